"""The exit codes of the command line."""

DONE, NO, BAD = 0, 1, 2
# As a shell reports programs that SIGPIPE and SIGINT ended: not the answer "no", and not bad input.
READER_GONE = 141
INTERRUPTED = 130
