import Testing

@testable import FeatureAdoption

@Suite("Handlers that become functions in Swift")
struct ManualHandlerTests {
  @Test(
    "may use the name of a procedure, but cannot perform the procedure",
    arguments: [
      ("state.refresh = true", true), ("other.refresh(into: &state)", true),
      ("_ = refresh(into: &state)", false), ("_ = self.refresh(into: &state)", false),
    ])
  func procedures(statement: String, isDrafted: Bool) {
    let drafted = try? draftedCounter(
      """
      import ComposableArchitecture

      @Reducer
      struct Counter {
        @ObservableState
        struct State: Equatable {
          var refresh = false
        }

        enum Action {
          case opened
          case tapped
        }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              return refresh(into: &state)

            case .tapped:
              for _ in 0..<3 {
                \(statement)
                if state.refresh { return .none }
              }
              return .none
            }
          }
        }

        private func refresh(into state: inout State) -> Effect<Action> {
          state.refresh = true
          return .none
        }
      }
      """, attempt: DraftingAttempt(takesManual: true))
    #expect((drafted != nil) == isDrafted)
    if let drafted { #expect(drafted.handlers.procedures.count == 1) }
  }
}
