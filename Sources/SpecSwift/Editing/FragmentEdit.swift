import SpecSource

/// A small edit that changes the behavior of a fragment.
public struct FragmentEdit: Sendable, Hashable {
  /// The replaced range, in UTF-8 bytes of the fragment's text.
  public var range: Range<Int>
  /// The text that replaces the range.
  public var replacement: String
  /// A description of the edit for people: `drop 'state.count += 1'`.
  public var title: String

  /// Whether the edit leaves nothing but white space of the fragment's text.
  public func leavesNothing(of text: String) -> Bool {
    let bytes = text.utf8
    return replacement.utf8.allSatisfy(\.isWhiteSpace)
      && bytes.prefix(range.lowerBound).allSatisfy(\.isWhiteSpace)
      && bytes.dropFirst(range.upperBound).allSatisfy(\.isWhiteSpace)
  }

  /// Returns the fragment's text after the edit.
  public func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + replacement
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}

extension SwiftFragment {
  /// The small edits that change the fragment's behavior, in source order.
  ///
  /// The edits drop statements, negate conditions, and replace operators and literals. Types are unknown to them, so
  /// that some of the results may not compile.
  public var edits: [FragmentEdit] {
    guard !isBroken else { return [] }
    let text = FragmentText(SourcedText(text: self.text, span: span, verbatimFrom: 0))
    return withParsingStack(for: text.count) {
      let tree = FragmentTree.parse(text, as: kind)
      guard !tree.root.hasError, tree.isWhole else { return [] }
      let finder = EditFinder(of: self.text, offset: tree.offset)
      finder.walk(tree.body)
      return finder.edits.sorted {
        ($0.range.lowerBound, $0.title) < ($1.range.lowerBound, $1.title)
      }
    }
  }
}
