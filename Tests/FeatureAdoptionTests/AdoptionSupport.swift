import FeatureAdoption
import SpecSource
import SpecSupport
import Testing

/// Returns the adoption report about features in texts of Swift, each a file of its own.
func report(_ texts: String...) -> AdoptionReport {
  adoptionReport(
    of: texts.enumerated().map { number, text in
      SourceFile(path: "File\(number).swift", bytes: Array(text.utf8))
    }, trying: bundledSets, takesTests: false)
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

/// Returns the adopted form of a handler with some statements, in a feature with several fields, actions and
/// dependencies.
func handler(_ body: String, members: String = "") throws -> AdoptedHandler {
  let state = """
    var count = 0
    var isReady = false
    var ids: [Int] = []
    var kind = Kind.a
    """
  let actions = """
    case up, down, tick, failed, shown, changed
    case loaded(Int), load(Int), event(Int)
    """
  let own = """
    enum Kind { case a, b }
    enum CancelID { case a, load }
    @Dependency(\\.api) var api
    @Dependency(\\.socket) var socket
    @Dependency(\\.continuousClock) var clock
    """
  let cases = """
    case .up:
    \(body)
    case .down, .tick, .failed, .shown, .changed, .loaded, .load, .event: return .none
    """
  let feature = try feature(state: state, actions: actions, cases, members: own + "\n" + members)
  #expect(feature.reasonsForNoSpec.map(\.text) == [])
  return try #require(feature.handlers.first)
}
