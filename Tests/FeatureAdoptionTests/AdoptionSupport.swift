import FeatureAdoption
import SpecSource
import Testing

/// Returns the adoption report about features in texts of Swift, each a file of its own.
func report(_ texts: String...) -> AdoptionReport {
  adoptionReport(
    of: texts.enumerated().map { number, text in
      SourceFile(path: "File\(number).swift", bytes: Array(text.utf8))
    })
}

/// Returns the adopted form of a feature whose reducer has some cases.
func feature(
  state: String = "var count = 0", actions: String = "case up", _ cases: String,
  members: String = ""
) throws -> AdoptedFeature {
  let text = """
    @Reducer
    struct Counter {
      struct State {
        \(state)
      }
      enum Action {
        \(actions)
      }
      \(members)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(cases)
          }
        }
      }
    }
    """
  let report = report(text)
  #expect(report.unreadFiles.isEmpty)
  return try #require(report.features.first)
}

/// Returns the adopted form of a handler with some statements.
func handler(_ body: String, members: String = "") throws -> AdoptedHandler {
  try #require(try feature("case .up:\n\(body)", members: members).handlers.first)
}
