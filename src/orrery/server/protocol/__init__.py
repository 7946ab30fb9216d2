"""Every message, code and error that travels; the schema that describes them."""
