import FeatureProgram
import FeatureSpec
import SpecSource

/// The changes of the specs by a recording, and the problems that are left to their authors.
struct RecordedEdits {
  /// The specs that change, by their paths: before and after the change.
  private(set) var files: [String: (file: SourceFile, contents: SourceFile)] = [:]
  /// A line about the recorded results of each test.
  private(set) var lines: [String] = []
  /// The results that are not recorded, with the reasons.
  private(set) var diagnostics: [Diagnostic] = []

  private let project: FeatureProject
  private let mode: Mode

  /// The treatment of wrong expectations.
  enum Mode {
    /// A wrong expectation is reported.
    case reporting
    /// The recorded result replaces the expectation.
    case replacing
    /// The expectation was recorded: additional changes are added to it.
    case correcting
  }

  init(_ recording: Recording, of project: FeatureProject, mode: Mode) {
    self.project = project
    self.mode = mode
    for test in recording.tests { add(test) }
  }

  /// Removes the changes of the specs at some paths; of all specs, if the wrong ones are unknown.
  mutating func leaveOut(_ paths: Set<String?>) {
    let isAll = paths.contains(nil)
    files = files.filter { !isAll && !paths.contains($0.key) }
    lines = lines.filter { line in files.keys.contains { line.hasPrefix("\($0): ") } }
  }

  private mutating func add(_ test: Recording.Test) {
    let name = test.test.name
    guard test.hasEnded else {
      diagnostics.append(
        .error(
          .unrecordedTest, "'\(name.value)' did not end, so it is not recorded",
          at: name.span))
      return
    }
    let before = diagnostics.count
    let changes = changes(of: test)
    for index in test.test.steps.indices where test.isNeverMet(index) {
      diagnostics.append(
        .error(
          .unrecordedTest,
          "this condition never holds, no matter how many actions the test receives before it",
          at: test.test.steps[index].span))
    }
    reportRunning(test)
    let file = name.span.file
    let contents = files[file.path]?.contents ?? file
    guard !changes.isEmpty, let text = TestText(contents, test: name.value) else { return }
    files[file.path] = (file, text.applying(changes))
    let what = TestText.Change.summary(of: changes)
    let rest = diagnostics.count > before ? "; write the rest by hand" : ""
    lines.append("\(file.path): recorded '\(name.value)': \(what)\(rest)")
  }

  /// Returns the changes of a test: missing expectations, and wrong ones if they are replaced.
  private mutating func changes(of test: Recording.Test) -> [TestText.Change] {
    let writer = ExpectationWriter(test, project)
    var changes: [TestText.Change] = []
    for index in -1..<test.test.steps.count {
      let span = index < 0 ? test.test.name.span : test.test.steps[index].span
      if index >= 0, let recorded = test.steps[index],
        let change = change(of: test.test.steps[index], recorded, writer)
      {
        changes.append(TestText.Change(step: index, kind: change))
      }
      // If an action cannot be written, later actions would be received in its place.
      var new: [TestText.NewStep] = []
      let arrivals = test.arrivals(after: index)
      for arrival in arrivals {
        if let step = take({ () throws(Unrecorded) in try writer.receiving(arrival) }, at: span) {
          new.append(step)
        }
      }
      if new.count == arrivals.count {
        changes += new.map { TestText.Change(step: index, kind: .new($0)) }
      }
    }
    if let rest = test.rest, test.running.isEmpty, let last = test.test.steps.last,
      let expectation = take(
        { () throws(Unrecorded) in try writer.expectation(of: rest) }, at: last.span)
    {
      let step = TestText.NewStep(key: "finish", value: "true", expectation: expectation)
      changes.append(TestText.Change(step: test.test.steps.count - 1, kind: .new(step)))
    }
    return changes
  }

  /// Returns the change of a step whose expectation is missing or wrong.
  private mutating func change(
    of step: TestStep, _ recorded: Recording.Step, _ writer: ExpectationWriter
  ) -> TestText.Change.Kind? {
    if recorded.isAbsent {
      diagnostics.append(
        .error(
          .unrecordedTest, "this action was not received", at: step.span, hint: "remove the step"))
      return nil
    }
    let saysSomething = step.saysChanges || step.changesNothing
    if saysSomething {
      guard let difference = recorded.difference else { return nil }
      guard mode != .reporting else {
        diagnostics.append(
          .error(
            .unrecordedTest, "this expectation is wrong\n\n\(difference)", at: step.span,
            hint: "run with '--record-all' to replace the expectation"))
        return nil
      }
    }
    let isCorrecting = mode == .correcting
    guard
      let expectation = take(
        { () throws(Unrecorded) in
          try writer.expectation(of: recorded, at: step, isCorrecting: isCorrecting)
        }, at: step.span),
      saysSomething || !expectation.isEmpty
    else { return nil }
    return .expectation(expectation, replaces: saysSomething)
  }

  /// Returns the result of the closure; nil, after an error is reported, for a value that cannot be written.
  private mutating func take<Value>(
    _ make: () throws(Unrecorded) -> Value, at span: SourceSpan
  ) -> Value? {
    do {
      return try make()
    } catch {
      diagnostics.append(.error(.unrecordedTest, error.message, at: span, hint: Hint(error.hint)))
      return nil
    }
  }

  /// Reports the effects that still run at the end of a test; a recording never hides them.
  private mutating func reportRunning(_ test: Recording.Test) {
    let values = SwiftValueWriter(project)
    for effect in test.running {
      let action = (try? values.action(effect.action).text) ?? "an action"
      let ids = effect.ids.isEmpty ? "" : ", cancellable by \(effect.ids.joined(separator: ", "))"
      let last = test.test.steps.last?.span ?? test.test.name.span
      diagnostics.append(
        .error(
          .unrecordedTest,
          "an effect still runs at the end of '\(test.test.name.value)', started by '\(action)'\(ids)",
          at: last,
          hint: effect.isAsleep
            ? "add a step that ends the effect: send the action that cancels it, or advance the clock"
            : "add a step that ends the effect: send the action that cancels it"))
    }
  }
}

extension TestText.Change {
  /// Writes the number of steps that get expectations, and of new steps, in words.
  fileprivate static func summary(of changes: [TestText.Change]) -> String {
    var counts: [(word: String, count: Int)] = [("expect", 0), ("receive", 0), ("finish", 0)]
    for change in changes {
      let word =
        switch change.kind {
        case .expectation: "expect"
        case .new(let step): step.key
        }
      for index in counts.indices where counts[index].word == word { counts[index].count += 1 }
    }
    return counts.filter { $0.count > 0 }.map { "\($0.count) × \($0.word)" }
      .joined(separator: ", ")
  }
}
