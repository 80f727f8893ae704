import SpecSource

/// A test of a feature that was found in Swift.
public struct AdoptedTest: Sendable {
  /// The name of the test in words.
  public var name: String
  /// The name of the test's function.
  public var function: String
  /// The name of the feature's type; nil when the test does not show which feature it tests.
  public var feature: String?
  /// The place of the test.
  public var span: SourceSpan
  /// The comments above the test that are not documentation.
  public var comments: [String]
  /// The test as a spec declares it; nil when the test stays as it is.
  public var draft: SpecDraft?
  /// The helpers that the spec declares once for all tests.
  var helpers: [SharedHelper]
  /// The dependencies that the test names, except those that come with the library.
  var keys: [(key: String, span: SourceSpan)]
  /// The reasons that the test stays as it is.
  public var reasons: [AdoptionReason]
  /// Whether the spec of its feature contains the test.
  public var isInSpec = false

  /// The unique identifier of the test: the names of its feature and of the test.
  var id: String { "\(feature ?? "").\(name)" }
}

extension AdoptedTest {
  /// Returns the test with other texts.
  ///
  /// - Parameter other: Returns the replacement of a key's text; nil for a text that stays.
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
