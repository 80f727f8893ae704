import FeatureGenerator
import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// A project that several machines check.
@Suite struct ShardTests {
  private static let counts = Proofs.areWhole ? [1, 3, 25] : [1, 3]

  @Test("each file is checked by one shard", arguments: counts)
  func areApart(count: Int) throws {
    let project = try project()
    let whole = try checkProject(project.fileSystem)
    let parts = try shards(of: project, count)
    #expect(parts.allSatisfy { $0.outcome == .success }, "\(parts.map(\.summary))")
    let files = parts.flatMap(\.changes).map(\.path).filter { $0 != lockPath }
    #expect(files.sorted() == whole.changes.map(\.path).filter { $0 != lockPath })
    #expect(parts.map(\.specCount).reduce(0, +) == 20)
    #expect(parts.allSatisfy { $0.changes.contains { $0.path == lockPath } })
  }

  @Test("together they find what a check of all finds", arguments: counts)
  func findTheSame(count: Int) throws {
    let project = try project()
    let reducer = "Sources/App/InvoiceRow/InvoiceRowReducer.swift"
    let orphan = "Sources/App/Models/Gone.swift"
    project.files[reducer]?.append(contentsOf: "// mine\n".utf8)
    project.files["Tests/AppTests/JourneyListTests.swift"] = nil
    let header = "\(GeneratedHeader.start)Specs/Models/Gone.yaml\(GeneratedHeader.end)\n"
    project.files[orphan] = Array(header.utf8)
    // One that its own spec made once.
    project.files["Sources/App/InvoiceRow/InvoiceRowAlerts.swift"] = Array(
      "\(GeneratedHeader.start)Specs/Invoice/InvoiceRow.yaml\(GeneratedHeader.end)\n".utf8)
    let whole = try checkProject(project.fileSystem)
    let parts = try shards(of: project, count)
    #expect(drift(parts) == drift([whole]))
    #expect(drift([whole]).contains("\(orphan) orphaned"))
  }

  @Test("an error of a spec is told by each, one of a rule by its own", arguments: counts)
  func tellErrors(count: Int) throws {
    let project = try project()
    try change(project, "Specs/Invoice/InvoiceRow.yaml", "isDone.toggle()", "isDane.toggle()")
    try change(project, "Specs/Models/JourneyRecord.yaml", "fields:", "feilds:")
    let whole = try checkProject(project.fileSystem)
    let parts = try shards(of: project, count)
    #expect(
      Set(parts.flatMap(\.diagnostics).map(\.message)) == Set(whole.diagnostics.map(\.message)))
    #expect(parts.allSatisfy { $0.outcome == .failure })
  }

  @Test(
    "a lock that is not that of the files is found",
    arguments: ["output ", "spec ", "settings "], [3])
  func findLock(word: String, count: Int) throws {
    let project = try project()
    var lines = String(decoding: try #require(project.files[lockPath]), as: UTF8.self)
      .components(separatedBy: "\n")
    let index = try #require(lines.lastIndex { $0.hasPrefix(word) })
    let digits = lines[index].components(separatedBy: " ")[1]
    lines[index] = lines[index].replacingOccurrences(
      of: digits, with: String(digits.reversed()))
    project.files[lockPath] = Array(lines.joined(separator: "\n").utf8)
    let parts = try shards(of: project, count)
    #expect(parts.contains { $0.drift.contains { $0.path == lockPath } })
    lines.remove(at: index)
    if word == "output " {
      project.files[lockPath] = Array(lines.joined(separator: "\n").utf8)
      #expect(
        try shards(of: project, count).contains { $0.drift.contains { $0.path == lockPath } })
    }
  }

  @Test(
    "what is no shard is refused", arguments: ["0/3", "4/3", "1", "a/b", "1/0", "1/2/3", "-1/2"])
  func refuses(text: String) {
    #expect(Shard(argument: text) == nil)
  }

  /// A generated project, which is made once.
  private func project() throws -> MemoryFileSystem {
    MemoryFileSystem(try Self.files.get())
  }

  private static let files = Result { try generatedProject(specs: 20).files }

  private func shards(of project: MemoryFileSystem, _ count: Int) throws -> [CheckReport] {
    try (1...count).map { number in
      let shard = try #require(Shard(argument: "\(number)/\(count)"))
      return try checkProject(project.fileSystem, shard: shard)
    }
  }

  /// What is not in sync, but for the lock.
  private func drift(_ reports: [CheckReport]) -> Set<String> {
    Set(
      reports.flatMap(\.drift).filter { $0.path != lockPath }
        .map { "\($0.path) \($0.status.rawValue)" })
  }

  private func change(
    _ project: MemoryFileSystem, _ path: String, _ text: String, _ other: String
  ) throws {
    let spec = String(decoding: try #require(project.files[path]), as: UTF8.self)
    #expect(spec.contains(text))
    project.files[path] = Array(spec.replacingOccurrences(of: text, with: other).utf8)
  }
}

/// `featuregen check --shard`, run as a process.
@Suite(.onOwnThread) struct ShardProcessTests {
  @Test("each shard ends as a check does")
  func exitStatus() throws {
    let folder = try SampleProject.generatedFolder()
    #expect(try Tool.built.run("check", "--shard", "1/2", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", "--shard", "2/2", in: folder.url).status == 0)
    try folder.remove("Sources/App/Counter/CounterAction.swift")
    let statuses = try ["1/2", "2/2"].map {
      try Tool.built.run("check", "--shard", $0, in: folder.url).status
    }
    #expect(statuses.sorted() == [0, 2])
    #expect(try Tool.built.run("check", "--shard", "3/2", in: folder.url).status == 64)
    #expect(
      try Tool.built.run("check", "--shard", "1/2", "--locked", in: folder.url).status == 64)
  }
}
