import FeatureGenerator
import FeatureSpec
import FeatureTemplates
import SpecSource
import SpecYAML

/// The result of generating a project.
public struct GeneratedTexts: Sendable {
  /// The generated files, by path; empty if errors exist.
  public var files: [String: [UInt8]] = [:]
  /// All diagnostics.
  public var diagnostics: [Diagnostic]

  /// The errors.
  public var errors: [Diagnostic] { diagnostics.errors }

  /// The generated Swift files.
  public var swift: [String: [UInt8]] { files.filter { $0.key.hasSuffix(".swift") } }
}

extension TextProject {
  /// Generates the project with the built-in template sets.
  public func generate() -> GeneratedTexts {
    let read = read()
    guard let project = read.value, !read.diagnostics.containsErrors else {
      return GeneratedTexts(diagnostics: read.diagnostics)
    }
    let generated = FeatureGenerator.generate(project, with: bundledSets)
    let files = (generated.value ?? []).map { ($0.path, $0.contents) }
    return GeneratedTexts(
      files: Dictionary(files) { first, _ in first },
      diagnostics: read.diagnostics + generated.diagnostics)
  }
}

/// The built-in template sets.
public let bundledSets = TemplateSets(
  Dictionary(
    uniqueKeysWithValues: bundledTemplateSets.map { set in
      guard let compiled = bundledSource(of: set.name).flatMap({ TemplateSet.compile($0).value })
      else {
        fatalError("the template set '\(set.name)' is built in, and does not compile")
      }
      return (set.name, compiled)
    }))

/// Returns the files of a template set, which override the files of its base.
private func bundledSource(of name: String) -> TemplateSet.Source? {
  guard let set = bundledTemplateSets.first(where: { $0.name == name }) else { return nil }
  let ending = ".mustache"
  var templates: [String: SourceFile] = [:]
  var manifest: TemplateSetManifest?
  for file in set.files {
    let source = SourceFile(path: "\(name)/\(file.name)", text: file.text.description)
    if file.name.hasSuffix(ending) {
      templates[String(file.name.dropLast(ending.count))] = source
    } else {
      manifest = parseYAML(source).value.flatMap { decodeTemplateSet($0).value }
    }
  }
  return manifest.map { manifest in
    let source = TemplateSet.Source(manifest: manifest, templates: templates)
    let base = manifest.base.flatMap { bundledSource(of: $0.value) }
    return base.map(source.over) ?? source
  }
}
