import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// A parent that sees a child's action before the child does is no spec: generated code runs the child first.
@Suite("Reactions before the reducers of children")
struct EarlyReactionTests {
  @Test("are a reason where the child may be gone, with their line", arguments: [true, false])
  func presented(isEarly: Bool) throws {
    let reaction = """
          Reduce { state, action in
            switch action {
            case .child(.presented(.up)):
              state.seen = state.child?.count ?? 0
              return .none
            default: return .none
            }
          }
      """
    let own = """
          Reduce { state, action in
            switch action {
            case .down:
              state.seen = 0
              return .none
            default: return .none
            }
          }
      """
    let text = """
      import ComposableArchitecture

      \(countingReducer("Child"))

      @Reducer
      struct Parent {
        struct State: Equatable {
          var seen: Int = 0
          @Presents var child: Child.State?
        }
        enum Action {
          case child(PresentationAction<Child.Action>)
          case down
        }
        var body: some ReducerOf<Self> {
      \(isEarly ? reaction : own)
      \(isEarly ? own : reaction)
          .ifLet(\\.$child, action: \\.child) { Child() }
        }
      }
      """
    let report = adoptionReport(
      of: [SourceFile(path: "Parent.swift", text: text)],
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    let parent = try #require(report.features.first { $0.name == "Parent" })
    guard isEarly else {
      guard case .accepted(_, let roundTrip)? = parent.spec else {
        Issue.record("\(parent)")
        return
      }
      return #expect(roundTrip.isEqual)
    }
    guard case .none(let reasons)? = parent.spec else {
      Issue.record("a spec was made")
      return
    }
    #expect(reasons.map(\.text) == ["a reaction before the reducer of its child"])
    #expect(reasons.first?.span.start.line == 32)
  }
}
