import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// A parent may handle a child's action before the child does. Its spec then orders the reaction before the child.
@Suite("Reactions before the reducers of children")
struct EarlyReactionTests {
  @Test("are ordered before a child that may be dismissed", arguments: [true, false])
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
    let source = """
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
      of: [SourceFile(path: "Parent.swift", text: source)],
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    let parent = try #require(report.features.first { $0.name == "Parent" })
    let text = try #require(parent.spec.equalText, "\(parent)")
    #expect(text.contains("\nchildren:\n"))
    #expect(text.contains("order: before") == isEarly, "\(text)")
  }
}
