import SpecSource

/// A value of a spec that is made from Swift.
public indirect enum SpecDraft: Sendable {
  /// A text: Swift, a name, or words for people.
  case text(DraftText)
  /// A list.
  case list([SpecDraft])
  /// Keys with their values, in the order in which they are written.
  case keys([DraftKey])
}

/// A text of a draft, and the Swift that it says.
public struct DraftText: Sendable {
  /// The text, without the indentation that all its lines had.
  public var text: String
  /// Where the Swift stands that it was made from; nil when none says it.
  public var span: SourceSpan?

  /// Takes a text and its place.
  public init(_ text: String, at span: SourceSpan? = nil) {
    (self.text, self.span) = (text, span)
  }
}

/// A key of a draft with its value.
public struct DraftKey: Sendable {
  /// The key.
  public var name: String
  /// Its value.
  public var value: SpecDraft
  /// The lines of the comment above it, without `#`.
  public var comments: [String]

  /// Takes a key and its value.
  public init(_ name: String, _ value: SpecDraft, comments: [String] = []) {
    (self.name, self.value, self.comments) = (name, value, comments)
  }
}

extension SpecDraft: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text that no Swift says.
  public init(stringLiteral text: String) {
    self = .text(DraftText(text))
  }

  /// A text, and where the Swift stands that it was made from.
  public static func text(_ text: String, at span: SourceSpan? = nil) -> SpecDraft {
    .text(DraftText(text, at: span))
  }

  /// Keys without those that have no value.
  public static func keys(_ pairs: (String, SpecDraft?)...) -> SpecDraft {
    .keys(pairs.compactMap { name, value in value.map { DraftKey(name, $0) } })
  }

  /// The value of a key; nil when it is not there.
  public subscript(name: String) -> SpecDraft? {
    guard case .keys(let keys) = self else { return nil }
    return keys.first { $0.name == name }?.value
  }

  /// The text that it is; nil when it is something else.
  public var text: String? {
    if case .text(let text) = self { text.text } else { nil }
  }

  /// The places of all Swift that its texts were made from.
  public var spans: [SourceSpan] {
    switch self {
    case .text(let text): text.span.map { [$0] } ?? []
    case .list(let items): items.flatMap(\.spans)
    case .keys(let keys): keys.flatMap(\.value.spans)
    }
  }
}
