import FeatureAdoption
import SpecSource

extension AdoptionReport {
  /// The lines about tests whose features no file in the report declares.
  var otherTestLines: [String] {
    let names = Set(features.map(\.name))
    let others = tests.filter { !names.contains($0.feature ?? "") }.flatMap(\.lines)
    return others.isEmpty ? [] : ["Tests of other features"] + others
  }

  /// The lines about dependencies, with the reasons why they stay handwritten.
  var clientLines: [String] {
    let lines = clients.flatMap { client -> [String] in
      let endpoints = client.endpoints.map { counted($0.count, "endpoint") } ?? "unknown endpoints"
      let (mark, words) =
        if files.specs.contains(where: { $0.key == client.key }) {
          ("✔", "its spec is accepted")
        } else if client.client == nil {
          ("◐", "stays external")
        } else {
          ("◐", "stays external; '--clients' tries a spec")
        }
      return ["  \(mark) \(client.key): \(endpoints), \(words)"]
        + client.reasons.map { "      \($0.span.description)   \($0.text)" }
    }
    return lines.isEmpty ? [] : ["Clients"] + lines
  }

  /// The number of tests that specs can express.
  var testSummary: String {
    guard !tests.isEmpty else { return "" }
    let said = "; \(tests.count { $0.draft != nil }) of \(counted(tests.count, "test"))"
    guard !features.isEmpty else { return said }
    return said + ", \(tests.count(where: \.isInSpec)) in specs"
  }
}

extension AdoptedTest {
  /// The reasons why the test stays as it is.
  var lines: [String] {
    reasons.map { "      \($0.span.description)   test '\(name)': \($0.text)" }
  }
}
