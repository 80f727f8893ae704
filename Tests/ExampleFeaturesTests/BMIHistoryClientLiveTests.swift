import ExampleFeatures
import FeatureRuntime
import Foundation
import Testing

@Suite("The live BMIHistoryClient")
struct BMIHistoryClientLiveTests {
  // MARK: - Keeping measurements

  @Test("a missing file is an empty history, and looking does not create it")
  func missingFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "history.json")
      let client = BMIHistoryClient.live(file: file)
      #expect(try await client.load() == [])
      try await client.delete(UUID(1))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("what one client saved another one loads, to the last bit, from a folder that was created")
  func roundTrip() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "not/yet/there/history.json")
      // Neither number has a short decimal form, and the date is no whole millisecond.
      let odd = BMI(
        id: UUID(1), height: 170 + 1.0 / 3, weight: 0.1 + 0.2,
        date: Date(timeIntervalSince1970: 1_700_000_000.123_456_7))
      let plain = measurement(2)
      let first = BMIHistoryClient.live(file: file)
      try await first.save(odd)
      try await first.save(plain)
      let second = BMIHistoryClient.live(file: file)
      #expect(try await second.load() == [odd, plain])
    }
  }

  @Test("saving an id again replaces the measurement in its place")
  func savingAgain() async throws {
    try await withTemporaryFolder { folder in
      let client = BMIHistoryClient.live(file: folder.appending(path: "history.json"))
      try await client.save(measurement(1))
      try await client.save(measurement(2))
      try await client.save(measurement(1, weight: 99))
      #expect(try await client.load() == [measurement(1, weight: 99), measurement(2)])
    }
  }

  @Test("deleting takes away that measurement alone; an unknown id changes nothing")
  func deleting() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "history.json")
      let client = BMIHistoryClient.live(file: file)
      for number in 1...3 { try await client.save(measurement(number)) }
      try await client.delete(UUID(2))
      let bytes = try Data(contentsOf: file)
      try await client.delete(UUID(7))
      #expect(try await client.load() == [measurement(1), measurement(3)])
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("changes at the same time through two clients of one file are all kept")
  func concurrentChanges() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "history.json")
      let clients = [BMIHistoryClient.live(file: file), BMIHistoryClient.live(file: file)]
      for number in 0..<20 { try await clients[0].save(measurement(number)) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask { try await clients[number % 2].delete(UUID(number)) }
        }
        for number in 20..<120 {
          group.addTask { try await clients[number % 2].save(measurement(number)) }
        }
        try await group.waitForAll()
      }
      let ids = try await clients[0].load().map(\.id)
      #expect(ids.count == 100)
      #expect(Set(ids) == Set((20..<120).map { UUID($0) }))
    }
  }

  // MARK: - Refusing what would lose measurements

  @Test(
    "a corrupted file is an error that names it, and is left byte for byte",
    arguments: [
      ("", "JSON"),
      ("[{\"id\": ", "JSON"),
      ("{}", "Array"),
      ("[{\"id\": \"x\"}]", "measurement 1: 'id'"),
      (idAlone, "measurement 1: 'height' is missing"),
      (twice, "Two measurements have the id 00000000-0000-0000-0000-000000000001"),
    ])
  func corruptedFile(content: String, reason: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "history.json")
      let bytes = Data(content.utf8)
      try bytes.write(to: file)
      let client = BMIHistoryClient.live(file: file)
      for error in await errors(of: client, id: UUID(1)) {
        let description = EffectError(error).description
        #expect(description.contains(file.path))
        #expect(description.contains(reason))
        #expect(description.contains("move it away"))
        #expect(error.localizedDescription == description)
        #expect(try Data(contentsOf: file) == bytes)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history.json"])
    }
  }

  @Test("a file that cannot be read is an error, not an empty history")
  func unreadableFile() async throws {
    try await withTemporaryFolder { folder in
      // A folder by the file's name: not even root can read it as a file.
      let file = folder.appending(path: "history.json")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      let client = BMIHistoryClient.live(file: file)
      for error in await errors(of: client, id: UUID(1)) {
        guard case .unreadable(file, _) = error as? BMIHistoryError else {
          Issue.record(error)
          continue
        }
        #expect(EffectError(error).description.contains(file.path))
      }
    }
  }

  @Test("a folder that cannot be created is an error that names the file")
  func impossibleFolder() async throws {
    try await withTemporaryFolder { folder in
      // A link to nowhere: nothing is there to be read, and no folder can take its place.
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "nowhere"))
      let file = link.appending(path: "history.json")
      let client = BMIHistoryClient.live(file: file)
      let error = await #expect(throws: BMIHistoryError.self) {
        try await client.save(measurement(1))
      }
      #expect(error.map { EffectError($0).description.contains(file.path) } == true)
      #expect(try await client.load() == [])
    }
  }

  @Test("a measurement that JSON cannot express is refused, and the history stays")
  func unstorableMeasurement() async throws {
    try await withTemporaryFolder { folder in
      let client = BMIHistoryClient.live(file: folder.appending(path: "history.json"))
      try await client.save(measurement(1))
      let error = await #expect(throws: BMIHistoryError.self) {
        try await client.save(measurement(2, weight: .infinity))
      }
      #expect(error.map { EffectError($0).description.contains("'weight'") } == true)
      #expect(try await client.load() == [measurement(1)])
    }
  }
}

/// A history whose measurement has lost its values.
private let idAlone = #"[{"id": "00000000-0000-0000-0000-000000000001"}]"#

/// A history in which an id stands twice.
private let twice: String = {
  let encoded = try? JSONEncoder().encode([measurement(1), measurement(1, weight: 99)])
  return String(decoding: encoded ?? Data(), as: UTF8.self)
}()

private func measurement(_ number: Int, weight: Double = 65) -> BMI {
  BMI(
    id: UUID(number), height: 170, weight: weight,
    date: Date(timeIntervalSince1970: TimeInterval(number)))
}

/// What loading, saving and deleting throw; an endpoint that does not throw fails the test.
private func errors(of client: BMIHistoryClient, id: UUID) async -> [any Error] {
  let errors = [
    await #expect(throws: (any Error).self) { _ = try await client.load() },
    await #expect(throws: (any Error).self) { try await client.save(measurement(2)) },
    await #expect(throws: (any Error).self) { try await client.delete(id) },
  ]
  return errors.compactMap { $0 }
}

/// Calls `body` with a new folder, which is removed afterwards.
private func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "BMIHistoryClientLiveTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
