/// The bytes that mean something in YAML, by name where a literal would not be readable.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
  static let hash = UInt8(ascii: "#")
  static let question = UInt8(ascii: "?")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool {
    self == Byte.space || self == Byte.tab
  }

  /// Whether it ends a line; the other line breaks that YAML knows are not ASCII.
  var isLineBreak: Bool {
    self == Byte.lineFeed || self == Byte.carriageReturn
  }

  /// Whether it is an ASCII letter.
  var isLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  /// Whether it can stand in a Swift name; every byte of a non-ASCII character can.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
