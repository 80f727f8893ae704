import FeatureGenerator
import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The results of tests that a recorder has written.
struct Recording {
  /// A part of the state that a step has changed.
  struct Change {
    /// The path of the part: names, and ids in brackets.
    var path: [String]
    var value: SwiftValue
    /// A text that is equal for all places of a part of a shared value; nil for a part of a state's own.
    var identity: String?
    /// Whether the value is a whole child that was replaced.
    var isReplacement = false
  }

  /// An action that has arrived and that the test does not receive.
  struct Arrival {
    var action: SwiftValue
    var step: Step
  }

  /// The results of a step, and of the actions that arrive after it.
  struct Step {
    /// The received action; nil for a step that sends.
    var action: SwiftValue?
    var changes: [Change] = []
    /// The differences between the state and the expectation of the step.
    var corrections: [Change] = []
    /// The whole children that the step has replaced.
    var replaced: [Change] = []
    /// The names of shared values that have changed although no field shows them.
    var unshown: [String] = []
    /// The difference between the step's expectation and the result; nil without a difference.
    var difference: String?
    /// Whether the action that the step receives has not arrived.
    var isAbsent = false
    var arrivals: [Arrival] = []
  }

  /// An effect that still runs when a test has ended.
  struct Running {
    var action: SwiftValue
    var ids: [String]
    var isAsleep: Bool
  }

  /// The results of a test.
  struct Test {
    var feature: Feature
    var test: TestCase
    /// The results by the number of the step; results before the first step have the number -1.
    var steps: [Int: Step] = [:]
    var running: [Running] = []
    /// The changes of shared values by effects after the last step.
    var rest: Step?
    /// The number of the step after which each action is to be received, by the step after which it has arrived.
    var places: [Int: [Int]] = [:]
    /// The numbers of conditions that are met at no place.
    var neverMet: Set<Int> = []
    var hasEnded = false
  }

  /// The tests, in the order in which they were run.
  var tests: [Test] = []

  /// Reads events, and finds their steps by the places of the steps in generated files.
  init(_ events: [UInt8], of entries: [TestSelection.Entry], among files: [TracedFile]) {
    var places: [String: Place] = [:]
    for line in events.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? parseJSON(Array(line)), let test = event["test"]?.text,
        let kind = event["event"]?.text, let line = event["line"]?.number
      else { continue }
      if kind == "begin" {
        guard let place = Place(test, line, entries, files) else { continue }
        places[test] = place
        tests.append(Test(feature: place.entry.feature, test: place.entry.test))
      }
      guard let place = places[test], let index = tests.lastIndex(where: { place.isOf($0) }) else {
        continue
      }
      tests[index].add(event, kind, at: place.step(line))
    }
  }
}

/// The place of a test in generated code.
private struct Place {
  var entry: TestSelection.Entry
  var file: TracedFile

  /// Finds the test that begins at a line of a file: the following lines contain its steps.
  init?(_ name: String, _ line: Int, _ entries: [TestSelection.Entry], _ files: [TracedFile]) {
    guard let place = FilePlace(name), let last = place.file.split(separator: "/").last else {
      return nil
    }
    for file in files where file.path.hasSuffix("/\(last)") {
      let own = entries.filter { $0.feature.name.span.file.path == file.spec.path }
      guard !own.isEmpty else { continue }
      for distance in 0..<200 {
        // The line number may be any number.
        guard let place = file.place(line: line &+ distance, column: nil) else { break }
        guard let offset = place.spec?.startOffset else { continue }
        let isOf = { (step: TestStep) in step.span.startOffset == offset }
        guard let entry = own.first(where: { $0.test.steps.contains(where: isOf) }) else {
          continue
        }
        self.entry = entry
        self.file = file
        return
      }
    }
    return nil
  }

  func isOf(_ test: Recording.Test) -> Bool {
    test.test.name.span == entry.test.name.span
  }

  /// Returns the number of the step from which a line was generated; -1 for none.
  func step(_ line: Int) -> Int {
    let offset = file.place(line: line, column: nil)?.spec?.startOffset
    return entry.test.steps.firstIndex { $0.span.startOffset == offset } ?? -1
  }
}

extension Recording.Test {
  fileprivate mutating func add(_ event: JSONValue, _ kind: String, at step: Int) {
    let recorded = Recording.Step(event)
    switch kind {
    case "step":
      // A step that moves several clocks is recorded several times.
      let earlier = steps[step, default: .init()]
      steps[step] = recorded
      steps[step]?.arrivals = earlier.arrivals
      steps[step]?.changes = earlier.changes + recorded.changes
    case "absent":
      steps[step, default: .init()].isAbsent = true
    case "receive":
      guard let action = recorded.action else { return }
      steps[step, default: .init()].arrivals.append(.init(action: action, step: recorded))
    case "running":
      guard let action = recorded.action else { return }
      running.append(
        .init(
          action: action, ids: (event["ids"]?.list ?? []).compactMap(\.text),
          isAsleep: event["isAsleep"]?.flag ?? false))
    case "rest":
      rest = recorded
    case "end":
      hasEnded = true
    default:
      break
    }
  }
}

extension Recording.Step {
  fileprivate init(_ event: JSONValue) {
    func changes(_ name: String) -> [Recording.Change] {
      (event[name]?.list ?? []).compactMap { change in
        SwiftValue(change["value"]).map { value in
          Recording.Change(
            path: (change["path"]?.list ?? []).compactMap(\.text), value: value,
            identity: change["identity"]?.text)
        }
      }
    }
    action = SwiftValue(event["action"])
    self.changes = changes("changes")
    corrections = changes("corrections")
    replaced = changes("replaced")
    unshown = (event["unshown"]?.list ?? []).compactMap(\.text)
    difference = event["difference"]?.text
  }
}
