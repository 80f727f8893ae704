import Foundation
import SpecSupport
import TestSupport
import Testing
import TypeChecking

/// The code that is generated from each folder's specs is adopted exactly as the folder's expected files record.
///
/// `featuregen adopt` ignores generated files; only the round trip reads the generated code of an app's features.
/// These tests read all generated code that adoption can read, without an app's own features.
///
/// `UPDATE_GOLDENS=1 swift test --filter ReadBackGoldenTests` records the current results, and fails.
@Suite("Golden read-backs", .onOwnThread)
struct ReadBackGoldenTests {
  private static let folder = repository.appending(path: "Tests/ReadBack")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()
  private let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test("code that is generated from specs is adopted", arguments: cases)
  func readsBack(name: String) throws {
    let folder = Self.folder.appending(path: name)
    let project = TextProject(specs: try readFolder(folder.appending(path: "input")))
    let generated = project.generate()
    try #require(generated.errors.isEmpty, "\(generated.errors.described)")
    let back = try #require(ReadBack(project))
    #expect(back.errors == nil)
    for (name, outcome) in back.outcomes { #expect(outcome == .same, "\(name)") }
    let files = back.report.files
    let specs =
      (files.specs.map { ($0.name, $0) } + files.externals.map { ("External/\($0.name)", $0) })
    try compare(
      Dictionary(uniqueKeysWithValues: specs.map { ("\($0).yaml", Array($1.text.utf8)) }),
      in: folder.appending(path: "expected"))
    guard Proofs.areDue() else { return }
    let sources = generated.swift.filter {
      !$0.key.contains("Tests/") && !$0.key.hasSuffix("View.swift")
    }
    #expect(
      try TypeChecker().check(sources.mapValues { String(decoding: $0, as: UTF8.self) }, as: "App")
        == "")
  }

  private func compare(_ files: [String: [UInt8]], in folder: URL) throws {
    let before = try readFolder(folder)
    guard !isRecording else {
      guard before != files else { return }
      try replaceFolder(folder, by: files)
      Issue.record("recorded anew")
      return
    }
    for path in Set(before.keys).union(files.keys).sorted() {
      let (was, now) = (before[path], files[path])
      #expect(
        was.map { String(decoding: $0, as: UTF8.self) }
          == now.map { String(decoding: $0, as: UTF8.self) }, "\(path)")
    }
  }
}
