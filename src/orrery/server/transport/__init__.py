"""Bytes: sockets, HTTP, origins, outboxes, pages."""
