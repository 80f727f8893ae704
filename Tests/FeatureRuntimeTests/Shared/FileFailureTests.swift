import Foundation
import TestSupport
import Testing

@testable import FeatureRuntime

/// Files that temporarily cannot be read or written.
@Suite("Shared files that fail")
struct FileFailureTests {
  private typealias Failure = NumbersFile.Failure

  private let file = NumbersFile("[1]")

  @Test("an unreadable file is not overwritten until it was loaded")
  func unreadable() async throws {
    file.fail(.read)
    var made: Shared<[Int]>?
    withKnownIssue {
      let numbers = file.performAtOnce { file.makeNumbers() }
      file.performAtOnce { numbers.withLock { $0 = [7] } }
      made = numbers
    } matching: {
      $0.mentions("cannot be loaded: Failure()", "cannot be read, and is not overwritten")
    }
    let value = try #require(made)
    #expect(value.loadError is Failure)
    #expect(value.saveError is FileNotOverwritten)
    file.fail(nil)
    #expect(file.text() == "[1]")
    await #expect(throws: FileNotOverwritten.self) { try await value.save() }
    #expect(file.text() == "[1]")
    #expect(file.text("numbers.json.corrupt") == nil)
    try await value.load()
    #expect(value.wrappedValue == [1])
    #expect(value.loadError == nil)
    file.performAtOnce { value.withLock { $0.append(2) } }
    #expect(file.text() == "[1,2]")
    #expect(value.saveError == nil)
  }

  @Test("a file on the disk that is unreadable for a moment is not overwritten")
  func unreadableInTheSystem() async throws {
    let folder = try TemporaryFolder(["numbers.json": "[1]"])
    let url = folder.url.appending(path: "numbers.json")
    let aside = folder.url.appending(path: "aside")
    let files = FileManager.default
    try files.moveItem(at: url, to: aside)
    // A link to itself cannot be read, even by a user who may read all files.
    try files.createSymbolicLink(at: url, withDestinationURL: url)
    try await NumbersFile.performInFileSystem {
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

  @Test("a failed write is reported, and tried again later", .timeLimit(.minutes(5)))
  func triesAgain() async {
    file.fail(.write)
    let numbers = file.perform { file.makeNumbers() }
    await withKnownIssue {
      file.perform { numbers.withLock { $0.append(2) } }
      await file.clock.waitForSleepers(1)
      await file.clock.advance(by: .seconds(1))
      await file.clock.waitForSleepers(1)
    } matching: {
      $0.mentions("cannot be saved: Failure()")
    }
    #expect(file.writes == 1)
    #expect(numbers.saveError is Failure)
    // The failure is not reported again.
    await file.clock.advance(by: .seconds(2))
    await file.clock.waitForSleepers(1)
    #expect(file.writes == 2)
    file.fail(nil)
    await file.clock.advance(by: .seconds(3))
    #expect(file.text() == "[1]")
    await file.clock.advance(by: .seconds(1))
    while numbers.saveError != nil { await Task.yield() }
    #expect(file.text() == "[1,2]")
  }

  @Test("a new change does not wait for the next attempt", .timeLimit(.minutes(5)))
  func newChange() async {
    file.fail(.write)
    let numbers = file.perform { file.makeNumbers() }
    await withKnownIssue {
      file.perform { numbers.withLock { $0.append(2) } }
      await file.clock.waitForSleepers(1)
      await file.clock.advance(by: .seconds(1))
      await file.clock.waitForSleepers(1)
    }
    file.fail(nil)
    file.perform { numbers.withLock { $0.append(3) } }
    await file.clock.waitForSleepers(2)
    await file.clock.advance(by: .seconds(1))
    while file.text() != "[1,2,3]" { await Task.yield() }
    while numbers.saveError != nil { await Task.yield() }
  }

  @Test("the attempts end on a clock that never waits")
  func impatientClock() async {
    file.fail(.write)
    let numbers = file.perform { file.makeNumbers() }
    await withKnownIssue {
      file.perform(on: ImmediateClock()) { numbers.withLock { $0.append(2) } }
      while file.writes < 11 { await Task.yield() }
      for _ in 0..<100 { await Task.yield() }
    }
    #expect(file.writes == 11)
  }

  @Test("'save' throws the error, and the change is written later")
  func savesLater() async throws {
    file.fail(.write)
    let numbers = file.perform { file.makeNumbers() }
    file.perform { numbers.withLock { $0.append(2) } }
    await withKnownIssue {
      await #expect(throws: Failure.self) { try await numbers.save() }
    } matching: {
      // Nothing has requested the save of the change itself.
      $0.mentions("cannot be saved: Failure()")
    }
    file.fail(nil)
    file.storage.files.writeAll()
    #expect(file.text() == "[1,2]")
    #expect(numbers.saveError == nil)
  }

  @Test("references load a change that could not be written yet")
  func loadsUnwritten() async throws {
    file.fail(.write)
    await withKnownIssue {
      let numbers = file.performAtOnce { file.makeNumbers() }
      file.performAtOnce { numbers.withLock { $0.append(2) } }
      #expect(file.performAtOnce { file.makeNumbers().wrappedValue } == [1, 2])
      try await numbers.load()
      #expect(numbers.wrappedValue == [1, 2])
    }
    file.fail(nil)
    #expect(file.performAtOnce { file.makeNumbers().wrappedValue } == [1, 2])
    #expect(file.text() == "[1,2]")
  }

  @Test("a change that cannot be written even at the process's end is reported as lost")
  func exit() {
    file.fail(.write)
    let numbers = file.performAtOnce { file.makeNumbers() }
    withKnownIssue {
      file.performAtOnce { numbers.withLock { $0.append(2) } }
    }
    withKnownIssue {
      file.storage.files.writeAtExit()
    } matching: {
      $0.mentions("'/values/numbers.json' cannot be written, so its last change is lost: Failure")
    }
    file.fail(nil)
    file.storage.files.writeAtExit()
    #expect(file.text() == "[1,2]")
  }

  @Test("a process that ends writes the changes that it could not write before", .onOwnThread)
  func processEnd() async throws {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "file-failure-\(UUID().uuidString)")
      let url = folder.appending(path: "numbers.json")
      // The check runs after the storage's own handler, which is registered later.
      folderAtExit = folder
      atexit {
        let url = folderAtExit.appending(path: "numbers.json")
        let text = try? String(contentsOf: url, encoding: .utf8)
        try? FileManager.default.removeItem(at: folderAtExit)
        if text != "[2]" { _exit(3) }
      }
      // A link without a target: the file can be neither read nor made.
      try FileManager.default.createSymbolicLink(
        at: folder, withDestinationURL: URL(fileURLWithPath: folder.path + ".nowhere"))
      // Another thread is no part of the test, so that the report is no issue of the test.
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

/// The folder that a handler checks when the process ends. It is global, because a handler captures nothing.
nonisolated(unsafe) private var folderAtExit = URL(fileURLWithPath: "/")
