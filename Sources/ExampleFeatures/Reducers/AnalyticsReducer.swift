public import FeatureRuntime

/// Counts what happens in a feature: what an action meets, or what it has led to.
public nonisolated struct AnalyticsReducer<State, Action: Sendable>: Reducer {
  @Dependency(\.analytics) private var analytics
  private let event: (_ state: State, _ action: Action) -> String?

  /// Makes a reducer that changes nothing.
  ///
  /// - Parameter event: The event that an action is; nil for none.
  public init(event: @escaping (_ state: State, _ action: Action) -> String?) {
    self.event = event
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard let event = event(state, action) else { return .none }
      return .run { [analytics] _ in analytics.track(event, properties: [:]) }
    }
  }
}
