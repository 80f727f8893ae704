import Foundation
import TestSupport
import Testing

@testable import FeatureRuntime

@Suite("Shared files")
struct FileStorageTests {
  private let file = NumbersFile()

  @Test("a value is read from its file")
  func reads() throws {
    try file.write("[1,2]")
    #expect(file.perform { file.makeNumbers().wrappedValue } == [1, 2])
  }

  @Test("changes are written together, a second after the first change")
  func writesLater() async {
    let numbers = file.perform { file.makeNumbers() }
    file.perform { numbers.withLock { $0.append(1) } }
    await file.clock.waitForSleepers(1)
    await file.clock.advance(by: .milliseconds(900))
    file.perform { numbers.withLock { $0.append(2) } }
    #expect(file.text() == nil)
    // A load before the save returns the last value.
    #expect(file.perform { file.makeNumbers().wrappedValue } == [1, 2])
    #expect(file.text() == "[1,2]")
  }

  @Test("'save' writes at once")
  func saves() async throws {
    let numbers = file.perform { file.makeNumbers() }
    file.perform { numbers.withLock { $0.append(1) } }
    #expect(file.text() == nil)
    try await numbers.save()
    #expect(file.text() == "[1]")
  }

  @Test("'load' reads what others have written")
  func loads() async throws {
    let numbers = file.perform { file.makeNumbers() }
    try file.write("[3]")
    try await numbers.load()
    #expect(numbers.wrappedValue == [3])
    #expect(!numbers.isLoading)
  }

  @Test("a change is written at once if the test has no clock")
  func writesAtOnce() {
    file.performAtOnce { file.makeNumbers().withLock { $0 = [1] } }
    #expect(file.text() == "[1]")
  }

  @Test("a change is written when the app enters the background, even without references")
  func background() {
    let name = Notification.Name("background-\(UUID().uuidString)")
    let file = NumbersFile(writingAt: [name])
    file.perform { file.makeNumbers().withLock { $0 = [1] } }
    #expect(file.text() == nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(file.text() == "[1]")
  }

  @Test("files that cannot be decoded are reported and kept under separate names")
  func corruptFiles() throws {
    for text in ["[1,", "{}"] {
      try file.write(text)
      withKnownIssue {
        file.performAtOnce {
          let numbers = file.makeNumbers()
          #expect(numbers.wrappedValue == [])
          numbers.withLock { $0 = [7] }
        }
      } matching: {
        $0.mentions("'/values/numbers.json' cannot be read as 'Array<Int>'")
          && $0.mentions("is kept as '/values/numbers.json.corrupt")
      }
      #expect(file.text() == "[7]")
    }
    #expect(file.text("numbers.json.corrupt") == "[1,")
    #expect(file.text("numbers.json.corrupt-2") == "{}")
  }

  @Test("a file that can be neither decoded nor renamed is not overwritten")
  func unreadableFiles() throws {
    try file.write("[1,")
    file.fail(.move)
    file.performAtOnce {
      withKnownIssue {
        let numbers = file.makeNumbers()
        #expect(numbers.loadError != nil)
        numbers.withLock { $0 = [7] }
        #expect(numbers.saveError != nil)
      }
    }
    #expect(file.text() == "[1,")
  }

  @Test("references of a test share a value, even if they alone hold its files")
  func references() {
    let first = file.makeNumbers()
    let second = file.makeNumbers()
    withDependencies {
      $0.continuousClock = file.clock
    } operation: {
      first.withLock { $0 = [1] }
    }
    #expect(second.wrappedValue == [1])
  }

  @Test("a value is written to the file system whole, together with its folder")
  func fileSystem() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "deep/numbers.json")
    try await NumbersFile.performInFileSystem {
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
