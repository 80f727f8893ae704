import FeatureRuntime
import Foundation
import TestSupport
import Testing

/// Files of shared values on a disk where other programs have put something else in their place, or files that end in
/// the middle of a change.
@Suite("Shared files on a disk", .onOwnThread)
struct FilePlaceTests {
  private func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      try operation()
    }
  }

  enum Place: CaseIterable {
    case pipe, folder, endless, link, linkToNowhere, loop, noFolder
  }

  @Test(
    "a pipe, folder, device or link is not waited for and not replaced", arguments: Place.allCases)
  func places(_ place: Place) async throws {
    let folder = try TemporaryFolder(["other.json": "[7]"])
    let url = folder.url.appending(path: "numbers.json")
    func link(_ target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }
    switch place {
    case .pipe: try #require(mkfifo(url.path, 0o600) == 0)
    case .folder: try folder.write(["numbers.json/mine": "mine"])
    case .endless: try link("/dev/zero")
    case .link: try link("other.json")
    case .linkToNowhere: try link("nowhere.json")
    case .loop: try link("numbers.json")
    case .noFolder: break
    }
    await withKnownIssue(isIntermittent: true) {
      let numbers = perform { Shared(wrappedValue: [1], .fileStorage(url)) }
      #expect(numbers.wrappedValue == (place == .link ? [7] : [1]))
      numbers.withLock { $0.append(2) }
      try? await numbers.save()
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let type = attributes[.type] as? FileAttributeType
    switch place {
    case .pipe: #expect(type != .typeRegular)
    case .folder: #expect(try folder.text("numbers.json/mine") == "mine")
    case .endless, .link, .linkToNowhere, .loop:
      #expect(type == .typeSymbolicLink)
      if place == .link { #expect(try folder.text("other.json") == "[7,2]") }
      if place == .linkToNowhere { #expect(try folder.text("nowhere.json") == "[1,2]") }
    case .noFolder: #expect(type == .typeRegular)
    }
  }

  #if compiler(>=6.3)
    @Test("a process that is killed while it saves leaves the old or the new value")
    func killed() async throws {
      for number in 0..<Proofs.size(60, part: 4) {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "numbers.json").path
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = path as String, number = number as Int] in
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.05 + Double(number % 20) / 500)
            kill(getpid(), SIGKILL)
          }
          let numbers = withDependencies {
            $0.defaultFileStorage = .fileSystem
          } operation: {
            Shared(wrappedValue: [0], .fileStorage(URL(filePath: path)))
          }
          for value in 1... {
            numbers.withLock { $0 = Array(repeating: value, count: 5000) }
            try? await numbers.save()
          }
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { continue }
        let values = try JSONDecoder().decode([Int].self, from: data)
        #expect(values.count == 5000)
        #expect(Set(values).count == 1)
      }
    }
  #endif
}
