import SpecSource

/// A test of a feature that was found in Swift.
public struct AdoptedTest: Sendable {
  /// Its name in words.
  public var name: String
  /// The name of its function.
  public var function: String
  /// The name of the feature's type; nil when the test does not tell.
  public var feature: String?
  /// Where it stands.
  public var span: SourceSpan
  /// The comments above it that do not document it.
  public var comments: [String]
  /// What a spec says of it; nil when it stays as it is.
  public var draft: SpecDraft?
  /// The helpers that the spec declares once for all tests.
  var helpers: [SharedHelper]
  /// The dependencies that it names, apart from those that come with the library.
  var keys: [(key: String, span: SourceSpan)]
  /// Why it stays as it is.
  public var reasons: [AdoptionReason]
  /// Whether the spec of its feature has it.
  public var isInSpec = false

  /// What tells it from all others.
  var id: String { "\(feature ?? "").\(name)" }
}

extension AdoptedTest {
  /// It with other texts.
  ///
  /// - Parameter other: Gives what stands in the place of a key's text; nil where that stays.
  func replacingTexts(_ other: (_ key: String, _ text: DraftText) -> String?) -> AdoptedTest {
    var test = self
    test.draft = test.draft?.replacingTexts(other)
    return test
  }
}

extension SpecDraft {
  fileprivate func replacingTexts(
    _ other: (_ key: String, _ text: DraftText) -> String?
  ) -> SpecDraft {
    switch self {
    case .text: self
    case .list(let items): .list(items.map { $0.replacingTexts(other) })
    case .keys(let keys):
      .keys(
        keys.map { key in
          var key = key
          if case .text(let text) = key.value, let replaced = other(key.name, text) {
            key.value = .text(replaced, at: text.span)
          } else {
            key.value = key.value.replacingTexts(other)
          }
          return key
        })
    }
  }
}
