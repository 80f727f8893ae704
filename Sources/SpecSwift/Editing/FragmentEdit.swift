import SpecSource

/// A small change of a fragment that makes it do something else.
public struct FragmentEdit: Sendable, Hashable {
  /// What is replaced, as a UTF-8 range of the fragment's text.
  public var range: Range<Int>
  /// What takes its place.
  public var replacement: String
  /// What is done, for people: `drop 'state.count += 1'`.
  public var title: String

  /// Whether the change leaves only white space of the fragment's text.
  public func leavesNothing(of text: String) -> Bool {
    let bytes = text.utf8
    return replacement.utf8.allSatisfy(\.isWhiteSpace)
      && bytes.prefix(range.lowerBound).allSatisfy(\.isWhiteSpace)
      && bytes.dropFirst(range.upperBound).allSatisfy(\.isWhiteSpace)
  }

  /// The fragment's text with the change made.
  public func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + replacement
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}

extension SwiftFragment {
  /// The small changes that make the fragment do something else, in the order of their places.
  ///
  /// Statements are dropped, conditions negated, operators and literals replaced by others. The types of what is
  /// changed are not known, so that some of what comes out may not compile.
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
