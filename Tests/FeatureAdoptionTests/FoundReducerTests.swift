import FeatureAdoption
import Testing

@Suite("Found reducers")
struct FoundReducerTests {
  @Test("a reducer with the state and the actions of a feature is a part of the feature")
  func parts() {
    let report = report(
      """
      @Reducer struct Counter {
        struct State {}
        enum Action { case up }
        var body: some ReducerOf<Self> { Log() }
        struct Log: Reducer {
          typealias State = Counter.State
          typealias Action = Counter.Action
        }
      }
      @Reducer struct Other {
        typealias State = Counter.State
        enum Action { case up }
      }
      struct Again: Reducer {
        typealias State = Counter.Log.State
        typealias Action = Counter.Log.Action
      }
      struct Round: Reducer {
        typealias State = Trip.State
        typealias Action = Trip.Action
      }
      struct Trip: Reducer {
        typealias State = Round.State
        typealias Action = Round.Action
      }
      """)
    // A reducer that only has other names for the types has no parts, and no part is left out.
    #expect(report.features.map(\.name) == ["Counter", "Other", "Again", "Round", "Trip"])
    #expect(report.features.flatMap { $0.parts.map(\.name) } == ["Counter.Log"])
  }

  @Test("a type that conforms to another library's 'Reducer' is no feature")
  func otherLibraries() {
    let report = report(
      """
      struct Login: Reducer {
        struct State {}
        enum Action { case shown }
        func reduce(_ state: inout State, action: Action) -> Result<Action> { .init() }
      }
      """)
    #expect(report.features.isEmpty)
  }

  @Test("a reducer is found whose state and actions are separate types of the app")
  func outerTypes() {
    let report = report(
      """
      struct CounterState {}
      enum CounterAction { case up }
      struct Counter: ReducerProtocol {
        func reduce(into state: inout CounterState, action: CounterAction) -> EffectTask<CounterAction> {
          return .none
        }
      }
      struct Twice: ReducerProtocol {
        var body: some ReducerProtocol<CounterState, CounterAction> { Counter() }
      }
      struct Log<State, Action>: ReducerProtocol {
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> { return .none }
      }
      struct Foreign: ReducerProtocol {
        func reduce(into state: inout Kit, action: KitAction) -> EffectTask<KitAction> { return .none }
      }
      """)
    #expect(report.features.map(\.name) == ["Counter", "Twice"])
    #expect(
      report.features.map { $0.reasonsForNoSpec.map(\.text) } == [
        ["'Action' is not an enum nested in the feature"],
        ["'Action' is not an enum nested in the feature"],
      ])
  }
}
