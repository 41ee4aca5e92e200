"""What commands share: arguments, files, output, the language, sentences about games."""
