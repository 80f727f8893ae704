import SpecSource

/// The messages about text whose meaning in YAML differs from the intended one.
enum PitfallMessages {
  static func tag(_ tag: String, isAll: Bool) -> String {
    "'\(tag)' is a YAML tag, so \(isAll ? "the value" : "it") would be lost"
  }

  static func anchor(_ anchor: String) -> String {
    "'\(anchor)' is a YAML anchor, so it would be lost"
  }

  static func alias(_ alias: String) -> String {
    "'\(alias)' is a YAML alias, which specs do not have"
  }

  static let mergeKey = "'<<' is a YAML merge key, which specs do not have"

  static let writeOut = "write the keys out: specs have no anchors, aliases or merge keys"

  static func delete(_ property: String) -> String {
    "delete '\(property)': specs have no tags, anchors or aliases"
  }

  static let colon = "': ' ends a key in YAML, so this value cannot be read as one text"

  static func name(_ name: String) -> String {
    "the name '\(name)' would be split: ': ' ends a key in YAML"
  }

  static func split(_ text: String) -> String {
    "'\(text)' would be split: its commas end a value in YAML"
  }

  static func brackets(_ text: String) -> String {
    "'\(text)' needs quotes between YAML's braces and brackets"
  }

  static func rest(_ text: String) -> String {
    "'\(text)' looks like the rest of a value that a comma has split"
  }

  static func splitAtColon(_ text: String) -> String {
    "'\(text)' would be split: its ': ' ends a key in YAML"
  }

  static let comment = "' #' begins a comment in YAML, so the rest of the value would be lost"

  static let secondRoot = "the spec ends before this line"

  static let tab = "a tab indents this line"

  static let missingKey = "the key before this colon is missing"

  static let hash = "'#' begins a comment in YAML, so the value would be lost"

  static func start(_ character: String) -> String {
    "a value cannot begin with '\(character)' in YAML"
  }

  static func block(_ character: String) -> String {
    "'\(character)' begins a text on the lines below in YAML, so nothing may follow it here"
  }

  static func blockInFlow(_ character: String) -> String {
    "'\(character)' with lines below it is not allowed between YAML's braces and brackets"
  }

  static func pair(_ text: String) -> String {
    "'\(text)' is a mapping, which needs braces in a list"
  }

  static func afterQuote(_ text: String) -> String {
    "'\(text)' follows the closing quote, which ends a value in YAML"
  }

  static func afterBracket(_ text: String) -> String {
    "'\(text)' follows the closing bracket, which ends a value in YAML"
  }
}
