import FeatureSpec
import SpecSource

/// What recording changes in the specs, and what it leaves to their authors.
struct RecordedEdits {
  /// The specs that change: by their paths, as they are and as they will be.
  private(set) var files: [String: (file: SourceFile, contents: [UInt8])] = [:]
  /// What was recorded of each test, in a line.
  private(set) var lines: [String] = []
  /// What is not recorded, and why.
  private(set) var diagnostics: [Diagnostic] = []

  private var edits: [String: [TestText.Edit]] = [:]
  private var writer: SwiftValueWriter
  /// The fields of the state that are not compared, and so are nothing to expect.
  private var uncompared: Set<String> = []
  /// Whether what tests state is replaced where it is wrong.
  private let replacesAll: Bool

  init(_ recording: Recording, of project: FeatureProject, replacesAll: Bool) {
    writer = SwiftValueWriter(project)
    self.replacesAll = replacesAll
    for test in recording.tests { add(test) }
    for test in recording.tests {
      let file = test.test.name.span.file
      guard let edits = edits[file.path], files[file.path] == nil else { continue }
      var bytes = file.original
      let sorted = edits.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      for (_, edit) in sorted.reversed() {
        bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      files[file.path] = (file, bytes)
    }
  }

  /// Leaves the specs of some paths as they are; all, where it is not known which are wrong.
  mutating func leaveOut(_ paths: Set<String?>) {
    let isAll = paths.contains(nil)
    files = files.filter { !isAll && !paths.contains($0.key) }
    lines = lines.filter { line in files.keys.contains { line.hasPrefix("\($0): ") } }
  }

  private mutating func add(_ test: Recording.Test) {
    let name = test.test.name
    uncompared = Set(test.feature.state.filter { !$0.isEquatable }.map(\.name.value))
    guard test.hasEnded else {
      diagnostics.append(
        .error("'\(name.value)' has not ended, so nothing of it is recorded", at: name.span))
      return
    }
    guard let text = TestText(name.span.file, test: name.value) else { return }
    var counts = (expected: 0, received: 0)
    let before = diagnostics.count
    var own: [TestText.Edit] = []
    for index in -1..<test.test.steps.count {
      if index >= 0, let step = test.steps[index],
        let edit = edit(test.test.steps[index], index, step, text)
      {
        own.append(edit)
        counts.expected += 1
      }
      let arrivals = test.arrivals(behind: index)
      let new = arrivals.compactMap { newStep($0, at: place(test.test, index)) }
      guard !new.isEmpty, new.count == arrivals.count,
        let edit = text.adding(new, behindStep: index)
      else { continue }
      own.append(edit)
      counts.received += new.count
    }
    for index in test.test.steps.indices where test.isNeverMet(index) {
      diagnostics.append(
        .error(
          "this condition is not met, whichever actions have been received by then",
          at: test.test.steps[index].span))
    }
    tellRunning(test)
    guard !own.isEmpty else { return }
    edits[name.span.file.path, default: []] += own
    let what = [
      counts.expected > 0 ? "\(counts.expected) × expect" : nil,
      counts.received > 0 ? "\(counts.received) × receive" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let rest = diagnostics.count > before ? "; the rest is yours" : ""
    lines.append("\(name.span.file.path): recorded '\(name.value)': \(what)\(rest)")
  }

  private func place(_ test: TestCase, _ index: Int) -> SourceSpan {
    index < 0 ? test.name.span : test.steps[index].span
  }

  /// The edit of a step that says nothing of its changes, or something wrong.
  private mutating func edit(
    _ step: TestStep, _ index: Int, _ recorded: Recording.Step, _ text: TestText
  ) -> TestText.Edit? {
    if recorded.isAbsent {
      diagnostics.append(
        .error("no such action has arrived", at: step.span, hint: "take the step out"))
      return nil
    }
    let expectation = expectation(of: recorded, step)
    if step.saysChanges || step.changesNothing {
      guard let difference = recorded.difference else { return nil }
      guard replacesAll else {
        diagnostics.append(
          .error(
            "this is not what happens\n\n\(difference)", at: step.span,
            hint: "'--record-all' writes what happens in its place"))
        return nil
      }
      return expectation.flatMap {
        text.replacing($0.fields.isEmpty ? nil : $0, ofStep: index)
      }
    }
    guard let expectation, !expectation.fields.isEmpty else { return nil }
    return text.adding(expectation, toStep: index)
  }

  /// The expectation of a step; nil, after an error, when a value has no expression.
  private mutating func expectation(
    of recorded: Recording.Step, _ step: TestStep
  ) -> TestText.Expectation? {
    var all = fields(recorded, of: step.sentAddress, at: step.span)
    if case .bind(let assignment) = step.kind {
      // The step says by itself what it writes.
      let address = assignment.address.text
      all?.removeAll {
        $0.address.hasPrefix(address + ".")
          || $0.address == address && $0.value == assignment.value.text
      }
    }
    return all.map(TestText.Expectation.init)
  }

  private mutating func newStep(
    _ arrival: Recording.Arrival, at span: SourceSpan
  ) -> TestText.NewStep? {
    do {
      let action = try writer.action(arrival.action)
      let step = Recording.Step(action: arrival.action, changes: arrival.changes)
      guard let fields = fields(step, of: action, at: span) else { return nil }
      return TestText.NewStep(
        action: action, expectation: fields.isEmpty ? nil : .init(fields: fields))
    } catch {
      tell(error, span, "an action has arrived")
      return nil
    }
  }

  /// - Parameter action: The step's action, as a spec writes it.
  private mutating func fields(
    _ step: Recording.Step, of action: String, at span: SourceSpan
  ) -> [(address: String, value: String)]? {
    var fields: [(address: String, value: String)] = []
    writer.action = step.action
    for change in step.changes.withoutTwins(for: action)
    where !uncompared.contains(change.path.first ?? "") {
      do {
        fields.append((change.address, try writer.expression(change.value)))
      } catch {
        tell(error, span, "'\(change.address)' has changed")
        return nil
      }
    }
    return fields
  }

  private mutating func tell(_ unknown: UnknownValue, _ span: SourceSpan, _ what: String) {
    diagnostics.append(
      .error(
        "\(what), and no expression is known for a value of type '\(unknown.type)'", at: span,
        hint: "write what the step expects"))
  }

  /// Tells what still runs at the end of a test; that is never recorded away.
  private mutating func tellRunning(_ test: Recording.Test) {
    for effect in test.running {
      let action = (try? writer.action(effect.action)) ?? "an action"
      let ids = effect.ids.isEmpty ? "" : ", cancellable by \(effect.ids.joined(separator: ", "))"
      let last = test.test.steps.last?.span ?? test.test.name.span
      diagnostics.append(
        .error(
          "an effect still runs at the end of '\(test.test.name.value)', started by '\(action)'\(ids)",
          at: last,
          hint: effect.isAsleep
            ? "add a step that ends it: send the action that cancels it, or advance the clock"
            : "add a step that ends it: send the action that cancels it"))
    }
  }
}

extension TestStep {
  /// The address of what it sends or writes.
  fileprivate var sentAddress: String {
    switch kind {
    case .send(let call), .receive(let call): call.address.text
    case .bind(let assignment): assignment.address.text
    default: ""
    }
  }
}

extension [Recording.Change] {
  /// The changes; a part of a shared value that stands at several places is named once, next to the action.
  fileprivate func withoutTwins(for action: String) -> [Recording.Change] {
    func closeness(_ change: Recording.Change) -> Int {
      zip(change.address, action).prefix { $0 == $1 }.count
    }
    return filter { change in
      guard let identity = change.identity else { return true }
      let instances = filter { $0.identity == identity }
      let most = instances.map(closeness).max()
      return instances.first { closeness($0) == most }?.address == change.address
    }
  }
}
