import FeatureSpec
import Platform
import SpecSource
import SpecSwift
import SpecYAML

/// Reads a spec, including the parts around text that YAML cannot read.
func readSpec(_ file: SourceFile, limits: YAMLLimits, memo: FragmentMemo? = nil) -> Parsed<Spec> {
  read(file, limits: limits, rootKeys: Schema.rootKeys, texts: memo?.texts) {
    decodeSpec($0, memo: memo)
  }
}

/// Reads a project, with its settings and all of its specs, from text to resolved names.
///
/// - Parameters:
///   - workers: The threads that share the work.
///   - memo: The results for fragments that were parsed before.
///   - isWanted: Whether the rules are checked on the spec with a path. Other specs are assumed to have no
///     violations.
/// - Returns: The project and the diagnostics of all its files. Code must only be generated from a project without
///   errors.
public func readProject(
  settings: SourceFile, specs: [SourceFile], limits: YAMLLimits = .standard,
  workers: Workers = .perCore, memo: FragmentMemo = FragmentMemo(),
  where isWanted: (_ path: String) -> Bool = { _ in true }
) -> Parsed<FeatureProject> {
  let settings = readSettings(settings, limits)
  let clashes = clashingPaths(of: specs)
  guard clashes.isEmpty else { return Parsed(nil, diagnostics: settings.diagnostics + clashes) }
  let (decoded, problems) = decodeSpecs(specs, limits, workers, memo)
  let diagnostics = settings.diagnostics + problems
  guard let settings = settings.value else { return Parsed(nil, diagnostics: diagnostics) }
  // A file that cannot be read may declare any name to which other specs refer. Such references are not reported.
  let isComplete = decoded.count == specs.count
  // The decoded specs use memory until they are linked.
  let project = link(
    consume decoded, settings: settings, isComplete: isComplete, workers: workers, where: isWanted)
  return Parsed(project.value, diagnostics: diagnostics + project.diagnostics)
}

/// Reads the specs that can be read, with the diagnostics of all specs.
private func decodeSpecs(
  _ files: [SourceFile], _ limits: YAMLLimits, _ workers: Workers, _ memo: FragmentMemo
) -> (specs: [Spec], diagnostics: [Diagnostic]) {
  let read = workers.map(files, as: "reading specs") { readSpec($0, limits: limits, memo: memo) }
  return (read.compactMap(\.value), read.flatMap(\.diagnostics))
}

/// Reads the settings.
func readSettings(_ file: SourceFile, _ limits: YAMLLimits) -> Parsed<Settings> {
  read(file, limits: limits, rootKeys: []) { root in
    let settings = decodeSettings(root)
    return Parsed(
      settings.value, diagnostics: settings.diagnostics + checkLintSettings(root))
  }
}

/// Reads a file and decodes its content, including the parts around text that YAML cannot read.
private func read<Value>(
  _ file: SourceFile, limits: YAMLLimits, rootKeys: Set<String>, texts: SharedTexts? = nil,
  _ decode: (YAMLNode) -> Parsed<Value>
) -> Parsed<Value> {
  let reading = readYAML(file, limits: limits, rootKeys: rootKeys, texts: texts)
  guard let root = reading.root else { return Parsed(nil, diagnostics: reading.diagnostics) }
  let decoded = decode(root)
  // Text that the YAML parser has corrected or set aside can also cause a diagnostic of the decoder. Such a problem
  // is reported once.
  let told = reading.diagnostics.compactMap { $0.span?.offsets } + reading.gaps
  let news = decoded.diagnostics.filter { problem in
    !told.contains { $0.contains(problem.span?.startOffset ?? -1) }
  }
  return Parsed(decoded.value, diagnostics: reading.diagnostics + news)
}
