"""What `make load` and `make faults` share: a real server as a child process, its database, and many light visitors."""
