import Foundation
import TestSupport
import Testing

/// Scripts that build some of the targets as separate packages name all dependencies of these targets.
@Suite struct SmallerPackageTests {
  /// The scripts, each with the beginning of the line that lists its targets.
  private static let scripts = [
    (".ci/address-sanitizer", "let kept: Set = ["), (".ci/thread-sanitizer", "let kept: Set = ["),
    ("Tests/fuzz/run", "let readers: Set = ["),
  ]

  @Test(arguments: scripts)
  func listsAllDependencies(script: String, list: String) throws {
    let targets = Dictionary(
      uniqueKeysWithValues: try PackageTarget.all().map { ($0.name, $0.targetDependencies) })
    #expect(targets["FeatureSpec"]?.contains("SpecSwift") == true)
    let text = try text(ofFile: script)
    let start = try #require(text.range(of: list)).upperBound
    let end = try #require(text[start...].firstIndex(of: "]"))
    let kept = Set(quotedTexts(in: text[start..<end]))
    #expect(!kept.isEmpty)
    for target in kept.sorted() {
      let needed = try #require(targets[target], "there is no target '\(target)'")
      #expect(needed.subtracting(kept).sorted() == [], "\(target) needs them")
    }
  }

  private func text(ofFile path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  private func quotedTexts(in text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
