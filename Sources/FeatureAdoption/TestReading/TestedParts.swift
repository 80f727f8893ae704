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
