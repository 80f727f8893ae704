import FeatureTemplates
import Foundation
import TestSupport
import Testing

@Suite("Bundled templates")
struct BundledTemplatesTests {
  /// Whether the test rewrites the bundle from the files. The test fails nevertheless, so that nobody forgets to
  /// commit.
  private static let isUpdating =
    ProcessInfo.processInfo.environment["UPDATE_BUNDLED_TEMPLATES"] != nil

  // Some file systems ignore case.
  @Test("of a set and its base have names that differ not only in case")
  func namesAreApart() {
    for set in bundledTemplateSets {
      let base = bundledTemplateSets.first { $0.name == "runtime" }?.files.map(\.name) ?? []
      let names = Set(set.files.map(\.name) + base)
      #expect(Set(names.map { $0.lowercased() }).count == names.count, "\(set.name)")
    }
  }

  @Test("are up to date with the template files")
  func areTheFiles() throws {
    let templates = repository.appending(path: "Templates")
    let bundle = templates.appending(path: "BundledTemplates.swift")
    let expected = try bundledSource(of: templates)
    let current = try? String(contentsOf: bundle, encoding: .utf8)
    if current != expected, Self.isUpdating {
      try expected.write(to: bundle, atomically: true, encoding: .utf8)
    }
    #expect(
      current == expected,
      """
      Templates/BundledTemplates.swift is out of date; run \
      'UPDATE_BUNDLED_TEMPLATES=1 swift test --filter BundledTemplates' and commit it
      """)
  }

  @Test("contain every file unchanged")
  func containEveryFile() throws {
    for set in bundledTemplateSets {
      let folder = repository.appending(path: "Templates/\(set.name)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(set.files.map(\.name) == names.sorted())
      for file in set.files {
        let text = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
        #expect(file.text.description == text, "\(set.name)/\(file.name)")
      }
    }
  }
}

/// Returns the source that bundles all template sets of a folder.
private func bundledSource(of templates: URL) throws -> String {
  let files = FileManager.default
  let sets = try files.contentsOfDirectory(atPath: templates.path)
    .filter { files.fileExists(atPath: templates.appending(path: "\($0)/set.yaml").path) }
  var source = head
  // The comma after a list's only element is omitted.
  let comma = sets.count == 1 ? "" : ","
  for set in sets.sorted() {
    source += "  BundledTemplateSet(\n    name: \"\(set)\",\n    files: [\n"
    let folder = templates.appending(path: set)
    for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      source += entry(name, text)
    }
    source += "    ]\n  )\(comma)\n"
  }
  return source + "]\n"
}

/// Returns a file as an element of the bundle; its lines are indented, as Swift's raw multi-line strings allow.
private func entry(_ name: String, _ text: String) -> String {
  let margin = String(repeating: " ", count: 10)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "\n" : "\(margin)\($0)\n" }
  return """
          BundledTemplateSet.File(
            name: "\(name)",
            text: ###\"\"\"
    \(lines.joined())\(margin)\"\"\"###
          ),

    """
}

/// The text before the sets.
private let head = """
  // The files beside this one, built into the tool. DO NOT EDIT; after a change of the files run
  // 'UPDATE_BUNDLED_TEMPLATES=1 swift test --filter BundledTemplates'.

  /// A template set that is built into the tool.
  public struct BundledTemplateSet: Sendable {
    /// A file of a template set.
    public struct File: Sendable {
      /// The file's name.
      public let name: String
      /// What it holds.
      public let text: StaticString
    }

    /// The set's name.
    public let name: String
    /// Its files, by name.
    public let files: [File]
  }

  /// The template sets that are built into the tool, by name.
  public let bundledTemplateSets: [BundledTemplateSet] = [

  """
