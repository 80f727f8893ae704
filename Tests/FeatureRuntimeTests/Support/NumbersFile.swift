import Foundation
import TestSupport
import Testing

@testable import FeatureRuntime

/// A file of numbers in memory, whose operations can fail.
struct NumbersFile {
  /// An operation that fails.
  enum Operation { case read, write, move }

  struct Failure: Error {}

  private struct Disk {
    var failing: Operation?
    var writes = 0

    func attempt(_ operation: Operation) throws {
      if failing == operation { throw Failure() }
    }
  }

  private let disk = FeatureRuntime.Locked(Disk())
  let storage: FileStorage
  let clock = TestClock()
  let url = URL(fileURLWithPath: "/values/numbers.json")

  /// Makes the file with a text; with nil, the file does not exist.
  init(_ text: String? = nil, writingAt names: [Notification.Name] = []) {
    let (disk, memory) = (disk, FileOperations.inMemory())
    var operations = memory
    operations.read = { url in
      try disk.value.attempt(.read)
      return try memory.read(url)
    }
    operations.write = { data, url in
      disk.withLock { $0.writes += 1 }
      try disk.value.attempt(.write)
      try memory.write(data, url)
    }
    operations.move = { url, other in
      try disk.value.attempt(.move)
      try memory.move(url, other)
    }
    storage = FileStorage(operations, writingAt: names)
    if let text { try? memory.write(Data(text.utf8), url) }
  }

  /// Makes an operation fail from now on; nil for no operation.
  func fail(_ operation: Operation?) {
    disk.withLock { $0.failing = operation }
  }

  /// The number of attempted writes.
  var writes: Int { disk.value.writes }

  /// Runs an operation with the test's clock, which delays the writing of changes.
  func perform<Result>(
    on clock: (any Clock<Duration>)? = nil, _ operation: () throws -> Result
  ) rethrows -> Result {
    try withDependencies {
      $0.defaultFileStorage = storage
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.continuousClock = clock ?? self.clock
    } operation: {
      try operation()
    }
  }

  /// Runs an operation without a clock, so that changes are written at once.
  func performAtOnce<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try perform(on: UnimplementedClock(), operation)
  }

  /// Makes a reference to the numbers.
  func makeNumbers() -> Shared<[Int]> {
    Shared(wrappedValue: [], .fileStorage(url))
  }

  /// Replaces the text of the file.
  func write(_ text: String) throws {
    try storage.write(Data(text.utf8), to: url)
  }

  /// Returns the text of the file, or of another file in its folder; nil if the file does not exist.
  func text(_ name: String = "numbers.json") -> String? {
    let url = url.deletingLastPathComponent().appendingPathComponent(name)
    return storage.data(at: url).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs an operation with files of the system, which are written at once.
  static func performInFileSystem<Result>(
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.continuousClock = UnimplementedClock()
    } operation: {
      try await operation()
    }
  }
}

extension Issue {
  /// Returns whether an issue's comment contains one of the texts.
  func mentions(_ texts: String...) -> Bool {
    comments.contains { comment in texts.contains { comment.rawValue.contains($0) } }
  }
}
