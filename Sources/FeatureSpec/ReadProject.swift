import SpecSource
import SpecYAML

/// Reads a project: its settings and all of its specs, from text to resolved names.
///
/// - Returns: The project, and everything that is wrong with any of its files. It must only be generated when there is no
///   error.
public func readProject(
  settings: SourceFile, specs: [SourceFile], limits: YAMLLimits = .standard
) -> Parsed<FeatureProject> {
  var diagnostics: [Diagnostic] = []
  func read<Value>(_ file: SourceFile, _ decode: (YAMLNode, _ isTorn: Bool) -> Parsed<Value>)
    -> Value?
  {
    let node = parseYAML(file, limits: limits)
    diagnostics += node.diagnostics
    guard let root = node.value else { return nil }
    // What YAML tore apart may be all that is wrong with what refers to it.
    let decoded = decode(root, node.diagnostics.containsErrors)
    diagnostics += decoded.diagnostics
    return decoded.value
  }
  let settings = read(settings) { root, _ in decodeSettings(root) }
  let decoded = specs.compactMap {
    read($0) { root, isTorn in decodeSpec(root, isIncomplete: isTorn) }
  }
  guard let settings else { return Parsed(nil, diagnostics: diagnostics) }
  // A file that cannot be read may hold anything that others refer to: whom they would miss is not their fault.
  let isComplete = decoded.count == specs.count
  let project = link(decoded, settings: settings, isComplete: isComplete)
  return Parsed(project.value, diagnostics: diagnostics + project.diagnostics)
}
