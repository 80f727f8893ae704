import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

/// A project for the Composable Architecture, with all generated files.
struct GeneratedProject {
  let folder: TemporaryFolder
  /// The version of the library that the code is generated for.
  let version: TCAVersion

  /// Makes a project with the specs of another project, and with its settings except for the template set.
  ///
  /// - Parameters:
  ///   - other: The settings for the library; nil for the settings of the other project.
  ///   - hasPublicImports: Whether the project is for targets that import internally.
  init(
    specs: URL, settings other: TCASettings? = nil, hasPublicImports: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    var files = try readFolder(specs)
    // Specs that name another template set are generated with the tca set, too.
    files = files.mapValues { bytes in
      Array(
        ["redux", "runtime"].reduce(String(decoding: bytes, as: UTF8.self)) { text, set in
          text.replacing("\ntemplates: \(set)\n", with: "\n")
        }.utf8)
    }
    var settings = String(decoding: files["featuregen.yaml"] ?? [], as: UTF8.self)
    if hasPublicImports { settings = withPublicImports(settings) }
    let text =
      settings + (settings.contains("templates:") ? "" : "\ntemplates: tca\n")
      + (other.map {
        "\ntca: {version: '\($0.version.rawValue)', macros: \($0.macros.rawValue)}\n"
      } ?? "")
    files["featuregen.yaml"] = Array(text.utf8)
    let decoded = parseYAML(SourceFile(path: "featuregen.yaml", text: text)).value
      .flatMap { decodeSettings($0).value }
    self.version = try #require(decoded).tca.version
    let generated = TextProject(specs: files).generate()
    try #require(generated.errors.isEmpty, "\(generated.errors.described)")
    try writeFiles(generated.files, to: folder.url)
  }

  /// Returns the differences to the output of the formatter.
  func formattingProblems() throws -> String {
    try TestSupport.formattingProblems(in: readFolder(folder.url))
  }

  func sources(of module: String) throws -> [String: String] {
    try texts(in: "Sources/\(module)")
  }

  func tests(of module: String) throws -> [String: String] {
    try texts(in: "Tests/\(module)")
  }

  func texts(in path: String) throws -> [String: String] {
    try readTexts(in: folder.url.appendingPathComponent(path))
  }
}

/// Returns the settings of a project whose modules are for targets that import internally.
func withPublicImports(_ settings: String) -> String {
  guard !settings.contains("publicImports:") else { return settings }
  return settings.replacing(/(?<start>.*)(?<tests>\btests: [^,}\n]+)/) { match in
    let isFlow = match.start.contains("{")
    let separator = isFlow ? ", " : "\n" + match.start.replacing("-", with: " ")
    return "\(match.start)\(match.tests)\(separator)publicImports: true"
  }
}

/// Returns the texts in a folder, by their paths.
func readTexts(in folder: URL) throws -> [String: String] {
  try readFolder(folder).mapValues { String(decoding: $0, as: UTF8.self) }
}
