import FeatureGenerator
import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// What a recorder has written down of the tests of features.
struct Recording {
  /// A part of the state that a step has changed.
  struct Change {
    /// The way to it: names, and ids in brackets.
    var path: [String]
    var value: SwiftValue
    /// A text that is the same for each place of a part of a shared value; nil for a part of a state's own.
    var identity: String?
    /// Whether it is a child that was replaced, whole.
    var isReplacement = false
  }

  /// An action that has arrived and is not in the test.
  struct Arrival {
    var action: SwiftValue
    var step: Step
  }

  /// What happened at a step, and behind it.
  struct Step {
    /// The action that it has received; nil for one that it sends.
    var action: SwiftValue?
    var changes: [Change] = []
    /// Where the state differs from what the step states.
    var corrections: [Change] = []
    /// The children that the step has replaced by others, whole.
    var replaced: [Change] = []
    /// The names of shared values that have changed although no field shows them.
    var unshown: [String] = []
    /// How what the step states differs from what has happened; nil if it does not.
    var difference: String?
    /// Whether the action that it receives has not come.
    var isAbsent = false
    var arrivals: [Arrival] = []
  }

  /// An effect that still runs when a test has ended.
  struct Running {
    var action: SwiftValue
    var ids: [String]
    var isAsleep: Bool
  }

  /// What happened in a test.
  struct Test {
    var feature: Feature
    var test: TestCase
    /// By the number of the step; what comes before the first one is at -1.
    var steps: [Int: Step] = [:]
    var running: [Running] = []
    /// What effects have changed of shared values after the last step.
    var rest: Step?
    /// The number of the step behind which each action is to be received, by the step that it has come after.
    var places: [Int: [Int]] = [:]
    /// The numbers of conditions that are met at no place.
    var neverMet: Set<Int> = []
    var hasEnded = false
  }

  /// The tests, in the order in which they were run.
  var tests: [Test] = []

  /// Reads events, and finds the steps that they belong to by where these are in generated files.
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

/// Where a test is generated.
private struct Place {
  var entry: TestSelection.Entry
  var file: TracedFile

  /// Finds the test that begins at a line of a file: its steps follow there.
  init?(_ name: String, _ line: Int, _ entries: [TestSelection.Entry], _ files: [TracedFile]) {
    guard let place = FilePlace(name), let last = place.file.split(separator: "/").last else {
      return nil
    }
    for file in files where file.path.hasSuffix("/\(last)") {
      let own = entries.filter { $0.feature.name.span.file.path == file.spec.path }
      guard !own.isEmpty else { continue }
      for distance in 0..<200 {
        // The number may be any.
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

  /// The number of the step that a line was made of; -1 for none.
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
      // A step that moves several clocks comes several times.
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
