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

/// A text of a draft, with the place of the Swift that it was made from.
public struct DraftText: Sendable {
  /// The text, without the indentation that all its lines had.
  public var text: String
  /// The place of the Swift that the text was made from; nil when it was made from none.
  public var span: SourceSpan?
  /// The reason that an effect stays Swift; nil for texts that are no effects.
  var reason: AdoptionReason?

  /// Makes a text with its place.
  public init(_ text: String, at span: SourceSpan? = nil) {
    (self.text, self.span) = (text, span)
  }

  /// Makes an effect in Swift that was made from no single piece of Swift.
  init(_ text: String, because reason: AdoptionReason?) {
    (self.text, self.reason) = (text, reason)
  }
}

/// A key of a draft, with its value.
public struct DraftKey: Sendable {
  /// The name of the key.
  public var name: String
  /// The value of the key.
  public var value: SpecDraft
  /// The lines of the comment above the key, without `#`.
  public var comments: [String]

  /// Makes a key with its value.
  public init(_ name: String, _ value: SpecDraft, comments: [String] = []) {
    (self.name, self.value, self.comments) = (name, value, comments)
  }
}

extension SpecDraft: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a text that was not made from Swift.
  public init(stringLiteral text: String) {
    self = .text(DraftText(text))
  }

  /// Makes a text with the place of the Swift that it was made from.
  public static func text(_ text: String, at span: SourceSpan? = nil) -> SpecDraft {
    .text(DraftText(text, at: span))
  }

  /// Makes a value of the keys that have a value.
  public static func keys(_ pairs: (String, SpecDraft?)...) -> SpecDraft {
    .keys([DraftKey](pairs))
  }

  /// The value of a key; nil when the key is missing.
  public subscript(name: String) -> SpecDraft? {
    guard case .keys(let keys) = self else { return nil }
    return keys.first { $0.name == name }?.value
  }

  /// The text of the value; nil when the value is not a text.
  public var text: String? {
    if case .text(let text) = self { text.text } else { nil }
  }

  /// The places of all Swift that the value's texts were made from.
  public var spans: [SourceSpan] {
    switch self {
    case .text(let text): text.span.map { [$0] } ?? []
    case .list(let items): items.flatMap(\.spans)
    case .keys(let keys): keys.flatMap(\.value.spans)
    }
  }
}

extension SpecDraft {
  /// Whether the value says the same as another value.
  fileprivate func says(_ other: SpecDraft) -> Bool {
    switch (self, other) {
    case (.text(let first), .text(let second)): first.text == second.text
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.says($1) }
    case (.keys(let first), .keys(let second)): first.say(second)
    default: false
    }
  }
}

extension [DraftKey] {
  /// Makes the keys that have a value.
  init(_ pairs: (String, SpecDraft?)...) { self.init(pairs) }

  /// Makes the keys that have a value.
  fileprivate init(_ pairs: [(String, SpecDraft?)]) {
    self = pairs.compactMap { name, value in value.map { DraftKey(name, $0) } }
  }

  /// Whether the keys say the same as other keys, with the same comments.
  func say(_ others: [DraftKey]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { key, other in
        key.name == other.name && key.comments == other.comments && key.value.says(other.value)
      }
  }
}
