import FeatureSpec
import SpecSource
import SpecSupport
import TestSupport
import Testing

@testable import FeatureLanguageServer

/// Everything that the reference specs declare gets another name, one by one.
///
/// `PROOFS=all swift test --filter ReferenceRenamingTests` renames all of it, in half an hour.
@Suite("Renaming what the reference specs declare") struct ReferenceRenamingTests {
  private static let project = Result { try RenamedProject.reference() }
  private static let generated = project.map { $0.generated() }
  private let project: RenamedProject

  init() throws {
    project = try Self.project.get()
  }

  /// Names that Swift, an effect's id or the arguments of views have, too.
  private static let others: Set = ["none", "isEmpty", "loading", "systemImage"]

  /// A name that nobody uses, as long as the one before: lines break where they broke.
  private func fresh(_ declared: SpecDeclaration) -> String {
    declared.kind == .test
      ? declared.name + " again"
      : declared.name.dropLast() + String(repeating: "Q", count: declared.name.count < 3 ? 2 : 1)
  }

  @Test("the project means the same, and the old name brings back every byte")
  func oneByOne() throws {
    let all = project.declarations
    #expect(all.count > 900)
    let before = try Self.generated.get()
    let counts = Dictionary(grouping: all, by: \.name).mapValues(\.count)
    // A field of a small feature; the whole proof tries everything.
    for declared in Proofs.areWhole ? all : all.filter({ $0.name == "writtenAt" }) {
      let new = fresh(declared)
      let place = "\(declared.kind) \(declared.name) at \(declared.declaration)"
      let renamed = try project.renaming(declared, to: new)
      let back = try #require(
        renamed.declarations.first { $0.name == new && $0.kind == declared.kind }, "\(place)")
      #expect(
        try renamed.renaming(back, to: declared.name, isChecked: false).files == project.files,
        "\(place)")
      guard declared.kind != .test else { continue }
      let generated = renamed.generated()
      #expect(generated.errors.isEmpty, "\(place): \(generated.errors.described)")
      if counts[declared.name] == 1, !Self.others.contains(declared.name) {
        #expect(!generated.swift.values.contains { $0.uses(declared.name) }, "\(place)")
      }
      // Names that are put in order may come in another one, and views have texts and more that follow from names.
      let swift = generated.swift.filter { !$0.key.hasSuffix("View.swift") }
      let restored = Dictionary(
        uniqueKeysWithValues: swift.map {
          ($0.replacing(new, with: declared.name), $1.restoring(declared.name, from: new))
        })
      for (path, text) in restored {
        #expect(text == before.swift[path]?.lines.sorted(), "\(place): \(path)")
      }
    }
  }
}

extension [UInt8] {
  fileprivate var lines: [Substring] {
    String(decoding: self, as: UTF8.self).split(separator: "\n")
  }

  /// The lines in an order that does not depend on names, with an old name in the place of a new one.
  fileprivate func restoring(_ old: String, from new: String) -> [Substring] {
    let text = String(decoding: self, as: UTF8.self).replacing(new, with: old)
      .replacing(new.capitalizedFirst, with: old.capitalizedFirst)
    return Array(text.utf8).lines.sorted()
  }

  /// Whether Swift has a name in its code, comments and texts aside.
  fileprivate func uses(_ name: String) -> Bool {
    lines.contains { line in
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//"), !code.contains("\"") else { return false }
      return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(name[...])
    }
  }
}
