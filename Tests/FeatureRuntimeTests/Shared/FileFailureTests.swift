import Foundation
import TestSupport
import Testing

@testable import FeatureRuntime

/// Files that cannot be read or written for a while.
@Suite("Shared files that fail")
struct FileFailureTests {
  private struct Failure: Error {}

  /// The errors of a disk; nil where it works.
  private struct Disk {
    var reading: Failure?
    var writing: Failure?
    var writes = 0
  }

  private let disk = FeatureRuntime.Locked(Disk())
  private let files: FileStorage
  private let clock = TestClock()
  private let url = URL(fileURLWithPath: "/values/numbers.json")

  init() throws {
    let memory = FileOperations.inMemory()
    files = FileStorage(
      FileOperations(
        read: { [disk] url in
          if let error = disk.value.reading { throw error }
          return try memory.read(url)
        },
        write: { [disk] data, url in
          disk.withLock { $0.writes += 1 }
          if let error = disk.value.writing { throw error }
          try memory.write(data, url)
        },
        move: memory.move
      )
    )
    try files.write(Data("[1]".utf8), to: url)
    disk.withLock { $0.writes = 0 }
  }

  private func perform<Result>(
    clock: (any Clock<Duration>)? = nil, _ operation: () throws -> Result
  ) rethrows -> Result {
    try withDependencies {
      $0.defaultFileStorage = files
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.continuousClock = clock ?? self.clock
    } operation: {
      try operation()
    }
  }

  private func makeNumbers() -> Shared<[Int]> {
    Shared(wrappedValue: [], .fileStorage(url))
  }

  private var text: String? {
    files.data(at: url).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a file that cannot be read stays as it is, until it was loaded")
  func unreadable() async throws {
    disk.withLock { $0.reading = Failure() }
    var made: Shared<[Int]>?
    withKnownIssue {
      let numbers = perform(clock: UnimplementedClock()) { makeNumbers() }
      perform(clock: UnimplementedClock()) { numbers.withLock { $0 = [7] } }
      made = numbers
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("cannot be loaded: Failure()")
          || comment.rawValue.contains("could not be read, and is not overwritten")
      }
    }
    let value = try #require(made)
    #expect(value.loadError is Failure)
    #expect(value.saveError is FileNotOverwritten)
    disk.withLock { $0.reading = nil }
    #expect(text == "[1]")
    await #expect(throws: FileNotOverwritten.self) { try await value.save() }
    #expect(text == "[1]")
    #expect(files.data(at: URL(fileURLWithPath: url.path + ".corrupt")) == nil)
    try await value.load()
    #expect(value.wrappedValue == [1])
    #expect(value.loadError == nil)
    perform(clock: UnimplementedClock()) { value.withLock { $0.append(2) } }
    #expect(text == "[1,2]")
    #expect(value.saveError == nil)
  }

  @Test("a file of the system that cannot be read for a moment stays as it is")
  func unreadableInTheSystem() async throws {
    let folder = try TemporaryFolder(["numbers.json": "[1]"])
    let url = folder.url.appending(path: "numbers.json")
    let aside = folder.url.appending(path: "aside")
    let files = FileManager.default
    try files.moveItem(at: url, to: aside)
    // A link to itself cannot be read, even by a user who may read all files.
    try files.createSymbolicLink(at: url, withDestinationURL: url)
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.continuousClock = UnimplementedClock()
    } operation: {
      var made: Shared<[Int]>?
      withKnownIssue {
        let numbers = Shared<[Int]>(wrappedValue: [], .fileStorage(url))
        numbers.withLock { $0 = [7] }
        made = numbers
      }
      let value = try #require(made)
      try files.removeItem(at: url)
      try files.moveItem(at: aside, to: url)
      await #expect(throws: FileNotOverwritten.self) { try await value.save() }
      try await value.load()
      #expect(value.wrappedValue == [1])
      #expect(try files.contentsOfDirectory(atPath: folder.url.path) == ["numbers.json"])
    }
  }

  @Test("writing that fails is reported, and tried again after a while", .timeLimit(.minutes(1)))
  func triesAgain() async {
    disk.withLock { $0.writing = Failure() }
    let numbers = perform { makeNumbers() }
    await withKnownIssue {
      perform { numbers.withLock { $0.append(2) } }
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(1))
      await clock.waitForSleepers(1)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("cannot be saved: Failure()") }
    }
    #expect(disk.value.writes == 1)
    #expect(numbers.saveError is Failure)
    // Not reported once more.
    await clock.advance(by: .seconds(2))
    await clock.waitForSleepers(1)
    #expect(disk.value.writes == 2)
    disk.withLock { $0.writing = nil }
    await clock.advance(by: .seconds(3))
    #expect(text == "[1]")
    await clock.advance(by: .seconds(1))
    while numbers.saveError != nil { await Task.yield() }
    #expect(text == "[1,2]")
  }

  @Test("a new change does not wait for the next try", .timeLimit(.minutes(1)))
  func newChange() async {
    disk.withLock { $0.writing = Failure() }
    let numbers = perform { makeNumbers() }
    await withKnownIssue {
      perform { numbers.withLock { $0.append(2) } }
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(1))
      await clock.waitForSleepers(1)
    }
    disk.withLock { $0.writing = nil }
    perform { numbers.withLock { $0.append(3) } }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    while text != "[1,2,3]" { await Task.yield() }
    while numbers.saveError != nil { await Task.yield() }
  }

  @Test("on a clock that never waits, the tries end")
  func impatientClock() async {
    disk.withLock { $0.writing = Failure() }
    let numbers = perform { makeNumbers() }
    await withKnownIssue {
      perform(clock: ImmediateClock()) { numbers.withLock { $0.append(2) } }
      while disk.value.writes < 11 { await Task.yield() }
      for _ in 0..<100 { await Task.yield() }
    }
    #expect(disk.value.writes == 11)
  }

  @Test("'save' throws what goes wrong, and the change is written later")
  func savesLater() async throws {
    disk.withLock { $0.writing = Failure() }
    let numbers = perform { makeNumbers() }
    perform { numbers.withLock { $0.append(2) } }
    await withKnownIssue {
      await #expect(throws: Failure.self) { try await numbers.save() }
    } matching: { issue in
      // Nobody has asked for the saving of the change itself.
      issue.comments.contains { $0.rawValue.contains("cannot be saved: Failure()") }
    }
    disk.withLock { $0.writing = nil }
    files.files.writeAll()
    #expect(text == "[1,2]")
    #expect(numbers.saveError == nil)
  }

  @Test("a change that cannot be written yet is what others load")
  func loadsUnwritten() async throws {
    disk.withLock { $0.writing = Failure() }
    await withKnownIssue {
      let numbers = perform(clock: UnimplementedClock()) { makeNumbers() }
      perform(clock: UnimplementedClock()) { numbers.withLock { $0.append(2) } }
      #expect(perform(clock: UnimplementedClock()) { makeNumbers().wrappedValue } == [1, 2])
      try await numbers.load()
      #expect(numbers.wrappedValue == [1, 2])
    }
    disk.withLock { $0.writing = nil }
    #expect(perform(clock: UnimplementedClock()) { makeNumbers().wrappedValue } == [1, 2])
    #expect(text == "[1,2]")
  }

  @Test("what cannot be written at the end of the process either is reported as lost")
  func exit() {
    disk.withLock { $0.writing = Failure() }
    let numbers = perform(clock: UnimplementedClock()) { makeNumbers() }
    withKnownIssue {
      perform(clock: UnimplementedClock()) { numbers.withLock { $0.append(2) } }
    }
    withKnownIssue {
      files.files.writeAtExit()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("'/values/numbers.json' is lost, because it cannot be written: Fail")
      }
    }
    disk.withLock { $0.writing = nil }
    files.files.writeAtExit()
    #expect(text == "[1,2]")
  }

  @Test("a process that ends writes what it could not write before", .onOwnThread)
  func processEnd() async throws {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "file-failure-\(UUID().uuidString)")
      let url = folder.appending(path: "numbers.json")
      // Checked after the storage's own handler, which is registered later.
      folderAtExit = folder
      atexit {
        let url = folderAtExit.appending(path: "numbers.json")
        let text = try? String(contentsOf: url, encoding: .utf8)
        try? FileManager.default.removeItem(at: folderAtExit)
        if text != "[2]" { _exit(3) }
      }
      // A link that leads nowhere: there is no file to read, and none can be made.
      try FileManager.default.createSymbolicLink(
        at: folder, withDestinationURL: URL(fileURLWithPath: folder.path + ".nowhere"))
      // Another thread is no part of the test, so the report is no issue of it.
      runThreads([
        {
          withDependencies {
            $0.defaultFileStorage = .fileSystem
            $0.continuousClock = UnimplementedClock()
          } operation: {
            Shared<[Int]>(wrappedValue: [], .fileStorage(url)).withLock { $0 = [2] }
          }
        }
      ])
      try FileManager.default.removeItem(at: folder)
      Foundation.exit(0)
    }
  }
}

/// The folder that a handler looks into when the process ends; a handler captures nothing.
nonisolated(unsafe) private var folderAtExit = URL(fileURLWithPath: "/")
