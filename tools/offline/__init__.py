"""The game without a server: Python compiled for browsers, with our package and its kernels, as one folder of files."""
