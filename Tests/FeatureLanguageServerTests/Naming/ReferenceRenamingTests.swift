import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import TestSupport
import Testing

@testable import FeatureLanguageServer

/// The declarations of the reference specs are renamed one by one.
///
/// `PROOFS=all swift test --filter ReferenceRenamingTests` renames every fortieth declaration of all specs; all
/// declarations would take a quarter of an hour.
@Suite("Renaming declarations of the reference specs") struct ReferenceRenamingTests {
  /// Names that Swift, effects, dependencies and views use, too.
  private static let others: Set = [
    "before", "edited", "isEmpty", "item", "loading", "none", "now", "seconds", "systemImage",
    "written",
  ]

  /// Returns an unused name of the same length as the old one, so that lines break at the same places.
  private func fresh(_ declared: SpecDeclaration) -> String {
    declared.kind == .test
      ? declared.name + " again"
      : declared.name.dropLast() + String(repeating: "Q", count: declared.name.count < 3 ? 2 : 1)
  }

  @Test("the project keeps its meaning, and the old name restores every byte")
  func oneByOne() throws {
    let some = ["Comment", "Todo", "Todos"].map { "Specs/Features/\($0).yaml" }
    let isWhole = Proofs.areDue()
    let project = try RenamedProject.reference { isWhole || some.contains($0) }
    let all = project.declarations
    #expect(all.count > (isWhole ? 900 : 50))
    let counts = Dictionary(grouping: all, by: \.name).mapValues(\.count)
    let step = isWhole ? 40 : 15
    for declared in stride(from: 0, to: all.count, by: step).map({ all[$0] }) {
      let new = fresh(declared)
      let place = "\(declared.kind) \(declared.name) at \(declared.span)"
      // Rows are distinguished by their ids.
      guard declared.name != "id" else { continue }
      let renamed: RenamedProject
      do throws(Renaming.Refusal) {
        renamed = try project.renaming(declared, to: new)
      } catch {
        Issue.record("\(place): \(error.reason)")
        continue
      }
      let back = try #require(
        renamed.declarations.first { $0.name == new && $0.kind == declared.kind }, "\(place)")
      #expect(
        try renamed.renaming(back, to: declared.name, isChecked: false).files == project.files,
        "\(place)")
      guard declared.kind != .test else { continue }
      try check(renamed.generated(), declared, fresh: new, isAlone: counts[declared.name] == 1)
    }
  }

  /// Checks that generated code is the committed code except for a name.
  private func check(
    _ generated: [String: [UInt8]], _ declared: SpecDeclaration, fresh new: String, isAlone: Bool
  ) throws {
    let place = "\(declared.kind) \(declared.name) at \(declared.span)"
    // Views have texts and other parts that follow from names; handlers and live values belong to people after their
    // creation.
    let others = ["View.swift", "+Handlers.swift", "+Live.swift"]
    let swift = generated.filter { path, _ in
      path.hasSuffix(".swift") && !others.contains { path.hasSuffix($0) }
    }
    for (path, bytes) in swift {
      if isAlone, !Self.others.contains(declared.name) {
        #expect(!bytes.uses(declared.name), "\(place): \(path)")
      }
      // Sorted names may have another order.
      let old = path.replacing(new, with: declared.name)
      #expect(
        bytes.restoring(declared.name, from: new) == (try referenceFile(old)).bytes.lines.sorted(),
        "\(place): \(path)")
    }
  }
}

extension [UInt8] {
  /// The lines without the hashes of the header, which depend on every name.
  fileprivate var lines: [Substring] {
    String(decoding: self, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("// spec ")
    }
  }

  /// Returns the lines in an order that does not depend on names, with an old name in place of a new one.
  fileprivate func restoring(_ old: String, from new: String) -> [Substring] {
    let text = String(decoding: self, as: UTF8.self).replacing(new, with: old)
      .replacing(new.capitalizedFirst, with: old.capitalizedFirst)
    return Array(text.utf8).lines.sorted()
  }

  /// Returns whether Swift code contains a name outside of comments and texts.
  fileprivate func uses(_ name: String) -> Bool {
    lines.contains { line in
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//"), !code.contains("\"") else { return false }
      return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(name[...])
    }
  }
}
