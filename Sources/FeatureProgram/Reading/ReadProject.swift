import FeatureSpec
import Platform
import SpecSource
import SpecSwift
import SpecYAML

/// Reads one spec, also around what YAML cannot read.
func readSpec(_ file: SourceFile, limits: YAMLLimits, memo: FragmentMemo? = nil) -> Parsed<Spec> {
  read(file, limits: limits, rootKeys: Schema.rootKeys, texts: memo?.texts) {
    decodeSpec($0, memo: memo)
  }
}

/// Reads a project: its settings and all of its specs, from text to resolved names.
///
/// - Parameters:
///   - workers: What shares the work.
///   - memo: What is known of fragments that were parsed before.
///   - isWanted: Whether the rules are run on the spec of a path; those of others are taken to hold.
/// - Returns: The project, and everything that is wrong with any of its files. It must only be generated when there is no
///   error.
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
  // A file that cannot be read may hold anything that others refer to; such references are not reported.
  let isComplete = decoded.count == specs.count
  // The specs as they were read take room until they are linked.
  let project = link(
    consume decoded, settings: settings, isComplete: isComplete, workers: workers, where: isWanted)
  return Parsed(project.value, diagnostics: diagnostics + project.diagnostics)
}

/// Reads the specs that can be read, and everything that is wrong with any of them.
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

/// Reads a file and decodes what it holds, also around what YAML cannot read.
private func read<Value>(
  _ file: SourceFile, limits: YAMLLimits, rootKeys: Set<String>, texts: SharedTexts? = nil,
  _ decode: (YAMLNode) -> Parsed<Value>
) -> Parsed<Value> {
  let reading = readYAML(file, limits: limits, rootKeys: rootKeys, texts: texts)
  guard let root = reading.root else { return Parsed(nil, diagnostics: reading.diagnostics) }
  let decoded = decode(root)
  // What YAML has fixed or set aside can be wrong in what is decoded as well, which is reported once.
  let told = reading.diagnostics.compactMap { $0.span?.offsets } + reading.gaps
  let news = decoded.diagnostics.filter { problem in
    !told.contains { $0.contains(problem.span?.startOffset ?? -1) }
  }
  return Parsed(decoded.value, diagnostics: reading.diagnostics + news)
}
