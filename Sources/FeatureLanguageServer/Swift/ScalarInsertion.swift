import FeatureProgram
import FeatureSpec
import SpecSource

/// Inserts Swift into a scalar of a spec, in the style of the scalar; a scalar that cannot hold the Swift plainly is
/// quoted.
struct ScalarInsertion {
  /// A part of the spec, and its replacement.
  struct Edit: Equatable {
    var range: Range<Int>
    var text: String
  }

  private let scalar: SwiftScalar
  private let file: SourceFile
  /// Whether the scalar is in brackets; computed only when it matters.
  private lazy var isInBrackets = !isPlain("x, y")

  init(_ scalar: SwiftScalar, in file: SourceFile) {
    self.scalar = scalar
    self.file = file
  }

  /// Makes the edits that replace a part of the scalar's text.
  ///
  /// - Returns: The edit of that part, and the edits around it; nil where the scalar cannot hold the text.
  mutating func edits(
    replacing range: Range<Int>, by text: String
  ) -> (main: Edit, others: [Edit])? {
    guard 0 <= range.lowerBound, range.upperBound <= scalar.bytes.count else { return nil }
    let place = specRange(range)
    switch scalar.style {
    case .block:
      return (Edit(range: place, text: indented(text)), [])
    case .single:
      return text.contains("\n") ? nil : (Edit(range: place, text: doubled(text)), [])
    case .double:
      return text.contains("\n") ? nil : (Edit(range: place, text: escaped(text)), [])
    case .plain:
      guard !text.contains("\n") else { return nil }
      var whole = scalar.bytes
      whole.replaceSubrange(range, with: Array(text.utf8))
      guard needsQuotes(whole) else { return (Edit(range: place, text: text), []) }
      return quoted(range, place, text)
    }
  }

  private func specRange(_ range: Range<Int>) -> Range<Int> {
    let start = scalar.specOffset(of: range.lowerBound)
    return start..<max(start, scalar.specOffset(of: range.upperBound))
  }

  private func quoted(
    _ range: Range<Int>, _ place: Range<Int>, _ text: String
  ) -> (main: Edit, others: [Edit]) {
    var main = Edit(range: place, text: doubled(text))
    var others: [Edit] = []
    let quote = UInt8(ascii: "'")
    for (index, byte) in scalar.bytes.enumerated() where byte == quote && !range.contains(index) {
      let after = scalar.specOffset(of: index) + 1
      others.append(Edit(range: after..<after, text: "'"))
    }
    // Two edits must not begin at the same place.
    if range.lowerBound == 0 {
      main.text = "'" + main.text
    } else {
      let start = scalar.specOffset(of: 0)
      others.insert(Edit(range: start..<start, text: "'"), at: 0)
    }
    let end = scalar.specOffset(of: scalar.bytes.count)
    if range.upperBound == scalar.bytes.count {
      main.text += "'"
    } else if others.last?.range.lowerBound == end {
      others[others.count - 1].text += "'"
    } else {
      others.append(Edit(range: end..<end, text: "'"))
    }
    return (main, others)
  }

  /// Whether YAML would read a plain text as something else.
  private mutating func needsQuotes(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return valueNeedsQuotes(text, inBrackets: false)
      || valueNeedsQuotes(text, inBrackets: true) && isInBrackets
  }

  /// Whether another text could replace the scalar without quotes.
  private func isPlain(_ text: String) -> Bool {
    var bytes = file.bytes
    bytes.replaceSubrange(scalar.range, with: Array(text.utf8))
    let changed = SourceFile(path: file.path, bytes: bytes)
    return SpecContents(of: changed, as: SpecKind(of: changed)).swift.contains {
      $0.span.startOffset == scalar.range.lowerBound && $0.text == text
    }
  }

  private func doubled(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
  }

  /// Indents the lines like the block.
  private func indented(_ text: String) -> String {
    let start = scalar.specOffset(of: 0)
    let line = file.bytes[..<start].lastIndex { $0.isLineBreak }.map { $0 + 1 } ?? 0
    let margin = String(repeating: " ", count: start - line)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n\(margin)")
  }
}
