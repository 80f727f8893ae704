import FeatureRuntime
import Foundation

/// Records the events of a test, step by step, for `featuregen test --record`.
///
/// Each event is a JSON object on a line of its own, at the end of the file that an environment variable names. The
/// tests are run one at a time.
@MainActor
final class StepRecording<State: Equatable, Action: Sendable> {
  /// An event that the test has not stated yet.
  private struct Arrival {
    enum Kind {
      /// An action that an effect has sent.
      case action(Action, state: State)
      /// Changes of shared values by effects during the step.
      case effects
    }

    var kind: Kind
    /// The position in the log of shared values after the event.
    var end: Int
    /// The line of the step after which the event has arrived.
    var line: UInt

    var isAction: Bool { if case .action = kind { true } else { false } }
  }

  /// The expectation of a step.
  typealias Update = (inout State) throws -> Void

  private let core: TestCore<State, Action>
  private let file: RecordingFile
  private let test: String
  /// The number of arrived actions that conditions see.
  private let ahead: Int
  /// The line of the last step that was carried out.
  private var line: UInt
  /// Whether that step has no action of its own and can state the changes of shared values by effects.
  private var isQuiet = false
  /// The state after all recorded events.
  private var last: State
  private var arrivals: [Arrival] = []

  /// Begins to record; nil where the environment names no file.
  init?(
    _ core: TestCore<State, Action>, file: StaticString, line: UInt,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let path = environment["FEATUREGEN_RECORDING"] else { return nil }
    self.ahead = environment["FEATUREGEN_RECORDING_AHEAD"].flatMap { Int($0) } ?? 0
    self.core = core
    self.file = RecordingFile(path: path)
    self.test = "\(file):\(line)"
    self.line = line
    self.last = core.state
    write("begin", line, [:])
  }

  /// Notes the steps that the store does not carry out: the steps of clocks and streams.
  func observeSteps() {
    stepObserver.set { [weak self] in self?.begin(atLine: $0, isQuiet: true) }
  }

  /// Returns the state that a condition sees: the state after the number of arrived actions by which this run looks
  /// ahead.
  func state(after stated: State) -> State {
    takeArrivals()
    let states = arrivals.compactMap {
      if case .action(_, let state) = $0.kind { state } else { nil }
    }
    return states.prefix(ahead).last ?? stated
  }

  /// Notes that another step begins: events so far have arrived after the previous step.
  ///
  /// - Parameter isQuiet: Whether the step has no action of its own.
  func begin(atLine line: UInt, isQuiet: Bool = false) {
    takeArrivals()
    self.line = line
    self.isQuiet = isQuiet
  }

  private func takeArrivals() {
    let known = arrivals.last?.end ?? core.sharedLog.start
    // Later changes belong to the actions that arrive after them.
    let isFirst = arrivals.last.map { $0.line != line || !$0.isAction } ?? true
    if isQuiet, isFirst, core.sharedEnd > known {
      arrivals.append(Arrival(kind: .effects, end: core.sharedEnd, line: line))
    }
    while let (action, reduction) = core.popReceived() {
      arrivals.append(
        Arrival(
          kind: .action(action, state: reduction.state), end: reduction.shared.upperBound,
          line: line))
    }
  }

  /// Records an action that the test has sent.
  func sent(_ reduction: TestCore<State, Action>.Reduction, _ update: Update?) {
    writeArrivals(.max, before: update, reduction.state, upTo: reduction.shared.upperBound)
    let outcome = outcome(reduction.state, upTo: reduction.shared.upperBound)
    write("step", line, members(of: outcome, update))
  }

  /// Records the action that a step of the test has received, and the events before it.
  ///
  /// - Returns: The state after the action; nil when no matching action has arrived.
  func received(where matches: (Action) -> Bool, _ update: Update?) -> State? {
    let index = arrivals.firstIndex {
      if case .action(let action, _) = $0.kind { matches(action) } else { false }
    }
    guard let index else { return nil }
    let arrival = arrivals[index]
    guard case .action(let action, let state) = arrival.kind else { return nil }
    writeArrivals(index, before: update, state, upTo: arrival.end)
    arrivals.removeFirst()
    write("step", line, event(action, outcome(state, upTo: arrival.end), update))
    // The remaining actions have arrived before this step, and are received after it.
    arrivals.removeAll { !$0.isAction }
    for index in arrivals.indices { arrivals[index].line = line }
    return state
  }

  /// Records the difference between the expectation of a step without an action and the changes of shared values by
  /// effects.
  func stated(_ update: @escaping Update, atLine line: UInt) {
    begin(atLine: line)
    guard let index = arrivals.lastIndex(where: { !$0.isAction }) else {
      let outcome = outcome(last, upTo: core.sharedLog.start)
      return write("step", line, members(of: outcome, update))
    }
    let end = arrivals[index].end
    writeArrivals(index, before: update, last, upTo: end)
    arrivals.removeFirst()
    write("step", line, members(of: outcome(last, upTo: end), update))
  }

  /// Records that the action of a step has not arrived.
  func missed() {
    write("absent", line, [:])
  }

  /// Forgets the events so far, because a step skips them.
  func skip(atLine line: UInt) {
    begin(atLine: line)
    arrivals = []
    last = core.state
    core.sharedLog.forget(upTo: core.sharedLog.end)
  }

  /// Records the events before a step that the test has not stated.
  ///
  /// The step may state the changes of shared values by effects since the previous step.
  ///
  /// - Parameters:
  ///   - count: The number of events before the step.
  ///   - state: The state after the step.
  ///   - end: The position in the log of shared values after the step.
  private func writeArrivals(
    _ count: Int, before update: Update?, _ state: State, upTo end: Int
  ) {
    let earlier = arrivals.prefix(count)
    let actions = earlier.lastIndex(where: \.isAction).map { $0 + 1 } ?? 0
    writeArrivals(actions)
    let changes = earlier.count - actions
    if changes > 0, let update,
      outcome(state, upTo: end, isKept: true).difference(from: update, with: core.dependencies)
        == nil
    {
      arrivals.removeFirst(changes)
    } else {
      writeArrivals(changes)
    }
  }

  /// Records events that the test has not stated: all, or a number of the first ones.
  private func writeArrivals(_ count: Int = .max) {
    for arrival in arrivals.prefix(count) {
      switch arrival.kind {
      case .action(let action, let state):
        write("receive", arrival.line, event(action, outcome(state, upTo: arrival.end)))
      case .effects:
        write("step", arrival.line, members(of: outcome(last, upTo: arrival.end)))
      }
    }
    arrivals.removeFirst(min(count, arrivals.count))
  }

  /// Records the remaining events when the test ends.
  ///
  /// - Parameter isExhaustive: Whether the test has to state everything.
  nonisolated func end(_ running: [RunningEffectDescription<Action>], isExhaustive: Bool) {
    MainActor.assumeIsolated {
      takeArrivals()
      writeArrivals()
      defer { write("end", line, [:]) }
      guard isExhaustive else { return }
      let rest = outcome(last, upTo: core.sharedLog.end)
      if !rest.before.isEqual(to: rest.after) { write("rest", line, members(of: rest)) }
      for effect in running {
        write(
          "running", line,
          [
            "action": .tree(RecordedValue(effect.origin)),
            "ids": .texts(effect.ids), "isAsleep": .flag(effect.isAsleep),
          ])
      }
    }
  }

  /// Returns the result up to a state, since the last recorded event.
  ///
  /// The log keeps the former values of shared fields until they are recorded.
  ///
  /// - Parameter isKept: Whether the values remain in the log.
  private func outcome(
    _ state: State, upTo end: Int, isKept: Bool = false
  ) -> RecordedOutcome<State> {
    let log = core.sharedLog
    defer {
      if !isKept {
        log.forget(upTo: end)
        last = state
      }
    }
    return RecordedOutcome(
      before: StateSnapshot(state: last, shared: log.view(at: log.start)),
      after: StateSnapshot(state: state, shared: log.view(at: end)))
  }

  private func event(
    _ action: Action, _ outcome: RecordedOutcome<State>, _ update: Update? = nil
  ) -> [String: RecordedJSON] {
    members(of: outcome, update).merging(["action": .tree(RecordedValue(action))]) { $1 }
  }

  /// Writes the changes, and their difference from the expectation of a step.
  private func members(
    of outcome: RecordedOutcome<State>, _ update: Update? = nil
  ) -> [String: RecordedJSON] {
    let (changes, unshown) = outcome.changes()
    var members: [String: RecordedJSON] = ["changes": .list(changes.map(\.json))]
    if !changes.isEmpty { members["replaced"] = .list(outcome.replacements().map(\.json)) }
    if !unshown.isEmpty { members["unshown"] = .texts(unshown) }
    if let update,
      let (text, corrections) = outcome.difference(from: update, with: core.dependencies)
    {
      members["difference"] = .text(text)
      members["corrections"] = .list(corrections.map(\.json))
    }
    return members
  }

  private func write(_ kind: String, _ line: UInt, _ members: [String: RecordedJSON]) {
    var members = members
    members["event"] = .text(kind)
    members["test"] = .text(test)
    members["line"] = .number(Int(line))
    file.append(RecordedJSON.object(members).rendered)
  }
}

/// The file of the recorded events.
struct RecordingFile {
  let path: String

  /// Appends a line.
  func append(_ line: String) {
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data((line + "\n").utf8))
  }
}
