import SpecSource
import SpecSwift

/// An app and its tests.
struct TestedApp {
  /// The types of the app and its tests.
  let types: LinkedTypes
  /// The dependencies of the app.
  let clients: AppClients
  /// The functions of the app's tests that make stores.
  let makers: StoreMakers
  /// The functions of the app that check something with XCTest, whose checks could not make a generated test fail.
  let checkingFunctions: Set<String>
}

/// The store of a test.
struct TestedStore {
  /// The test's name for its store.
  var name = "store"
  /// The name of the feature's type; nil until the store is found.
  var featureName: String?
  /// The feature; nil when no file that was read declares it.
  var feature: LinkedType?
  /// The state that the test changes before it passes the state to the store.
  var madeState: MadeState?
}

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

/// The dependencies that a test sets.
struct TestedDependencies {
  /// The kinds of the clocks that the test makes, `test` or `immediate`, by the clocks' names.
  var clocks: [String: String] = [:]
  /// The test's name for the values that collect calls.
  var recorder: String?
  /// The streams that the test feeds, by the test's names for them, each with its endpoint once it is known.
  var streams: [String: String] = [:]
  /// The continuations that feed streams, if the test names them separately.
  var continuations: [String: String] = [:]
  /// The names in the closures of the dependencies.
  var capturedWords: Set<String> = []
  /// The statements about each dependency, except for dependencies that some statements set as a whole.
  var statements: [String: [String]] = [:]
  /// The dependencies that some statements set as a whole.
  var wholeKeys: Set<String> = []
}

/// The functions, types and properties that a test's type declares.
struct TakenHelpers {
  /// The functions that are declared before the test's steps.
  var ofTest: Set<String> = []
  /// The functions and types that all tests of the type share.
  var shared: [SharedHelper] = []
  /// The properties that have no value until statements assign one, and whose assignments have not been read.
  var unset: [String: StoredProperty] = [:]
}

/// The arguments for the parameters of a function whose statements a test runs.
struct HandedArguments {
  /// The values, by the names of the parameters.
  var values: [String: HandedValue] = [:]
  /// The texts that take over the Swift of the arguments; nil when no function is being read.
  var texts: TestTexts?
}
