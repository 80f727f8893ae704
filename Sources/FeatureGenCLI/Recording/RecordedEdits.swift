import FeatureProgram
import FeatureSpec
import SpecSource

/// What recording changes in the specs, and what it leaves to their authors.
struct RecordedEdits {
  /// The specs that change, by their paths: as they are and as they will be.
  private(set) var files: [String: (file: SourceFile, contents: SourceFile)] = [:]
  /// What was recorded of each test, in a line.
  private(set) var lines: [String] = []
  /// What is not recorded, and why.
  private(set) var diagnostics: [Diagnostic] = []

  private let project: FeatureProject
  private let mode: Mode

  /// What is done with what tests state wrongly.
  enum Mode {
    /// It is reported.
    case reporting
    /// What has happened takes its place.
    case replacing
    /// It was recorded: what else changes with it is added.
    case correcting
  }

  init(_ recording: Recording, of project: FeatureProject, mode: Mode) {
    self.project = project
    self.mode = mode
    for test in recording.tests { add(test) }
  }

  /// Leaves the specs of some paths as they are; all, where it is not known which are wrong.
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
          .unrecordedTest, "'\(name.value)' has not ended, so nothing of it is recorded",
          at: name.span))
      return
    }
    let before = diagnostics.count
    let changes = changes(of: test)
    for index in test.test.steps.indices where test.isNeverMet(index) {
      diagnostics.append(
        .error(
          .unrecordedTest,
          "this condition is not met, whichever actions have been received by then",
          at: test.test.steps[index].span))
    }
    reportRunning(test)
    let file = name.span.file
    let contents = files[file.path]?.contents ?? file
    guard !changes.isEmpty, let text = TestText(contents, test: name.value) else { return }
    files[file.path] = (file, text.applying(changes))
    let what = TestText.Change.summary(of: changes)
    let rest = diagnostics.count > before ? "; the rest is yours" : ""
    lines.append("\(file.path): recorded '\(name.value)': \(what)\(rest)")
  }

  /// What a test lacks, and what it states wrongly if that is replaced.
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
      // What follows would be received in place of an action that cannot be written.
      var new: [TestText.NewStep] = []
      let arrivals = test.arrivals(behind: index)
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

  /// The change of a step that says nothing of what follows from it, or something wrong.
  private mutating func change(
    of step: TestStep, _ recorded: Recording.Step, _ writer: ExpectationWriter
  ) -> TestText.Change.Kind? {
    if recorded.isAbsent {
      diagnostics.append(
        .error(
          .unrecordedTest, "no such action has arrived", at: step.span, hint: "take the step out"))
      return nil
    }
    let saysSomething = step.saysChanges || step.changesNothing
    if saysSomething {
      guard let difference = recorded.difference else { return nil }
      guard mode != .reporting else {
        diagnostics.append(
          .error(
            .unrecordedTest, "this is not what happens\n\n\(difference)", at: step.span,
            hint: "'--record-all' writes what happens in its place"))
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

  /// What can be written down; nil, after an error, for what cannot.
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

  /// Reports what still runs at the end of a test; that is never recorded away.
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
            ? "add a step that ends it: send the action that cancels it, or advance the clock"
            : "add a step that ends it: send the action that cancels it"))
    }
  }
}

extension TestText.Change {
  /// How many steps changes give what they expect, and how many new ones they add.
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
