import SpecSource

extension Rule {
  /// A line that YAML cannot read in its position.
  public static let invalidYAML = Rule(
    "invalid-yaml",
    reason: """
      Each line of a spec is a member of a mapping ('key: value'), an entry of a list ('- value') or a part of the text above it. The \
      tool cannot read a line that is none of these.

      Write the line as a member or an entry of the collection around it. Swift that contains YAML's special characters needs single quotes.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: state.count += 1
        - reset
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: state.count += 1
        reset: state.count = 0
      """)

  /// A line whose indentation fits no line above it.
  public static let wrongIndentation = Rule(
    "wrong-indentation",
    reason: """
      YAML reads from the indentation which lines belong together. All members of a mapping begin in the same column, deeper than \
      the key that they belong to. Only spaces indent a line: tabs and no-break spaces do not.

      Indent the line like its neighbours.
      """,
    wrong: """
      feature: Counter
      state:
          count: Int = 0
        step: Int = 1
      """,
    right: """
      feature: Counter
      state:
        count: Int = 0
        step: Int = 1
      """)

  /// A quote that nothing closes.
  public static let unclosedQuote = Rule(
    "unclosed-quote",
    reason: """
      A quoted text ends at the next quote of the same kind, even many lines below. Without its closing quote, the text includes the lines that follow.

      Close the text on its line.
      """,
    wrong: """
      feature: Greeting
      state: {count: Int = 0}
      actions:
        greet: 'state.count += 1
      """,
    right: """
      feature: Greeting
      state: {count: Int = 0}
      actions:
        greet: 'state.count += 1'
      """)

  /// Braces or brackets that nothing closes, or without commas between their values.
  public static let invalidBrackets = Rule(
    "invalid-brackets",
    reason: """
      Between braces and brackets, commas separate the values, and each opening bracket has a closing one of its kind.

      Add the missing bracket or comma, or remove the one too many. Swift with brackets or commas needs single quotes.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      """)

  /// A backslash in double quotes that YAML resolves or does not know.
  public static let invalidEscape = Rule(
    "invalid-escape",
    reason: """
      In double quotes, YAML resolves each backslash itself before Swift sees the text. YAML does not know all escapes of Swift, and \
      replaces the escapes that it knows by their characters.

      Use single quotes, in which a backslash is a backslash.
      """,
    wrong: """
      feature: Counter
      state: {label: String, count: Int}
      actions: {show: "state.label = \\(state.count)"}
      """,
    right: """
      feature: Counter
      state: {label: String, count: Int = 0}
      actions: {show: 'state.label = "\\(state.count)"'}
      """)

  /// A key that is no text, or that is missing before its colon.
  public static let invalidKey = Rule(
    "invalid-key",
    reason: """
      A key is a text before a colon. YAML also allows empty keys and keys that are lists or mappings; specs do not.

      Write the key as 'name:'. A key of Swift with brackets or special characters needs single quotes.
      """,
    wrong: """
      feature: Counter
      state:
        : Int = 0
      """,
    right: """
      feature: Counter
      state:
        count: Int = 0
      """)
}
