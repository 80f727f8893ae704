extension Rule {
  /// A file that is not UTF-8.
  public static let invalidEncoding = Rule(
    "invalid-encoding",
    reason: """
      The tool reads and writes UTF-8, so that a file means the same everywhere.

      Save the file as UTF-8. Most editors offer the encoding where they save a file.
      """)

  /// A character that is invisible, or that looks like another character.
  public static let hiddenCharacter = Rule(
    "hidden-character",
    reason: """
      Control characters, unusual spaces and invisible characters come with text from web pages and chats. Nobody sees them, and \
      Swift reads some of them as parts of names or operators.

      Delete the character, or write it as an escape in a Swift string.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count +=\u{A0}1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A file or a value that is larger, or nested deeper, than the tool reads.
  public static let exceededLimit = Rule(
    "exceeded-limit",
    reason: """
      The tool bounds the size and the nesting of files and values, so that no file exhausts its memory or its time. Nobody who \
      writes by hand reaches the bounds.

      Divide the file into several files, or move long Swift into a function in a separate file and call the function.
      """)
}
