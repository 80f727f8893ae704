import FeatureRuntime
import Foundation

/// Writes down what happens in a test, step by step, for `featuregen test --record`.
///
/// Each event is an object of JSON on a line of its own, at the end of the file that an environment
/// variable names. Tests are then run one at a time.
@MainActor
final class StepRecording<State: Equatable, Action: Sendable> {
  /// An action that an effect has sent, and that the test has not received yet.
  struct Arrival {
    var action: Action
    var outcome: Outcome
    /// The line of the step that it has arrived after.
    var line: UInt
  }

  /// The state before and after an action, with the shared values.
  struct Outcome {
    var before: StateSnapshot<State>
    var after: StateSnapshot<State>
  }

  /// What a step states of the state.
  typealias Update = (inout State) throws -> Void

  private let core: TestCore<State, Action>
  private let file: RecordingFile
  private let test: String
  /// How many of the actions that have arrived conditions are to see.
  private let ahead: Int
  /// The line of the step that was carried out last.
  private var line: UInt
  /// The state after everything that was written down.
  private var last: State
  private(set) var arrivals: [Arrival] = []

  /// Begins to record; nil where the environment names no file.
  init?(_ core: TestCore<State, Action>, file: StaticString, line: UInt) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["FEATUREGEN_RECORDING"] else { return nil }
    self.ahead = environment["FEATUREGEN_RECORDING_AHEAD"].flatMap { Int($0) } ?? 0
    self.core = core
    self.file = RecordingFile(path: path)
    self.test = "\(file):\(line)"
    self.line = line
    self.last = core.state
    write("begin", line, [:])
    stepObserver.withLock { $0 = { [weak self] in self?.begin(atLine: $0) } }
  }

  /// The state that a condition sees: after so many of the actions that have arrived as this run looks ahead.
  func state(behind stated: State) -> State {
    begin(atLine: line)
    return arrivals.prefix(ahead).last?.outcome.after.state ?? stated
  }

  /// Notes that another step begins: what has arrived by now has arrived after the one before.
  func begin(atLine line: UInt) {
    while let (action, reduction) = core.popReceived() {
      arrivals.append(Arrival(action: action, outcome: outcome(of: reduction), line: self.line))
    }
    self.line = line
  }

  /// Writes down an action that the test has sent.
  func sent(_ reduction: TestCore<State, Action>.Reduction, _ update: Update?) {
    writeArrivals()
    write("step", line, members(of: outcome(of: reduction), update))
  }

  /// Writes down the action that a step of the test has received, and those that have come before it.
  ///
  /// - Returns: The state after the action; nil when none has come that matches.
  func received(where matches: (Action) -> Bool, _ update: Update?) -> State? {
    guard let index = arrivals.firstIndex(where: { matches($0.action) }) else { return nil }
    let arrival = arrivals[index]
    writeArrivals(index)
    arrivals.removeFirst()
    write("step", line, event(arrival, update))
    // What is left has come before this step, and is received after it.
    for index in arrivals.indices { arrivals[index].line = line }
    return arrival.outcome.after.state
  }

  /// Writes down that the action of a step has not come.
  func missed() {
    write("absent", line, [:])
  }

  /// Forgets what has arrived: a step leaves it unsaid.
  func skip(atLine line: UInt) {
    begin(atLine: line)
    arrivals = []
  }

  /// Writes down the actions that the test has not received; all, or the first of them.
  func writeArrivals(_ count: Int = .max) {
    for arrival in arrivals.prefix(count) { write("receive", arrival.line, event(arrival)) }
    arrivals.removeFirst(min(count, arrivals.count))
  }

  /// Writes down what is left when the test ends.
  nonisolated func end(_ running: [RunningEffectDescription<Action>]) {
    MainActor.assumeIsolated {
      begin(atLine: line)
      writeArrivals()
      for effect in running {
        write(
          "running", line,
          [
            "action": .tree(RecordedValue(effect.origin)),
            "ids": .texts(effect.ids), "isAsleep": .flag(effect.isAsleep),
          ])
      }
      write("end", line, [:])
    }
  }

  private func event(_ arrival: Arrival, _ update: Update? = nil) -> [String: RecordedJSON] {
    members(of: arrival.outcome, update)
      .merging(["action": .tree(RecordedValue(arrival.action))]) { $1 }
  }

  /// What has changed, and how it differs from what a step states.
  private func members(of outcome: Outcome, _ update: Update?) -> [String: RecordedJSON] {
    let before = outcome.before.shared.perform { RecordedValue(outcome.before.state) }
    let after = outcome.after.shared.perform { RecordedValue(outcome.after.state) }
    let changes = after.changes(since: before).map { change in
      var members: [String: RecordedJSON] = [
        "path": .texts(change.path.steps), "value": .tree(change.value),
      ]
      members["identity"] = change.identity.map(RecordedJSON.text)
      return RecordedJSON.object(members)
    }
    var members: [String: RecordedJSON] = ["changes": .list(changes)]
    if let update { members["difference"] = difference(update, outcome).map(RecordedJSON.text) }
    return members
  }

  private func difference(_ update: Update, _ outcome: Outcome) -> String? {
    do {
      return try core.dependencies.perform { try outcome.before.changed(by: update) }
        .difference(from: outcome.after)
    } catch {
      return "The expectation threw an error: \(error)"
    }
  }

  /// What an action has led to, and what effects have changed of shared values since the one before.
  private func outcome(of reduction: TestCore<State, Action>.Reduction) -> Outcome {
    let log = core.sharedLog
    let end = reduction.shared.upperBound
    defer {
      log.forget(upTo: end)
      last = reduction.state
    }
    return Outcome(
      before: StateSnapshot(state: last, shared: log.view(at: log.start)),
      after: StateSnapshot(state: reduction.state, shared: log.view(at: end)))
  }

  private func write(_ kind: String, _ line: UInt, _ members: [String: RecordedJSON]) {
    var members = members
    members["event"] = .text(kind)
    members["test"] = .text(test)
    members["line"] = .number(Int(line))
    file.append(RecordedJSON.object(members).rendered)
  }
}

/// The file that events are written to.
struct RecordingFile {
  let path: String

  /// Adds a line.
  func append(_ line: String) {
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data((line + "\n").utf8))
  }
}
