import Testing

@testable import FeatureAdoption

@Suite("Reducers of an app in a body")
struct ComposedReducerTests {
  @Test("stay Swift, whatever their names begin with", arguments: ["Logger", "ReducerLogger"])
  func kept(name: String) throws {
    let drafter = try draftedCounter(
      """
      import ComposableArchitecture

      @Reducer
      struct Counter {
        @ObservableState
        struct State: Equatable {
          var count = 0
        }

        enum Action {
          case up
        }

        var body: some ReducerOf<Self> {
          \(name)()
          Reduce { state, action in
            switch action {
            case .up:
              state.count += 1
              return .none
            }
          }
        }
      }
      """)
    #expect(drafter.body.composition.map(\.text.text) == ["\(name)()"])
    #expect(drafter.handlers.all.map(\.address) == [.own("up")])
  }
}
