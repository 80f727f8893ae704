import BenchmarkProjects
import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

extension OneAtATime {
  /// Whatever becomes of a project: a run that knows what earlier ones have found says what one says that knows nothing.
  @Suite struct CacheSoundnessTests {
    /// How many changes are tried; many more by hand, with `FEATUREGEN_CACHE_CHANGES`.
    private static let count =
      ProcessInfo.processInfo.environment["FEATUREGEN_CACHE_CHANGES"].flatMap { Int($0) } ?? 12

    @Test(
      "a run says the same whether it knows of earlier ones or not",
      arguments: [(1, ""), (2, ""), (3, "templates: tca\n"), (4, "pages: Docs\n")])
    func saysTheSame(seed: UInt64, settings: String) throws {
      var texts = Dictionary(
        uniqueKeysWithValues: makeProject(specs: 14, seed: seed).map { ($0.path, $0.text) })
      texts[settingsPath]? += settings
      let project = try CachedProject(texts)
      #expect(try project.generate() == .success)
      let inSync = project.project.files
      let known = project.cache().load()
      var generator = SeededGenerator(state: seed)
      var kept = 0
      for number in 0..<Self.count {
        project.project.files = inSync
        project.cache().save(known)
        var change = ProjectChange(of: inSync, using: &generator)
        project.project.files = change.apply(using: &generator)
        kept += try project.knownSpecs().count
        let reports = try project.reports()
        #expect(reports.cached == reports.uncached, "change \(number): \(change.title)")
        guard reports.cached == reports.uncached else { return }
      }
      // Most changes leave most specs as they are, or this would prove nothing.
      #expect(kept > Self.count * 3)
    }
  }
}

/// A change of a project as a person or a merge makes it, for better or worse.
private struct ProjectChange {
  private(set) var title = ""
  private let files: [String: [UInt8]]
  private let paths: [String]

  init(of files: [String: [UInt8]], using generator: inout SeededGenerator) {
    self.files = files
    paths = files.keys.filter { $0 != lockPath }.sorted()
  }

  /// The files after the change.
  mutating func apply(using generator: inout SeededGenerator) -> [String: [UInt8]] {
    let specs = paths.filter { $0.hasPrefix("Specs/") }
    let path = specs.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return renameWord(of: path, in: [path], using: &generator)
    case 1, 2: return renameWord(of: path, in: specs, using: &generator)
    case 3:
      return changeLines(of: path, "drops a line") { lines, line in lines.remove(at: line) }(
        &generator)
    case 4:
      return changeLines(of: path, "doubles a line") { lines, line in
        lines.insert(lines[line], at: line)
      }(&generator)
    case 5:
      return changeLines(of: path, "changes a value") { lines, line in
        lines[line] = lines[line].replacing("Int", with: "Double").replacing("0", with: "7")
          .replacing("true", with: "false")
      }(&generator)
    case 6:
      title = "removes \(path)"
      return files.filter { $0.key != path }
    case 7:
      let line = ["templates: tca", "pages: Docs", "imports: [Observation]"]
        .randomElement(using: &generator)!
      title = "adds '\(line)' to the settings"
      return files.merging([settingsPath: Array("\(text(settingsPath))\(line)\n".utf8)]) { $1 }
    default:
      let output = paths.filter { !$0.hasPrefix("Specs/") }.randomElement(using: &generator) ?? path
      return changeLines(of: output, "edits a line") { lines, line in lines[line] += " " }(
        &generator)
    }
  }

  /// Calls something by another name, in some files, in as many of them as mention it.
  private mutating func renameWord(
    of path: String, in others: [String], using generator: inout SeededGenerator
  ) -> [String: [UInt8]] {
    let words = text(path).split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    guard let word = words.randomElement(using: &generator) else { return files }
    title = "renames '\(word)' in \(others.count == 1 ? path : "all specs")"
    var files = files
    for other in others { files[other] = Array(text(other).replacing(word, with: word + "X").utf8) }
    return files
  }

  /// Does something to one line of a file.
  private mutating func changeLines(
    of path: String, _ what: String, _ change: @escaping (inout [String], Int) -> Void
  ) -> (inout SeededGenerator) -> [String: [UInt8]] {
    title = "\(what) of \(path)"
    let files = files
    var lines = text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    return { generator in
      let line = Int.random(in: lines.indices, using: &generator)
      change(&lines, line)
      return files.merging([path: Array(lines.joined(separator: "\n").utf8)]) { $1 }
    }
  }

  private func text(_ path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }
}
