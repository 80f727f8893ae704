import FeatureRuntime

/// A store for tests: it runs a feature and fails the test on each event that the test did not state.
///
/// ```swift
/// let store = TestStore(initialState: SampleTextFeature.State()) {
///   SampleTextFeature()
/// } withDependencies: {
///   $0.sampleText.load = { "Hello" }
/// }
/// await store.send(.load) {
///   $0.isLoading = true
/// }
/// await store.receive(\.loaded) {
///   $0.isLoading = false
///   $0.text = "Hello"
/// }
/// ```
///
/// When the store is released at the end of the test, actions that were not received and effects that still run fail
/// the test, at the place where the store was made. Steps wait for conditions, never for a time: a step returns when
/// all effects have ended, sleep on a clock or wait for something outside. Before macOS 15, iOS 18, tvOS 18 and
/// watchOS 11, a store cannot detect whether an effect works or waits. On those systems, the store waits a moment for
/// each effect that neither has ended nor sleeps on a clock.
@MainActor
public final class TestStore<State: Equatable, Action: Sendable> {
  /// The state after the steps of the test so far.
  public internal(set) var state: State {
    get { recording?.state(after: stated) ?? stated }
    set { stated = newValue }
  }
  private var stated: State

  /// The amount that the test has to state.
  public var exhaustivity: Exhaustivity = .on

  let core: TestCore<State, Action>
  private let place: IssueLocation
  /// The recording of the test, which replaces the comparison with the test's expectations; nil without a recording.
  let recording: StepRecording<State, Action>?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: Makes the reducer.
  ///   - prepare: Overrides dependencies; the use of a dependency without an override fails the test.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var dependencies = DependencyValues.test()
    prepare(&dependencies)
    let (state, reducer) = place.attribute {
      dependencies.perform { (initialState(), reducer()) }
    }
    self.stated = state
    self.core = TestCore(state: state, dependencies: dependencies) {
      reducer.reduce(into: &$0, action: $1)
    }
    self.recording = StepRecording(core, file: fileID, line: line)
    recording?.observeSteps()
  }

  deinit {
    let isExhaustive = exhaustivity == .on
    if let recording { return recording.end(core.running, isExhaustive: isExhaustive) }
    guard isExhaustive else { return }
    let actions = core.receivedActions.value.elements
    if !actions.isEmpty {
      place.report(unreceivedAtEnd(actions))
    } else {
      let changes = core.unstatedSharedChanges
      if !changes.isEmpty { place.report(unstatedAtEnd(changes)) }
    }
    let effects = core.running
    guard !effects.isEmpty else { return }
    let note = effects.allSatisfy(\.isAsleep) ? "" : core.uncountedNote
    place.report(runningAtEnd(effects) + note)
  }

  /// The dependencies of all further actions and effects.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Changes the exhaustivity for the duration of an operation.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
