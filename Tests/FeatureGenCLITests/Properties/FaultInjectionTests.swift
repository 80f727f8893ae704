import Testing

@testable import FeatureGenCLI

extension OneAtATime {
  /// A file system that fails at any of its operations, with a part of them done or none.
  @Suite struct FaultInjectionTests {
    /// Writes fail at one call, after some of the operations of that call.
    struct Fault: Sendable, CustomTestStringConvertible {
      var call: Int
      var done: Int

      var testDescription: String { "call \(call) after \(done) operations" }

      static let all = (1...4).flatMap { call in (0...4).map { Fault(call: call, done: $0) } }
    }

    @Test(arguments: Fault.all)
    func theNextRunFinishesTheWork(_ fault: Fault) throws {
      let project = MemoryFileSystem(texts: SampleProject.inputs)
      let console = Transcript().console
      _ = try generateProject(project.fileSystem, console: console)
      let old = project.files
      write(version: 2, to: project)
      let error = #expect(throws: FileSystemError.self) {
        try generateProject(broken(project, fault), console: console)
      }
      #expect(error?.isPartial == (fault.done > 0))
      for path in SampleProject.outputs where fault.done == 0 && fault.call < 3 {
        #expect(project.files[path] == old[path])
      }
      // What was written is neither what the lock says nor what is to be written now, and yet nobody's edit.
      write(version: 3, to: project)
      let transcript = Transcript()
      #expect(try generateProject(project.fileSystem, console: transcript.console) == .success)
      #expect(transcript.error == "")
      #expect(try checkProject(project.fileSystem).outcome == .success)
      #expect(project.files[pendingLockPath] == nil)
    }

    @Test func aFileThatChangesUnderWayStopsTheRun() throws {
      let project = MemoryFileSystem(texts: SampleProject.inputs)
      let console = Transcript().console
      _ = try generateProject(project.fileSystem, console: console)
      write(version: 2, to: project)
      var fileSystem = project.fileSystem
      let edit = Array("an edit".utf8)
      fileSystem.removeLeftovers = { _ throws(FileSystemError) in
        project.files[DriftMishap.reducer] = edit
      }
      let others = project.files.filter { $0.key != DriftMishap.reducer }
      let error = #expect(throws: FileSystemError.self) {
        try generateProject(fileSystem, console: console)
      }
      #expect(error?.reason.hasPrefix("it has changed while featuregen was at work") == true)
      #expect(project.files[DriftMishap.reducer] == edit)
      #expect(project.files.filter { $0.key != DriftMishap.reducer } == others)
    }

    /// Makes every output of the feature another one, and adds a file to create.
    private func write(version: Int, to project: MemoryFileSystem) {
      project.files["Specs/Features/Counter.yaml"] = Array(
        SampleProject.counter.replacing("= 1", with: "= \(version)")
          .replacing("counts:", with: "counts \(version):")
          .replacing("increment", with: "add\(version)").utf8)
      project.files["Specs/Models/Point.yaml"] = Array(
        "model: Point\nfields: {x: Int = \(version)}\n".utf8)
    }

    /// The file system of a project with a fault.
    private func broken(_ project: MemoryFileSystem, _ fault: Fault) -> FileSystem {
      var fileSystem = project.fileSystem
      let calls = Locked(0)
      fileSystem.apply = { operations throws(FileSystemError) in
        let call = calls.withLock { count in
          count += 1
          return count
        }
        guard call == fault.call else { return try project.fileSystem.apply(operations) }
        try project.fileSystem.apply(Array(operations.prefix(fault.done)))
        var error = FileSystemError(operation: "write", path: "a file", reason: "a fault")
        error.isPartial = fault.done > 0
        throw error
      }
      return fileSystem
    }
  }
}
