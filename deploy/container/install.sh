#!/bin/sh
# install.sh REQUIREMENTS WHEELS DATA USER: installs the locked packages and the wheel, and makes the data
# directory. It belongs to the user that runs the server: a volume that is mounted there for the first
# time takes its owner from it.
set -eu
python -m pip install --require-hashes --requirement "$1"
python -m pip install --no-deps "$2"/*.whl
mkdir -p "$3"
chown "$4" "$3"
chmod 700 "$3"
