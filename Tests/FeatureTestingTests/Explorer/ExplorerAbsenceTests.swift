import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Actions for missing children")
struct ExplorerAbsenceTests {
  @Test("lead to no state in the explorer until the child exists")
  func absence() async {
    let exploration = await StateExplorer(initialState: AskingFeature.State()) {
      AskingFeature()
    }
    .explore(
      actions: [
        ("alert.yes", .alert(.presented(.yes))),
        ("alert.dismiss", .alert(.dismiss)),
        ("ask", .ask),
      ],
      depth: 6,
      invariants: [StateInvariant("answers come after questions") { $0.answers <= $0.questions }]
    )
    // The states contain up to six questions, each answered or not, one of them open. The explorer visits all of them
    // without a report.
    #expect(exploration.end == .depth)
    #expect(exploration.states > 10)
  }

  @Test("are reported by a test store")
  func report() async {
    let failures = await failures {
      let store = TestStore(initialState: AskingFeature.State()) { AskingFeature() }
      await store.send(.alert(.presented(.yes))) { $0.answers = 1 }
    }
    #expect(failures.first?.message.contains("its state is already nil") == true)
  }
}

/// A feature that asks questions, and counts the answers.
private struct AskingFeature: Reducer {
  struct State: Equatable, Sendable {
    var questions = 0
    var answers = 0
    var alert: AlertState<Action.Alert>?
  }

  enum Action: Equatable, Sendable {
    case ask
    case alert(PresentationAction<Alert>)

    enum Alert: Equatable, Sendable {
      case yes
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ask:
      state.questions += 1
      state.alert = AlertState {
        TextState("Really?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
      }
    case .alert(let answer):
      let presentation = Presentation(of: state.alert)
      if answer == .presented(.yes) { state.answers += 1 }
      presentation.dismiss(&state.alert)
    }
    return .none
  }
}
