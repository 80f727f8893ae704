import FeatureGenerator
import FeatureSpec
import FeatureTemplates
import SpecSource
import SpecYAML

/// Compiles the bundled template set that a project's settings name.
func loadTemplateSet(_ name: Located<String>) -> Parsed<TemplateSet> {
  guard let bundled = bundledTemplateSets.first(where: { $0.name == name.value }) else {
    let names = bundledTemplateSets.map(\.name)
    return Parsed(
      nil,
      diagnostics: [
        .error(
          "there is no template set '\(name.value)'", at: name.span,
          hint: .didYouMean(
            closestName(to: name.value, among: names),
            or: "the sets are \(names.joined(separator: ", "))"))
      ])
  }
  var templates: [String: SourceFile] = [:]
  var manifest = SourceFile(path: "\(bundled.name)/set.yaml", text: "")
  for file in bundled.files {
    let source = SourceFile(path: "\(bundled.name)/\(file.name)", text: file.text.description)
    if file.name == "set.yaml" {
      manifest = source
    } else if file.name.hasSuffix(".mustache") {
      templates[String(file.name.dropLast(".mustache".count))] = source
    }
  }
  return compile(manifest, templates)
}

/// The hash of a bundled template set with its partials; nil when there is no such set.
func templateSetHash(_ name: String) -> ContentHash? {
  guard let set = bundledTemplateSets.first(where: { $0.name == name }) else { return nil }
  var bytes: [UInt8] = []
  for file in set.files {
    // The length keeps the end of one file from being the beginning of the next.
    bytes += "\(file.name) \(file.text.utf8CodeUnitCount)\n".utf8
    bytes += UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)
  }
  return ContentHash(of: bytes)
}

/// Compiles a set of its files.
private func compile(
  _ manifest: SourceFile, _ templates: [String: SourceFile]
) -> Parsed<TemplateSet> {
  let node = parseYAML(manifest)
  guard let root = node.value else { return Parsed(nil, diagnostics: node.diagnostics) }
  let decoded = decodeTemplateSet(root)
  guard let value = decoded.value, !decoded.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: decoded.diagnostics)
  }
  return TemplateSet.compile(value, templates: templates)
}
