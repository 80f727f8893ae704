import Foundation
import Testing

@testable import FeatureRuntime

@Suite("Shared files")
struct FileStorageTests {
  private let files = FileStorage.inMemory
  private let clock = TestClock()
  private let url = URL(fileURLWithPath: "/values/numbers.json")

  private func perform<Result>(
    clock: (any Clock<Duration>)? = nil,
    _ operation: () throws -> Result
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

  private func text(_ name: String = "numbers.json") -> String? {
    let url = url.deletingLastPathComponent().appendingPathComponent(name)
    return files.data(at: url).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a value is read from its file")
  func reads() throws {
    try files.write(Data("[1,2]".utf8), to: url)
    #expect(perform { makeNumbers().wrappedValue } == [1, 2])
  }

  @Test("changes are written together, a second after the first")
  func writesLater() async {
    let numbers = perform { makeNumbers() }
    perform { numbers.withLock { $0.append(1) } }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(900))
    perform { numbers.withLock { $0.append(2) } }
    #expect(text() == nil)
    // A load in the meantime gets the last value.
    #expect(perform { makeNumbers().wrappedValue } == [1, 2])
    #expect(text() == "[1,2]")
  }

  @Test("'save' writes at once")
  func saves() async throws {
    let numbers = perform { makeNumbers() }
    perform { numbers.withLock { $0.append(1) } }
    #expect(text() == nil)
    try await numbers.save()
    #expect(text() == "[1]")
  }

  @Test("'load' sees what others have written")
  func loads() async throws {
    let numbers = perform { makeNumbers() }
    try files.write(Data("[3]".utf8), to: url)
    try await numbers.load()
    #expect(numbers.wrappedValue == [3])
    #expect(!numbers.isLoading)
  }

  @Test("without a clock of the test a change is written at once")
  func writesAtOnce() {
    perform(clock: UnimplementedClock()) { makeNumbers().withLock { $0 = [1] } }
    #expect(text() == "[1]")
  }

  @Test("a change is written when the app goes to the background, even without its reference")
  func background() {
    let name = Notification.Name("background-\(UUID().uuidString)")
    let files = FileStorage(.inMemory(), writingAt: [name])
    withDependencies {
      $0.defaultFileStorage = files
      $0.continuousClock = clock
    } operation: {
      makeNumbers().withLock { $0 = [1] }
    }
    #expect(files.data(at: url) == nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(files.data(at: url) == Data("[1]".utf8))
  }

  @Test("a file that cannot be decoded is reported and kept, each under a name of its own")
  func corruptFiles() throws {
    for text in ["[1,", "{}"] {
      try files.write(Data(text.utf8), to: url)
      withKnownIssue {
        perform(clock: UnimplementedClock()) {
          let numbers = makeNumbers()
          #expect(numbers.wrappedValue == [])
          numbers.withLock { $0 = [7] }
        }
      } matching: { issue in
        issue.comments.contains { comment in
          comment.rawValue.contains("'/values/numbers.json' cannot be read as 'Array<Int>'")
            && comment.rawValue.contains("is kept as '/values/numbers.json.corrupt")
        }
      }
      #expect(self.text() == "[7]")
    }
    #expect(text("numbers.json.corrupt") == "[1,")
    #expect(text("numbers.json.corrupt-2") == "{}")
  }

  @Test("a file that can be neither decoded nor renamed is not overwritten")
  func unreadableFiles() throws {
    struct NotPermitted: Error {}
    var operations = FileOperations.inMemory()
    operations.move = { _, _ in throw NotPermitted() }
    let files = FileStorage(operations)
    try files.write(Data("[1,".utf8), to: url)
    withDependencies {
      $0.defaultFileStorage = files
      $0.continuousClock = UnimplementedClock()
    } operation: {
      withKnownIssue {
        let numbers = makeNumbers()
        #expect(numbers.loadError != nil)
        numbers.withLock { $0 = [7] }
        #expect(numbers.saveError != nil)
      }
    }
    #expect(files.data(at: url) == Data("[1,".utf8))
  }

  @Test("references of a test refer to one value, though nothing but them holds its files")
  func references() {
    let first = makeNumbers()
    let second = makeNumbers()
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      first.withLock { $0 = [1] }
    }
    #expect(second.wrappedValue == [1])
  }

  @Test("a value in the file system is written whole, with its folder")
  func fileSystem() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("file-storage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("deep/numbers.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.continuousClock = UnimplementedClock()
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      let numbers = Shared<[Int]>(wrappedValue: [], .fileStorage(url))
      numbers.withLock { $0 = [1] }
      #expect(try String(contentsOf: url, encoding: .utf8) == "[1]")
      try Data("[".utf8).write(to: url)
      await withKnownIssue {
        try await numbers.load()
      }
      #expect(FileManager.default.fileExists(atPath: url.path + ".corrupt"))
    }
  }
}
