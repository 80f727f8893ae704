import SpecSource

extension Rule {
  /// A value that begins with a character that has another meaning in YAML.
  public static let specialCharacter = Rule(
    "special-character",
    reason: """
      Some characters at the start of a value have a special meaning in YAML: '!' begins a tag, '&' an anchor, '*' an alias, and '|' \
      a text of several lines. No value begins with '%', '@' or '`'. Without quotes, Swift that begins with such a character is lost.

      Put the value in single quotes.
      """,
    wrong: """
      feature: Lamp
      state: {isOn: Bool = false}
      computed: {isOff: {type: Bool, get: !isOn}}
      actions: {toggle: state.isOn.toggle()}
      """,
    right: """
      feature: Lamp
      state: {isOn: Bool = false}
      computed: {isOff: {type: Bool, get: '!isOn'}}
      actions: {toggle: state.isOn.toggle()}
      """)

  /// A value that YAML splits at a comma, a colon or a bracket.
  public static let tornValue = Rule(
    "torn-value",
    reason: """
      A colon before a space ends a key in YAML. Between braces and brackets, a comma ends a value, and so does a bracket. \
      YAML splits Swift that contains such characters.

      Put the whole value in single quotes, or write it after '|' on separate lines.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {clamp: state.count = min(state.count, 10)}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {clamp: 'state.count = min(state.count, 10)'}
      """)

  /// A part of a value that is a comment in YAML.
  public static let unintendedComment = Rule(
    "unintended-comment",
    reason: """
      A '#' at the start of a value or after a space begins a comment in YAML. The rest of the line is lost, even if it is \
      Swift.

      Put the value in single quotes.
      """,
    wrong: """
      feature: Note
      state: {title: String = "Issue #1"}
      """,
    right: """
      feature: Note
      state: {title: 'String = "Issue #1"'}
      """)

  /// A feature of YAML that specs do not have.
  public static let unsupportedYAML = Rule(
    "unsupported-yaml",
    reason: """
      A spec is one document of mappings, lists and texts. It has no merge keys, no directives and no second document, so that people and \
      the tool read each file in the same way.

      Write the keys out, and move a second document into its own file.
      """,
    wrong: """
      feature: Counter
      state:
        <<: x
        count: Int = 0
      """,
    right: """
      feature: Counter
      state:
        count: Int = 0
      """)
}
