import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Formats the Swift of a spec, all fragments by one run of a formatter.
///
/// A fragment remains unchanged where the formatter would change more than the layout, or where YAML could not hold
/// the result.
struct FragmentFormatting {
  let file: SourceFile
  /// Formats a Swift file; nil when that fails.
  let format: (_ swift: String) -> String?

  /// A fragment that can be formatted, and its style in the spec.
  fileprivate struct Fragment {
    var text: String
    var offsets: Range<Int>
    var style: Style
  }

  /// The YAML style of a fragment.
  fileprivate enum Style: Equatable {
    /// A text after `|`, indented by a number of columns.
    case block(indentation: Int)
    case plain
    case singleQuoted
  }

  /// Formats the fragments in a range; nil when the formatter fails.
  func edits(in range: Range<Int>) -> [Renaming.Edit]? {
    let sources = contents(of: file)
    let fragments = sources.compactMap(fragment).filter {
      $0.offsets.lowerBound <= range.upperBound && range.lowerBound <= $0.offsets.upperBound
    }
    guard !fragments.isEmpty else { return [] }
    guard let formatted = format(fragments.wrapped).map({ $0.unwrapped(fragments.count) }) else {
      return nil
    }
    let edits = zip(fragments, formatted).compactMap(edit)
    if isSound(edits, sources) { return edits }
    // Most likely, a fragment on one line has become text that YAML cannot hold there; the block scalars remain.
    let blocks = edits.filter { edit in
      fragments.contains { $0.offsets == edit.offsets && $0.style.isBlock }
    }
    return isSound(blocks, sources) ? blocks : []
  }

  private func contents(of file: SourceFile) -> [SourcedText] {
    SpecContents(of: file, as: SpecKind(of: file)).swift
  }

  private func fragment(_ source: SourcedText) -> Fragment? {
    guard parseFragment(source, as: .statements, options: .all).diagnostics.isEmpty else {
      return nil
    }
    let span = source.span
    switch span.text.utf8.first {
    case UInt8(ascii: "|"): return block(source)
    case UInt8(ascii: "'"):
      guard !span.text.contains(where: \.isNewline) else { return nil }
      return Fragment(text: source.text, offsets: span.offsets, style: .singleQuoted)
    case UInt8(ascii: "\""), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "&"),
      UInt8(ascii: "!"):
      return nil
    default:
      guard !span.text.contains(where: \.isNewline) else { return nil }
      return Fragment(text: source.text, offsets: span.offsets, style: .plain)
    }
  }

  /// Reads a block scalar, without its header and its trailing line breaks.
  private func block(_ source: SourcedText) -> Fragment? {
    let lines = source.span.text.split(separator: "\n", omittingEmptySubsequences: false)
    // A number in the header specifies the indentation of the text.
    guard let header = lines.first, !header.contains(where: \.isNumber),
      let first = lines.dropFirst().first(where: { !$0.trimmed.isEmpty }),
      !source.span.text.contains("\r")
    else { return nil }
    let start = source.span.startOffset + header.utf8.count + 1
    var end = source.span.endOffset
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x20 { end -= 1 }
    var text = source.text[...]
    while text.last?.isNewline == true { text.removeLast() }
    let indentation = first.utf8.prefix { $0 == 0x20 }.count
    return Fragment(
      text: String(text), offsets: start..<end, style: .block(indentation: indentation))
  }

  private func edit(_ fragment: Fragment, _ formatted: String) -> Renaming.Edit? {
    guard normalizedSwift(formatted) == normalizedSwift(fragment.text) else { return nil }
    let new: String
    switch fragment.style {
    case .block(let indentation):
      let margin = String(repeating: " ", count: indentation)
      new = formatted.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    case .plain: new = formatted
    case .singleQuoted: new = "'\(formatted.replacing("'", with: "''"))'"
    }
    let fits = fragment.style.isBlock || !formatted.contains(where: \.isNewline)
    guard fits, new != file.text(fragment.offsets) else { return nil }
    return Renaming.Edit(offsets: fragment.offsets, text: new)
  }

  /// Whether the spec contains the same Swift after edits.
  private func isSound(_ edits: [Renaming.Edit], _ before: [SourcedText]) -> Bool {
    let after = contents(of: file.applying(edits))
    return after.count == before.count
      && zip(before, after).allSatisfy { normalizedSwift($0.text) == normalizedSwift($1.text) }
  }
}

extension FragmentFormatting.Style {
  fileprivate var isBlock: Bool {
    if case .block = self { true } else { false }
  }
}

extension [FragmentFormatting.Fragment] {
  /// A file in which each text is the body of a function.
  fileprivate var wrapped: String {
    enumerated().map { index, fragment in
      let lines = fragment.text.split(separator: "\n", omittingEmptySubsequences: false)
      return "func fragment\(index)() {\n"
        + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}\n"
    }.joined(separator: "\n")
  }
}

extension String {
  /// Returns the bodies of a number of functions.
  fileprivate func unwrapped(_ count: Int) -> [String] {
    var bodies = Array(repeating: [Substring](), count: count)
    var index = -1
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "func fragment\(index + 1)() {" {
        index += 1
      } else if index >= 0 {
        bodies[index].append(line)
      }
    }
    return bodies.map { lines in
      let body = lines.prefix(upTo: lines.lastIndex(of: "}") ?? lines.endIndex)
      let margin = body.filter { !$0.isEmpty }.map { $0.utf8.prefix { $0 == 0x20 }.count }.min()
      return body.map { String($0.dropFirst(margin ?? 0)) }.joined(separator: "\n")
    }
  }
}
