import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

/// A project for the Composable Architecture, with all that the tool makes of it.
struct GeneratedProject {
  let folder: TemporaryFolder
  /// The version of the library that its code is written for.
  let version: TCAVersion

  /// Takes the specs of another project, and its settings but for the template set.
  ///
  /// - Parameters:
  ///   - other: What is said of the library; nil for what the settings say.
  ///   - hasPublicImports: Whether it is for targets that import internally.
  init(
    specs: URL, settings other: TCASettings? = nil, hasPublicImports: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    var files = try readFolder(specs)
    // Specs that name another set are generated with this one too.
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

  /// What the formatter would write otherwise.
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

/// The settings of a project whose modules are for targets that import internally.
func withPublicImports(_ settings: String) -> String {
  guard !settings.contains("publicImports:") else { return settings }
  return settings.replacing(/(?<start>.*)(?<tests>\btests: [^,}\n]+)/) { match in
    let isFlow = match.start.contains("{")
    let separator = isFlow ? ", " : "\n" + match.start.replacing("-", with: " ")
    return "\(match.start)\(match.tests)\(separator)publicImports: true"
  }
}

/// The texts in a folder, by their paths.
func readTexts(in folder: URL) throws -> [String: String] {
  try readFolder(folder).mapValues { String(decoding: $0, as: UTF8.self) }
}
