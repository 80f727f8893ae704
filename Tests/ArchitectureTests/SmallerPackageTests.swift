import Foundation
import TestSupport
import Testing

/// Scripts that build some of the targets, as packages of their own, name each that these depend on.
@Suite struct SmallerPackageTests {
  /// A script, and the line that its list of targets begins with.
  private static let scripts = [
    (".ci/address-sanitizer", "let kept: Set = ["), (".ci/thread-sanitizer", "let kept: Set = ["),
    ("Tests/fuzz/run", "let readers: Set = ["),
  ]

  @Test(arguments: scripts)
  func listsAllDependencies(script: String, list: String) throws {
    let targets = try dependencies()
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

  /// The targets that each target of the package depends on.
  private func dependencies() throws -> [String: Set<String>] {
    let manifest = try text(ofFile: "Package.swift")
    let beginnings = /\.(?:target|testTarget|executableTarget|systemLibrary|plugin)\(\s*name: "/
    var targets: [String: Set<String>] = [:]
    for block in manifest.split(separator: beginnings).dropFirst() {
      let name = String(block.prefix { $0 != "\"" })
      let rest = block.replacing(/\.(?:product|plugin)\([^)]*\)/, with: "")
      guard let start = rest.range(of: "dependencies: [")?.upperBound,
        let end = rest[start...].firstIndex(of: "]")
      else {
        targets[name, default: []] = []
        continue
      }
      targets[name, default: []].formUnion(quotedTexts(in: rest[start..<end]))
    }
    return targets
  }

  private func text(ofFile path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  private func quotedTexts(in text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
