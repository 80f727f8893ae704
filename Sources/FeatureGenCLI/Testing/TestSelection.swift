import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource

/// The selection of generated tests for a run.
struct TestSelection {
  /// A test of a feature.
  struct Entry {
    var feature: Feature
    var test: TestCase
    /// The name of the generated function.
    var function: String
  }

  /// The selected tests; the tests of all features if no feature was named.
  private(set) var entries: [Entry]
  /// Whether all tests are run, including handwritten ones.
  let isEverything: Bool

  private init(_ entries: [Entry], isEverything: Bool) {
    self.entries = entries
    self.isEverything = isEverything
  }

  /// The arguments with which `swift test` runs only the selection.
  var arguments: [String] {
    isEverything ? [] : filters
  }

  /// The arguments with which `swift test` runs only the generated tests of the selection.
  var filters: [String] {
    let names = entries.map { entry in
      "\\.\(entry.feature.suiteType)/"
        + (namesTests ? "\(entry.function)\\(\\)" : "")
    }
    return Set(names).sorted().flatMap { ["--filter", $0] }
  }

  /// Whether single tests were requested.
  private var namesTests = false

  /// Selects the tests of features.
  ///
  /// - Parameters:
  ///   - features: The names of features; empty for all.
  ///   - filter: The title of a test, or a part of the titles of all requested tests; nil for all.
  static func of(
    _ features: [String], filter: String?, in project: FeatureProject
  ) -> Parsed<TestSelection> {
    let all = project.generatedFeatures
    var problems: [Diagnostic] = []
    let named = features.compactMap { name in
      let feature = all.first { $0.name.value == name }
      if feature == nil { problems.append(noFeature(name, among: all.map(\.name.value))) }
      return feature
    }
    let chosen = features.isEmpty ? all : named
    guard problems.isEmpty else { return Parsed(nil, diagnostics: problems) }
    var selection = TestSelection(
      chosen.flatMap(entries), isEverything: features.isEmpty && filter == nil)
    for feature in chosen where !features.isEmpty {
      guard feature.tests.isEmpty, feature.exploration == nil else { continue }
      return .failed(
        .unusableArgument, "'\(feature.name.value)' has no tests",
        hint: "write a test under 'tests:' in its spec")
    }
    guard let filter else { return Parsed(selection) }
    let exact = selection.entries.filter { $0.test.name.value == filter }
    let similar = selection.entries.filter { $0.test.name.value.firstRange(of: filter) != nil }
    let titles = selection.entries.map(\.test.name.value)
    selection.entries = exact.isEmpty ? similar : exact
    selection.namesTests = true
    guard selection.entries.isEmpty else { return Parsed(selection) }
    return .failed(
      .unusableArgument, "'\(filter)' is not in the name of any test",
      hint: closestName(to: filter, among: titles).map { "did you mean '\($0)'?" }
        ?? "use a name under 'tests:' in the specs")
  }

  private static func entries(_ feature: Feature) -> [Entry] {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    return zip(tests, testFunctionNames(of: feature)).map {
      Entry(feature: feature, test: $0, function: $1)
    }
  }
}
