import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// The options for recording the tests of specs.
struct RecordRequest {
  /// The extent of the changes.
  enum Extent {
    /// Only missing expectations.
    case missing
    /// Wrong expectations, too.
    case all
  }

  var extent = Extent.missing
  /// Whether the changes of specs are only shown.
  var isDryRun = false
}

extension PackageRun {
  /// The path of the recorder's output, in the package's folder.
  static let recordingPath = ".build/featuregen-recording.jsonl"

  /// Runs tests with a recorder instead of their stores' reports, writes the missing expectations into their specs,
  /// and runs the changed tests.
  ///
  /// - Parameter generate: Generates the project.
  /// - Returns: The exit status: 1 when something is left to the authors.
  func record(
    _ selection: TestSelection, _ request: RecordRequest, in project: FeatureProject,
    among files: [TracedFile], generate: () throws(FileSystemError) -> CommandOutcome
  ) throws(FileSystemError) -> Int32 {
    guard let templates = try loadTemplateSets(of: project, fileSystem).reported(to: console)
    else { return CommandOutcome.failure.rawValue }
    // The other tests use a library that reports only text.
    let isRecorded = { (entry: TestSelection.Entry) in
      let path = entry.feature.name.span.file.path
      return templates.sets.dialect(ofSpecAt: path, in: project) == .runtime
    }
    let entries = selection.entries.filter(isRecorded)
    guard !entries.isEmpty else {
      console.error("featuregen: error: only tests of the template set 'runtime' can be recorded")
      return CommandOutcome.failure.rawValue
    }
    let others = leftOut(selection.entries.filter { !isRecorded($0) })
    let mode = request.extent == .all ? RecordedEdits.Mode.replacing : .reporting
    var (edits, problems) = try record(entries, selection.filters, mode, in: project, among: files)
    problems += others
    try apply(edits, request)
    guard !request.isDryRun else {
      return report(problems, to: console) ? CommandOutcome.failure.rawValue : 0
    }
    let reported = Set(
      problems.compactMap { $0.span.flatMap { RecordedTest(at: $0, in: project) } })
    func unexpected(_ failures: [RecordedFailure]) -> [RecordedFailure] {
      failures.filter { failure in !reported.contains { $0 == failure.test } }
    }
    var failures = try runRecorded(selection.filters, isBuilt: edits.files.isEmpty, generate)
    // A field may change others with it, even where an expectation sets the field.
    if !edits.files.isEmpty, case let failed = Set(unexpected(failures).compactMap(\.test)),
      !failed.isEmpty, let project = try loadValidProject(fileSystem).value,
      let files = try tracedFiles(of: project, fileSystem).value
    {
      let wrong = TestSelection.of([], filter: nil, in: project).value?.entries.filter { entry in
        failed.contains { $0 == RecordedTest(at: entry.test.name.span, in: project) }
      }
      (edits, _) = try record(
        wrong ?? [], selection.filters, .correcting, in: project, among: files)
      if !edits.files.isEmpty {
        try write(edits)
        failures = try runRecorded(selection.filters, isBuilt: false, generate)
      }
    }
    return report(problems + unexpected(failures).map(\.diagnostic), to: console)
      || !failures.isEmpty ? CommandOutcome.failure.rawValue : 0
  }

  /// Runs tests with a recorder once, or several times if conditions depend on the number of actions received before
  /// them.
  ///
  /// - Returns: The changes of specs, and the problems that are left to their authors.
  private func record(
    _ entries: [TestSelection.Entry], _ filters: [String], _ mode: RecordedEdits.Mode,
    in project: FeatureProject, among files: [TracedFile]
  ) throws(FileSystemError) -> (RecordedEdits, [Diagnostic]) {
    let events = try runRecorder(filters, files, project)
    var recording = Recording(events.bytes, of: entries, among: files)
    var conditions = RecordedConditions()
    conditions.add(events.unmet, seeing: 0)
    for count in RecordedConditions.runs(for: recording) {
      let again = try runRecorder(filters, files, project, seeing: count)
      conditions.add(again.unmet, seeing: count)
    }
    recording.settle(conditions)
    var edits = RecordedEdits(recording, of: project, mode: mode)
    let broken = try check(edits)
    let unknown = missing(entries, recording)
    edits.leaveOut(Set(broken.map { $0.span?.file.path }))
    return (edits, edits.diagnostics + events.issues + unknown + broken)
  }

  /// Reports the features whose tests report only text.
  private func leftOut(_ entries: [TestSelection.Entry]) -> [Diagnostic] {
    var paths: Set<String> = []
    return entries.filter { paths.insert($0.feature.name.span.file.path).inserted }.map { entry in
      let name = entry.feature.name
      return Diagnostic(
        .warning,
        .unrecordedTest,
        "the tests of '\(name.value)' are not recorded: its template set is not 'runtime'",
        at: name.span)
    }
  }

  /// The result of a run with a recorder.
  private struct RecorderRun {
    /// The output of the recorder.
    var bytes: [UInt8]
    /// The conditions that were not met.
    var unmet: [SourceSpan]
    /// The other problems.
    var issues: [Diagnostic]
  }

  /// Runs the tests one at a time.
  ///
  /// - Parameter count: The number of arrived actions that the conditions see.
  private func runRecorder(
    _ filters: [String], _ files: [TracedFile], _ project: FeatureProject, seeing count: Int = 0
  ) throws(FileSystemError) -> RecorderRun {
    let path = Self.recordingPath
    // A link that somebody has put there would redirect the recorder to another file.
    _ = try takeRecording()
    try buildFiles.apply([.write(path: path, contents: [], former: .nothing)])
    let absolute = "\(realPath(request.directory) ?? request.directory)/\(path)"
    var read = SwiftOutput(files: files)
    _ = try runner.follow(
      "env",
      [
        "FEATUREGEN_RECORDING=\(absolute)", "FEATUREGEN_RECORDING_AHEAD=\(count)",
      ] + commandLine(["test", "--skip-build", "--no-parallel"] + filters)
    ) { _ = read.read($0) }
    _ = read.end()
    let bytes = try takeRecording()
    let errors = read.messages.filter { $0.span != nil && $0.severity == .error }
    let isUnmet = { (message: SwiftMessage) in
      message.text.firstRange(of: "Expectation failed") != nil
    }
    return RecorderRun(
      bytes: bytes, unmet: errors.filter(isUnmet).compactMap(\.span),
      issues: errors.filter { !isUnmet($0) }.map { $0.explained(in: project) })
  }

  /// Removes the recorder's file.
  ///
  /// - Returns: The bytes of the file; empty if it does not exist.
  private func takeRecording() throws(FileSystemError) -> [UInt8] {
    guard let recorded = try buildFiles.read(Self.recordingPath) else { return [] }
    try buildFiles.apply([.remove(path: Self.recordingPath, former: .bytes(recorded))])
    return recorded
  }

  /// Makes the errors for tests of which nothing was recorded.
  private func missing(
    _ entries: [TestSelection.Entry], _ recording: Recording
  ) -> [Diagnostic] {
    entries.compactMap { entry in
      let isSaid = recording.tests.contains { $0.test.name.span == entry.test.name.span }
      guard !isSaid, entry.test.steps.contains(where: \.isOfStore) else { return nil }
      return .error(
        .unrecordedTest, "'\(entry.test.name.value)' did not run, so it is not recorded",
        at: entry.test.name.span)
    }
  }

  /// Returns the diagnostics of the changed specs.
  private func check(_ edits: RecordedEdits) throws(FileSystemError) -> [Diagnostic] {
    var files = fileSystem
    for (path, edit) in edits.files { files = files.adding(path, edit.contents.original) }
    return try loadValidProject(files).diagnostics
  }

  /// Writes the specs, or shows their changes.
  private func apply(_ edits: RecordedEdits, _ request: RecordRequest) throws(FileSystemError) {
    let sorted = edits.files.sorted { $0.key < $1.key }
    guard !request.isDryRun else {
      for (path, edit) in sorted {
        let diff = printable(
          String(
            unifiedDiff(path: path, current: edit.file.original, expected: edit.contents.original)
              .dropLast()))
        console.output(console.colorsOutput ? colored(diff: diff) : diff)
      }
      return
    }
    try write(edits)
    for line in edits.lines { console.output(line) }
    if edits.files.isEmpty { console.status("nothing is left to record") }
  }

  private func write(_ edits: RecordedEdits) throws(FileSystemError) {
    try fileSystem.apply(
      edits.files.sorted { $0.key < $1.key }.map { path, edit in
        .write(path: path, contents: edit.contents.original, former: .bytes(edit.file.original))
      })
  }
}

extension SwiftMessage {
  /// Returns the diagnostic of the message; for a dependency without an override, it names the key to add.
  fileprivate func explained(in project: FeatureProject) -> Diagnostic {
    var found = diagnostic
    guard let mark = text.firstRange(of: "' has no value in this test"),
      let start = text[..<mark.lowerBound].lastIndex(of: "'")
    else { return found }
    let name = text[text.index(after: start)..<mark.lowerBound]
    let plain = name.hasPrefix("@Dependency(\\.") ? name.dropFirst(14).dropLast() : name
    let parts = plain.split(separator: ".")
    let client = project.clients.first { $0.name.value == parts[0] }
    let key = [client?.key.value ?? String(parts[0])] + parts.dropFirst().map(String.init)
    let address = key.joined(separator: ".")
    found.message = "'\(address)' is called, but has no value in this test"
    found.hint = "add its value to 'dependencies:' of the test, as in '\(address): …'"
    return found
  }
}

extension TestStep {
  /// Whether the store records that the step was carried out.
  fileprivate var isOfStore: Bool {
    switch kind {
    case .send, .receive, .bind: true
    default: false
    }
  }
}
