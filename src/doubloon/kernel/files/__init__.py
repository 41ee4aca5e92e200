"""What people write and read, with every mistake named; records. Plain Python in every build."""
