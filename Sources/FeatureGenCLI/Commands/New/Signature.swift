import ArgumentParser
import SpecYAML

/// A name with its type, in the form of a field or parameter: `count: Int = 0`, `_ text: String`.
struct TypedName: Equatable {
  /// The name, with its label.
  var name: String
  /// The type, with its default value if it has one.
  var type: String

  /// Reads a name with its type.
  ///
  /// - Throws: `ValidationError` when the type is missing.
  static func parse(_ text: String) throws -> TypedName {
    guard let colon = text.firstIndex(of: ":") else {
      throw ValidationError("its type is missing; write '\(trimmed(text)): Int = 0'")
    }
    let name = trimmed(text[..<colon])
    let type = trimmed(text[text.index(after: colon)...])
    guard !name.isEmpty, !type.isEmpty else {
      throw ValidationError("write a name and a type, as in 'count: Int = 0'")
    }
    return TypedName(name: name, type: type)
  }
}

extension [TypedName] {
  /// The names with their types in a spec.
  var tree: YAMLTree { .keys(map { YAMLEntry($0.name, $0.type) }) }
}

/// A function without its body: `load(city: String) async throws -> Weather`.
struct Signature {
  /// The name.
  var name: String
  /// The parameters.
  var parameters: [TypedName] = []
  /// The text after the parameters.
  var rest: String

  /// Reads the name and the parameters.
  ///
  /// - Throws: `ValidationError` when the name is missing, or a parenthesis is unbalanced.
  init(_ text: String) throws {
    name = trimmed(text.prefix { $0 != "(" && !$0.isWhitespace && $0 != ":" })
    guard !name.isEmpty else { throw ValidationError("write a name first, as in 'load(id: Int)'") }
    let following = text.drop(while: \.isWhitespace).dropFirst(name.count).drop(
      while: \.isWhitespace)
    guard following.first == "(" else {
      rest = trimmed(following)
      return
    }
    let parts = splitAtCommas(following.dropFirst())
    guard let end = parts.end else { throw ValidationError("a ')' is missing") }
    parameters = try parts.parts.map(TypedName.parse)
    rest = trimmed(following[end...].dropFirst())
  }
}

/// Splits a list at the commas outside brackets, up to the bracket that closes the list.
private func splitAtCommas(_ text: Substring) -> (parts: [String], end: String.Index?) {
  var parts: [String] = []
  var part = ""
  var depth = 0
  var previous: Character = " "
  for index in text.indices {
    let character = text[index]
    // The `>` of an arrow closes nothing.
    let closes = ")]}".contains(character) || character == ">" && previous != "-"
    if closes, depth == 0 {
      if !trimmed(part).isEmpty { parts.append(part) }
      return (parts, index)
    }
    if closes { depth -= 1 }
    if "([{<".contains(character) { depth += 1 }
    if character == ",", depth == 0 {
      parts.append(part)
      part = ""
    } else {
      part.append(character)
    }
    previous = character
  }
  return (parts, nil)
}

/// Returns a text without the white space around it.
func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop(while: \.isWhitespace)
  let end = start.reversed().prefix(while: \.isWhitespace).count
  return String(start.dropLast(end))
}
