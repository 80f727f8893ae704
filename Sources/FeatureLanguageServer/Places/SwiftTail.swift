/// The name at the end of a Swift text, with the path before it: `state.timer.dur` of `guard state.timer.dur`.
struct SwiftTail: Equatable {
  /// A name of the path.
  struct Component: Equatable {
    /// The name.
    var name: String
    /// Whether a subscript follows the name.
    var isSubscripted = false
  }

  /// The names before the last dot.
  var path: [Component] = []
  /// The text after the last dot, or the beginning of the name.
  var prefix = ""
  /// Whether the name follows a dot with nothing before it: `.some`.
  var isImplicit = false
  /// The text before the path.
  var before = ""
  /// Whether the end is inside a string or a comment, where no name can appear.
  var isInText = false
  /// Whether the end is inside parentheses or brackets.
  var isNested = false

  /// Reads a text up to its end.
  init(_ text: String) {
    let nesting = Nesting(text.utf8)
    isInText = nesting.isInText
    isNested = nesting.depth > 0
    var rest = Array(text.utf8)[...]
    prefix = SwiftTail.takeName(&rest)
    while rest.last == UInt8(ascii: ".") {
      rest.removeLast()
      guard let component = SwiftTail.takeComponent(&rest) else {
        isImplicit = path.isEmpty
        break
      }
      path.insert(component, at: 0)
    }
    before = String(decoding: rest, as: UTF8.self)
  }

  /// Removes and returns the name at the end of a text.
  private static func takeName(_ text: inout ArraySlice<UInt8>) -> String {
    let name = text.reversed().prefix(while: isNameByte).count
    defer { text.removeLast(name) }
    return String(decoding: text.suffix(name), as: UTF8.self)
  }

  /// Removes and returns a name with the `?`, `!`, brackets and parentheses after it; nil when the text ends in no
  /// name.
  private static func takeComponent(_ text: inout ArraySlice<UInt8>) -> Component? {
    var isSubscripted = false
    while let last = text.last {
      switch last {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): text.removeLast()
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        isSubscripted = isSubscripted || last == UInt8(ascii: "]")
        guard takeBrackets(&text) else { return nil }
      default:
        let name = takeName(&text)
        return name.isEmpty ? nil : Component(name: name, isSubscripted: isSubscripted)
      }
    }
    return nil
  }

  /// Removes the brackets at the end of a text, with their content.
  private static func takeBrackets(_ text: inout ArraySlice<UInt8>) -> Bool {
    var depth = 0
    while let last = text.popLast() {
      switch last {
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "("): depth -= 1
      default: break
      }
      if depth == 0 { return true }
    }
    return false
  }
}

/// Whether a byte can be part of a name such as `$draft`.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}

/// The brackets, strings and comments that are open at the end of a Swift text.
private struct Nesting {
  /// The open brackets; a quote means an open string.
  private var open: [UInt8] = []
  private(set) var isInComment = false

  var isInText: Bool { open.last == UInt8(ascii: "\"") || isInComment }

  /// The number of open brackets, including brackets of interpolations.
  var depth: Int { open.count { $0 != UInt8(ascii: "\"") } }

  init(_ text: String.UTF8View) {
    var last: UInt8 = 0
    for byte in text {
      read(byte, last)
      // The second of two backslashes does not escape the next character.
      last = last == UInt8(ascii: "\\") && byte == last ? 0 : byte
    }
  }

  private mutating func read(_ byte: UInt8, _ last: UInt8) {
    if isInComment {
      isInComment = byte != UInt8(ascii: "\n")
    } else if open.last == UInt8(ascii: "\"") {
      readText(byte, last)
    } else {
      readCode(byte, last)
    }
  }

  private mutating func readText(_ byte: UInt8, _ last: UInt8) {
    let isEscaped = last == UInt8(ascii: "\\")
    switch byte {
    case UInt8(ascii: "\"") where !isEscaped, UInt8(ascii: "\n"): open.removeLast()
    case UInt8(ascii: "(") where isEscaped: open.append(byte)
    default: break
    }
  }

  private mutating func readCode(_ byte: UInt8, _ last: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
    case UInt8(ascii: "/") where last == byte: isInComment = true
    default: break
    }
  }
}
