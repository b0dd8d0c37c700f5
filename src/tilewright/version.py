"""The version of Tilewright."""

VERSION = "0.1.0"
