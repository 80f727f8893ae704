import SpecSource
import SpecYAML

/// Reads a project: its settings and all of its specs, from text to resolved names.
///
/// - Parameter workers: What shares the work.
/// - Returns: The project, and everything that is wrong with any of its files. It must only be generated when there is no
///   error.
public func readProject(
  settings: SourceFile, specs: [SourceFile], limits: YAMLLimits = .standard,
  workers: Workers = .perCore
) -> Parsed<FeatureProject> {
  let settings = readFile(settings, limits) { root, _ in decodeSettings(root) }
  let read = workers.map(specs) { spec in
    readFile(spec, limits) { root, isTorn in decodeSpec(root, isIncomplete: isTorn) }
  }
  let decoded = read.compactMap(\.value)
  let diagnostics = settings.diagnostics + read.flatMap(\.diagnostics)
  guard let settings = settings.value else { return Parsed(nil, diagnostics: diagnostics) }
  // A file that cannot be read may hold anything that others refer to: whom they would miss is not their fault.
  let isComplete = decoded.count == specs.count
  let project = link(decoded, settings: settings, isComplete: isComplete, workers: workers)
  return Parsed(project.value, diagnostics: diagnostics + project.diagnostics)
}

/// Takes a file from text to what it describes.
private func readFile<Value>(
  _ file: SourceFile, _ limits: YAMLLimits,
  _ decode: (YAMLNode, _ isTorn: Bool) -> Parsed<Value>
) -> Parsed<Value> {
  let node = parseYAML(file, limits: limits)
  guard let root = node.value else { return Parsed(nil, diagnostics: node.diagnostics) }
  // What YAML tore apart may be all that is wrong with what refers to it.
  let decoded = decode(root, node.diagnostics.containsErrors)
  return Parsed(decoded.value, diagnostics: node.diagnostics + decoded.diagnostics)
}
