import Platform
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// `adopt --write` loses no file: it writes everything or nothing, and replaces only `external` specs.
@Suite("Safety of adopt")
struct AdoptSafetyTests {
  private typealias Project = AdoptableProject

  private func adopt(
    _ project: MemoryFileSystem, _ fileSystem: FileSystem? = nil, specs: String = "Specs",
    verification: AdoptionVerification? = nil
  ) throws -> (outcome: CommandOutcome, error: String) {
    let transcript = Transcript()
    let target = AdoptionTarget(specs: specs, verification: verification)
    let outcome = try adoptFeatures(
      in: ["Sources"], named: [], fileSystem ?? project.fileSystem, writing: target, workers: .one,
      console: transcript.console)
    return (outcome, transcript.error)
  }

  private func project(_ others: [String: String] = [:]) -> MemoryFileSystem {
    MemoryFileSystem(texts: Project.files.merging(others) { $1 })
  }

  private func text(_ project: MemoryFileSystem, _ path: String) -> String? {
    project.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "a handwritten spec stays, under any file name",
    arguments: ["Specs/Counter.yaml", "Specs/Other/Mine.yaml"])
  func handWritten(path: String) throws {
    let project = project([path: "feature: Counter\nactions: {down: }\n"])
    let before = project.files
    let transcript = Transcript()
    #expect(
      try adoptFeatures(
        in: ["Sources"], named: [], project.fileSystem, writing: AdoptionTarget(), workers: .one,
        console: transcript.console) == .outOfSync)
    #expect(
      transcript.output.contains("'\(path)' has the same name"), "\(transcript.output)")
    #expect(project.files == before)
  }

  @Test("a file at the path of a new spec stays")
  func taken() throws {
    let project = project(["Specs/Counter.yaml": "model: Point\nfields: {x: Int}\n"])
    let before = project.files
    let (outcome, error) = try adopt(project)
    #expect(outcome == .failure)
    #expect(error.contains("'Specs/Counter.yaml' exists"), "\(error)")
    #expect(project.files == before)
  }

  @Test("an 'external' spec is replaced, at any path")
  func externals() throws {
    for path in ["Specs/Counter.yaml", "Specs/External/Counter.yaml"] {
      for text in [
        "external: Counter # by hand\n", "external: \"Counter\"\r\n", "{external: Counter}",
      ] {
        let project = project([path: text])
        let (outcome, error) = try adopt(project)
        #expect(outcome == .success, "\(error)")
        #expect(project.files.keys.sorted() == ["Specs/Counter.yaml", "Specs/featuregen.yaml"])
        #expect(self.text(project, "Specs/Counter.yaml")?.hasPrefix("feature: Counter") == true)
      }
    }
  }

  @Test("a failed operation leaves all files unchanged, and the next run succeeds")
  func allOrNothing() throws {
    let other = Project.swift.replacing("Counter", with: "Other")
    let files = ["Specs/External/Counter.yaml": Project.external, "Sources/App/Other.swift": other]
    let complete = project(files)
    #expect(try adopt(complete).outcome == .success)
    for number in 0... {
      let project = project(files)
      let before = project.files
      let done = Locked(0)
      var fileSystem = project.fileSystem
      fileSystem.applyInSteps = { steps throws(FileSystemError) in
        for operation in steps.joined() {
          if !operation.path.hasPrefix(UndoJournal.path),
            done.withLock({
              $0 += 1
              return $0 - 1
            }) == number
          {
            throw FileSystemError(operation: "write", path: operation.path, reason: "a fault")
          }
          try project.fileSystem.apply([operation])
        }
      }
      guard (try? adopt(project, fileSystem)) == nil else {
        #expect(number >= 5)
        #expect(project.files == complete.files)
        return
      }
      #expect(project.files == before, "operation \(number)")
      #expect(try adopt(project).outcome == .success)
      #expect(project.files == complete.files)
    }
  }

  @Test("an edit during a run stays, and the next run succeeds")
  func editedMeanwhile() throws {
    let project = project()
    let edited = Array((Project.swift + "\nlet mine = 1\n").utf8)
    var expected = project.files
    expected[Project.path] = edited
    var fileSystem = project.fileSystem
    fileSystem.applyInSteps = { steps throws(FileSystemError) in
      for step in steps {
        if step.contains(where: { $0.path == Project.path }) {
          project.files[Project.path] = edited
        }
        try project.fileSystem.apply(step)
      }
    }
    let error = #expect(throws: FileSystemError.self) { try adopt(project, fileSystem) }
    #expect(error?.path == Project.path)
    project.files["\(Project.path).orig"] = nil
    #expect(project.files == expected)
    #expect(try adopt(project).outcome == .success)
  }

  @Test("specs are written before features are cut out")
  func order() throws {
    let project = project()
    let steps = Locked<[[String]]>([])
    var fileSystem = project.fileSystem
    fileSystem.applyInSteps = { new throws(FileSystemError) in
      steps.withLock { $0 += new.map { $0.map(\.path) } }
      try project.fileSystem.applyInSteps(new)
    }
    #expect(try adopt(project, fileSystem).outcome == .success)
    #expect(
      steps.withLock { $0 } == [
        [UndoJournal.path], ["Specs/Counter.yaml"], [Project.path], [UndoJournal.path],
      ])
  }

  @Test("undoing an interrupted run restores all files")
  func recovers() throws {
    let project = project()
    let before = project.files
    var fileSystem = project.fileSystem
    fileSystem.applyInSteps = { steps throws(FileSystemError) in
      // The run is killed after each step except the last step of the journal.
      guard !steps.joined().contains(where: { $0.path == UndoJournal.path && $0.contents == nil })
      else { throw FileSystemError(operation: "write", path: "", reason: "killed") }
      try project.fileSystem.applyInSteps(steps)
    }
    let changes = UndoableChanges(of: fileSystem)
    try changes.fileSystem.applyInSteps([
      [.write(path: "Specs/A.yaml", contents: [1, 10, 45], former: .nothing)],
      [.remove(path: Project.path, former: .bytes(before[Project.path] ?? []))],
    ])
    let transcript = Transcript()
    try undoInterruptedRun(project.fileSystem, console: transcript.console)
    #expect(project.files == before)
    #expect(transcript.error.contains("undid the changes"))
  }

  @Test("changes that a signal has undone are not kept, and their temporary files are not removed")
  func undoneMeanwhile() throws {
    let project = project()
    let before = project.files
    var files = project.fileSystem
    let removals = Locked(0)
    files.removeLeftovers = { _ in removals.withLock { $0 += 1 } }
    let changes = UndoableChanges(of: files)
    try changes.fileSystem.apply([
      .write(path: "Specs/A.yaml", contents: [1], former: .nothing)
    ])
    try changes.fileSystem.removeLeftovers(["Specs"])
    #expect(try changes.undo() == [])
    #expect(project.files == before)
    #expect(throws: FileSystemError.self) { try changes.keep() }
    #expect(throws: FileSystemError.self) { try changes.fileSystem.removeLeftovers(["Specs"]) }
    #expect(removals.withLock { $0 } == 1)
  }

  @Test("a signal just before the end of a run undoes the run, and the outcome is a failure")
  func undoneAtTheEnd() throws {
    let project = project()
    let before = project.files
    let end = Locked<(@Sendable () -> Void)?>(nil)
    var fileSystem = project.fileSystem
    let runner = ProcessRunner { _, _, _ throws(FileSystemError) in
      end.withLock { $0 }?()
      return ProcessResult(status: 0, output: [], error: "")
    }
    fileSystem.removeLeftovers = { _ in }
    var target = AdoptionTarget(
      specs: "Specs", verification: AdoptionVerification(build: "true", runner: runner))
    target.beforeSignals = { work in end.withLock { $0 = work } }
    #expect(throws: FileSystemError.self) {
      try adoptFeatures(
        in: ["Sources"], named: [], fileSystem, writing: target, workers: .one,
        console: Transcript().console)
    }
    #expect(project.files == before)
  }

  @Test("a journal is read as written, and a journal with foreign paths is refused")
  func journal() throws {
    let files = project().fileSystem
    var journal = UndoJournal()
    for (path, contents) in [("a/b c", [10, 45, 10]), ("d", nil), ("d", []), (Project.path, nil)]
      as [(String, [UInt8]?)]
    {
      try journal.add(
        contents.map { .write(path: path, contents: $0, former: .nothing) }
          ?? .remove(path: path, former: .nothing), to: files)
    }
    #expect(journal.entries.count == 3)
    #expect(UndoJournal(journal.bytes) == journal)
    for count in 1..<60 { #expect(UndoJournal(Array(journal.bytes.dropLast(count))) != journal) }
    for path in [".git/config", "../a", "/etc/a", ".build/a", "a/../../b"] {
      var hostile = UndoJournal()
      try hostile.add(.write(path: path, contents: [], former: .nothing), to: files)
      #expect(UndoJournal(hostile.bytes) == nil)
      let project = project()
      project.files[UndoJournal.path] = hostile.bytes
      #expect(throws: FileSystemError.self) {
        try undoInterruptedRun(project.fileSystem, console: Transcript().console)
      }
    }
  }

  @Test("files that are saved during the build stay, and are reported")
  func savedMeanwhile() throws {
    let project = project()
    let before = project.files
    let runner = ProcessRunner { _, _, _ throws(FileSystemError) in
      project.files["Specs/Counter.yaml"] = Array("mine".utf8)
      project.files[Project.path] = Array("also mine".utf8)
      return ProcessResult(status: 1, output: [], error: "no")
    }
    let (outcome, error) = try adopt(project, verification: AdoptionVerification(runner: runner))
    #expect(outcome == .failure)
    #expect(error.contains("'Specs/Counter.yaml' was changed in the meantime, so it is kept\n"))
    #expect(error.contains("its earlier contents are in '\(Project.path).orig'"), "\(error)")
    var expected = before
    expected["Specs/Counter.yaml"] = Array("mine".utf8)
    expected[Project.path] = Array("also mine".utf8)
    expected["\(Project.path).orig"] = before[Project.path]
    #expect(project.files == expected)
  }

  @Test(
    "specs are written only to folders where specs are found",
    arguments: ["Specs/.hid", "Specs/.h/In", "Specs/../Elsewhere", "Elsewhere"])
  func places(specs: String) throws {
    let project = project()
    let before = project.files
    #expect(try adopt(project, specs: specs).outcome == .failure)
    #expect(project.files == before)
  }

  @Test("a file that is not UTF-8 is not read, and stays unchanged")
  func notUTF8() throws {
    let project = project()
    project.files[Project.path]? += Array("\n// \u{FF}".unicodeScalars.map { UInt8($0.value) })
    let before = project.files
    let (outcome, error) = try adopt(project)
    #expect(outcome == .outOfSync)
    #expect(error.contains("'\(Project.path)' cannot be read: it is not UTF-8"), "\(error)")
    #expect(project.files == before)
  }

  @Test("Windows line ends stay, and a file with mixed line ends is refused")
  func windows() throws {
    let swift = Project.swift + "\nlet a = 1\nlet b = 2\n"
    let project = project([Project.path: swift.replacing("\n", with: "\r\n")])
    #expect(try adopt(project).outcome == .success)
    #expect(
      text(project, Project.path)
        == "import ComposableArchitecture\r\n\r\nlet a = 1\r\nlet b = 2\r\n")
    #expect(text(project, "Specs/Counter.yaml")?.utf8.contains(13) == false)
    let mixed = self.project([Project.path: swift.replacing("let a = 1\n", with: "let a = 1\r\n")])
    let before = mixed.files
    let (outcome, error) = try adopt(mixed)
    #expect(outcome == .failure)
    #expect(error.contains("mixes Windows and other line endings"), "\(error)")
    #expect(mixed.files == before)
  }
}
