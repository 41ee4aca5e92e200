"""Tables without a server: the same requests and messages, for people at one device with bots."""
