import SpecSource
import SwiftParser
import SwiftSyntax

/// Whether a text can be a Swift name, if necessary in backticks: `count`, `default`, `größe`.
///
/// `_`, `$0` and raw identifiers (with white space in backticks) cannot.
public func isIdentifier(_ text: String) -> Bool {
  guard text != "_", let first = text.utf8.first, first != UInt8(ascii: "`") else { return false }
  if text.allBytes(\.isWordByte) { return !first.isDigit }
  guard text.utf8.contains(where: { $0 >= 0x80 }),
    // An invisible joiner would distinguish a name from another name that looks the same.
    !text.unicodeScalars.contains(where: { HiddenKind($0) != nil })
  else { return false }
  return text.isValidSwiftIdentifier(for: .memberAccess)
}

/// Whether a name keeps its meaning in the position of a type or a module. Keywords do not, nor do words such as
/// `each` and `some`, which require a type after them.
public func isTypeName(_ text: String) -> Bool {
  var parser = Parser(text)
  let type = TypeSyntax.parse(from: &parser)
  guard !type.hasError, let name = type.as(IdentifierTypeSyntax.self)?.name else { return false }
  return name.tokenKind == .identifier(text)
}

/// Returns a name for its declaration: in backticks if it is a Swift keyword.
public func escapedIdentifier(_ name: String) -> String {
  reservedWords.contains(name) ? "`\(name)`" : name
}

/// Returns a name for use after a dot, where only `init`, `self` and the like need backticks.
public func escapedMember(_ name: String) -> String {
  isReservedMember(name) ? "`\(name)`" : name
}

/// Whether a name has another meaning after a dot.
private func isReservedMember(_ name: String) -> Bool {
  switch name {
  case "init", "self", "Type", "Protocol": true
  default: false
  }
}

/// The words that cannot be declared or used without backticks.
private let reservedWords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
  "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
  "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
]
