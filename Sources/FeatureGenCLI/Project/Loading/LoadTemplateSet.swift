import FeatureGenerator
import FeatureProgram
import FeatureSpec
import FeatureTemplates
import Platform
import SpecSource
import SpecYAML

/// The template sets of a project.
struct LoadedTemplateSets {
  /// The sets, compiled.
  var sets: TemplateSets
  /// The paths of their files in the project, by name; empty for a built-in set.
  var paths: [String: [String]]
}

/// Reads and compiles all template sets that a project names.
func loadTemplateSets(
  of project: FeatureProject, _ fileSystem: FileSystem
) throws(FileSystemError) -> Parsed<LoadedTemplateSets> {
  var sets: [String: TemplateSet] = [:]
  var paths: [String: [String]] = [:]
  var diagnostics: [Diagnostic] = []
  for name in project.namedTemplates {
    guard let files = try TemplateFiles(of: name.value, fileSystem) else {
      diagnostics.append(noSet(name.value, at: name.span))
      continue
    }
    let set = compileTemplateSet(files)
    diagnostics += set.diagnostics
    sets[name.value] = set.value
    paths[name.value] = files.isBundled ? [] : files.all.map(\.path)
  }
  guard !diagnostics.containsErrors else { return Parsed(nil, diagnostics: diagnostics) }
  return Parsed(
    LoadedTemplateSets(sets: TemplateSets(sets), paths: paths), diagnostics: diagnostics)
}

/// Compiles a template set from its files, with its base if it has one.
func compileTemplateSet(_ files: TemplateFiles) -> Parsed<TemplateSet> {
  guard files.isBundled else { return compile(files) }
  // Built-in sets never change: the language server and `watch` compile them only once.
  return bundledSets.withLock { sets in
    let set = sets[files.manifest.path] ?? compile(files)
    sets[files.manifest.path] = set
    return set
  }
}

/// The compiled built-in sets, by the paths of their `set.yaml`.
private let bundledSets = Locked<[String: Parsed<TemplateSet>]>([:])

private func compile(_ files: TemplateFiles) -> Parsed<TemplateSet> {
  let source = templateSource(files)
  guard let value = source.value, !source.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: source.diagnostics)
  }
  let compiled = TemplateSet.compile(value)
  return Parsed(compiled.value, diagnostics: source.diagnostics + compiled.diagnostics)
}

/// Reads a set's `set.yaml`, and merges the set with its base.
func templateSource(_ files: TemplateFiles) -> Parsed<TemplateSet.Source> {
  guard files.clashes.isEmpty else { return Parsed(nil, diagnostics: files.clashes) }
  let decoded = files.decodedManifest()
  guard let manifest = decoded.value, !decoded.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: decoded.diagnostics)
  }
  var diagnostics = decoded.diagnostics
  if let version = manifest.values {
    diagnostics += TemplateValues.check(version).map { [$0] } ?? []
  } else if !files.isBundled {
    diagnostics.append(noVersion(manifest))
  }
  let source = TemplateSet.Source(manifest: manifest, templates: files.templates)
  guard let base = manifest.base.flatMap({ TemplateFiles(bundled: $0.value) }) else {
    return Parsed(source, diagnostics: diagnostics)
  }
  let lower = templateSource(base)
  if let outputs = lower.value?.manifest.outputs {
    let names = Set(outputs.map(\.template.value)).sorted()
    diagnostics += manifest.without.filter { !names.contains($0.value) }.map { name in
      .error(
        .invalidTemplateSet, "'\(name.value)' is not an output of the base set", at: name.span,
        hint: .didYouMean(
          closestName(to: name.value, among: names),
          or: "choose one of its outputs: \(names.joined(separator: ", "))"))
    }
  }
  return Parsed(lower.value.map(source.over), diagnostics: diagnostics + lower.diagnostics)
}

/// Makes the error for a name that is neither a built-in set nor a folder with a set.
func noSet(_ name: String, at span: SourceSpan?) -> Diagnostic {
  let names = bundledTemplateSets.map(\.name)
  let message = "'\(name)' is not a template set"
  if let problem = ProjectPaths().problem(with: name), name.contains("/") {
    return .error(
      .unknownTemplateSet, "the template set '\(name)' \(problem.message)", at: span,
      hint: problem.hint)
  }
  let hint = Hint.didYouMean(
    closestName(to: name, among: names),
    or: """
      the sets are \(names.joined(separator: ", ")); for a custom set, name the folder of the project \
      that contains its 'set.yaml'
      """)
  return span.map { .error(.unknownTemplateSet, message, at: $0, hint: hint) }
    ?? .error(.unknownTemplateSet, message, at: nil, hint: hint.text)
}

/// Makes the error for a user's set that does not specify its version of the template values.
private func noVersion(_ manifest: TemplateSetManifest) -> Diagnostic {
  .error(
    .invalidTemplateSet,
    "the set does not declare its version of the template values",
    at: manifest.name.span, hint: "add 'values: \(TemplateValues.version)'")
}
