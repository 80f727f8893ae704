import SpecSource

/// A part of a text for people.
public enum InterpolatedPart: Sendable {
  /// Literal text.
  case text(String)
  /// A Swift expression whose value is shown.
  case value(SwiftFragment)
}

/// Parses a text in which `\(…)` contains a Swift expression. Everything else is text, including quotes and
/// backslashes.
public func parseInterpolatedText(_ source: SourcedText) -> Parsed<[InterpolatedPart]> {
  let bytes = Array(source.text.utf8)
  var parts: [InterpolatedPart] = []
  var diagnostics: [SpecSource.Diagnostic] = []
  var start = 0
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  while let opening = interpolation(in: bytes, from: start) {
    let body = opening + 2
    guard let end = closing(in: bytes, from: body) else {
      diagnostics.append(
        .error(
          .invalidSwift, "this '(' is never closed", at: source.span(of: body - 1..<body),
          hint: "close it with ')' after the Swift"))
      return Parsed(nil, diagnostics: diagnostics)
    }
    if opening > start { parts.append(.text(text(start..<opening))) }
    let part = SourcedText(
      text: text(body..<end), span: source.span(of: opening..<end + 1)
    ) { source.span(of: body + $0..<body + $0).start.offset }
    let fragment = parseFragment(part, as: .expression)
    diagnostics += fragment.diagnostics
    fragment.value.map { parts.append(.value($0)) }
    start = end + 1
  }
  if start < bytes.count { parts.append(.text(text(start..<bytes.count))) }
  return Parsed(parts, diagnostics: diagnostics)
}

/// Returns the offset of the next `\(`.
private func interpolation(in bytes: [UInt8], from start: Int) -> Int? {
  guard bytes.count > start + 1 else { return nil }
  return (start..<bytes.count - 1).first {
    bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "(")
  }
}

/// The maximum nesting depth of string literals in interpolations of string literals.
private let literalLimit = 16

/// Returns the offset of the parenthesis that closes the one before an offset. Parentheses in string literals do not
/// count.
private func closing(in bytes: [UInt8], from start: Int, inLiterals level: Int = 0) -> Int? {
  guard level < literalLimit else { return nil }
  var depth = 1
  var offset = start
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth -= 1
    case UInt8(ascii: "\""):
      guard let end = endOfLiteral(in: bytes, from: offset + 1, level) else { return nil }
      offset = end
    default: break
    }
    if depth == 0 { return offset }
    offset += 1
  }
  return nil
}

/// Returns the offset of the quote that closes the string literal opened before an offset.
private func endOfLiteral(in bytes: [UInt8], from start: Int, _ level: Int) -> Int? {
  var offset = start
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      return offset
    case UInt8(ascii: "\\")
    where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "("):
      guard let end = closing(in: bytes, from: offset + 2, inLiterals: level + 1) else {
        return nil
      }
      offset = end + 1
    case UInt8(ascii: "\\"):
      offset += 2
    default:
      offset += 1
    }
  }
  return nil
}
