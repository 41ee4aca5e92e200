#!/bin/sh
# build.sh SOURCE WHEELS: builds Doubloon's wheel, the web client included. Needs a C compiler for speed;
# Node.js comes with requirements/node.txt.
set -eu
python -m pip install --require-hashes --requirement "$1/requirements/node.txt"
python -m pip wheel --no-deps --wheel-dir "$2" "$1"
