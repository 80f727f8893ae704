import SpecSource

/// A test as a spec declares it.
struct DraftedTest {
  /// The Swift before the first step.
  var setup: [String] = []
  /// The fields of the initial state.
  var given: [DraftKey] = []
  /// The Swift that makes the whole initial state; nil when only fields are given.
  var givenState: String?
  /// The values of the feature's parameters.
  var arguments: [DraftKey] = []
  /// The overrides of the dependencies.
  var overrides: [DraftKey] = []
  /// The steps.
  var steps: [SpecDraft] = []
  /// The dependencies that the test names, with their places.
  var usedKeys: [(key: String, span: SourceSpan)] = []
  /// The reasons that the test stays as it is.
  var reasons: [AdoptionReason] = []
}
