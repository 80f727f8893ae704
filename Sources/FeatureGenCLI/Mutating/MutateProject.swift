import FeatureGenerator
import FeatureMutation
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// Finds the mutants of a project, and lists them, or runs the tests against each and reports the mutants that
/// survive.
///
/// - Throws: `FileSystemError` when a file cannot be read or written, or a program cannot be started.
func mutateProject(
  _ fileSystem: FileSystem, _ request: MutationRequest, runner: ProcessRunner,
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem, workers: workers)
  let selection = plan.selection(of: request.features)
  let problems = plan.diagnostics.errors + selection.diagnostics
  guard !report(problems, to: console), let features = selection.value else { return .failure }
  var equivalents = try loadEquivalents(fileSystem)
  guard !report(equivalents.diagnostics, to: console) else { return .failure }
  let mutants = features.flatMap(mutants)
  var candidates: [MutantCandidate]
  if request.listsOnly {
    candidates = mutants.map { MutantCandidate(mutant: $0) }
  } else {
    let originals = plan.originals(of: features)
    candidates = plan.candidates(mutants, originals: originals, workers: workers)
    let judged = try judge(candidates, plan, originals, request, runner, workers)
    guard let judged = judged.reported(to: console) else { return .failure }
    candidates = judged
    equivalents.explain(&candidates, of: Set(features.map(\.name.value)))
  }
  let found = MutationReport(features: features.map(\.name.value), candidates: candidates)
  found.print(as: request.format, listsOnly: request.listsOnly, to: console)
  let failures = equivalents.diagnostics + (request.listsOnly ? [] : found.failures)
  guard !report(failures, to: console) else { return .failure }
  return request.minimum.map { found.score < $0 } ?? false ? .outOfSync : .success
}

private func loadEquivalents(_ fileSystem: FileSystem) throws(FileSystemError) -> EquivalentMutants
{
  guard let bytes = try fileSystem.read(equivalentMutantsPath) else { return EquivalentMutants() }
  return EquivalentMutants(SourceFile(path: equivalentMutantsPath, bytes: bytes))
}

/// Builds the mutants and runs the tests against each.
private func judge(
  _ candidates: [MutantCandidate], _ plan: ProjectPlan, _ originals: [String: String],
  _ request: MutationRequest, _ runner: ProcessRunner, _ workers: Workers
) throws(FileSystemError) -> Parsed<[MutantCandidate]> {
  guard fileKind("\(request.root)/Package.swift") == .file else {
    return .failed(
      .missingProgram, "'\(request.root)' is not a Swift package",
      hint: "put 'Package.swift' in the same folder as 'Specs'"
    )
  }
  let build = MutantBuild(
    copy: try PackageCopy(of: request.root), runner: runner,
    modules: plan.project?.settings.modules ?? [], originals: originals)
  var judged = candidates
  let open = judged.indices.filter { judged[$0].verdict == nil }
  guard !open.isEmpty else { return Parsed(judged) }
  let numbered = Dictionary(uniqueKeysWithValues: open.map { ($0 + 1, judged[$0]) })
  let built = try build.build(numbered)
  guard let omissions = built.value else { return Parsed(nil, diagnostics: built.diagnostics) }
  let suites = (plan.project?.features ?? []).map { ($0.name.value, $0.suiteType) }
  guard
    let tests = try MutantTests(
      build, limit: request.timeLimit,
      suites: Dictionary(suites) { first, _ in first })
  else {
    return .failed(.failedCommand, "the built tests cannot be found")
  }
  let tested = try testedFeatures(Set(open.map { judged[$0].feature }), tests)
  guard let tested = tested.value else { return Parsed(nil, diagnostics: tested.diagnostics) }
  let verdicts = try workers.tryMap(open, as: "running tests against mutants") {
    index throws(FileSystemError) in
    try verdict(of: candidates[index], number: index + 1, omissions, tested, tests)
  }
  for (index, verdict) in zip(open, verdicts) { judged[index].verdict = verdict }
  return Parsed(judged)
}

/// Finds the features that have tests; all their tests must pass without a mutant.
private func testedFeatures(
  _ features: Set<String>, _ tests: MutantTests
) throws(FileSystemError) -> Parsed<Set<String>> {
  var tested: Set<String> = []
  for feature in features.sorted() {
    switch try tests.run(of: feature, against: nil) {
    case .passed: tested.insert(feature)
    case .empty: break
    case .failed, .timedOut:
      return .failed(
        .failedCommand, "'\(feature)' has failing tests without any mutant",
        hint: "make 'swift test --filter \(tests.suites[feature] ?? feature)' pass first")
    }
  }
  return Parsed(tested)
}

/// Determines the verdict on a mutant.
private func verdict(
  of candidate: MutantCandidate, number: Int, _ omissions: [Int: Omission], _ tested: Set<String>,
  _ tests: MutantTests
) throws(FileSystemError) -> MutantVerdict {
  if let omission = omissions[number] { return .leftOut(omission) }
  guard tested.contains(candidate.feature) else { return .survived }
  switch try tests.run(of: candidate.feature, against: number) {
  case .passed, .empty: return .survived
  case .failed: return .killed
  case .timedOut: return .timedOut
  }
}

extension ProjectPlan {
  /// Finds the features with the given names, or all generated features if no names are given.
  fileprivate func selection(of names: [String]) -> Parsed<[Feature]> {
    guard let project, !diagnostics.containsErrors else { return Parsed(nil) }
    let all = project.generatedFeatures
    if let outdated = changes.first(where: { $0.status != .inSync }) {
      return .failed(
        .outdatedFile, "'\(outdated.path)' does not match its spec",
        hint: "run '\(toolCommand) generate' first")
    }
    guard !names.isEmpty else { return Parsed(all) }
    var problems: [Diagnostic] = []
    let chosen = names.compactMap { name in
      let feature = project.feature(named: name).flatMap { $0.isExternal ? nil : $0 }
      if feature == nil { problems.append(noFeature(name, among: all.map(\.name.value))) }
      return feature
    }
    return Parsed(problems.isEmpty ? chosen : nil, diagnostics: problems)
  }

  /// Returns the texts of the generated Swift files of features by their paths.
  fileprivate func originals(of features: [Feature]) -> [String: String] {
    let specs = Set(features.map(\.name.span.file.path))
    var originals: [String: String] = [:]
    for change in changes where change.path.hasSuffix(".swift") {
      guard let spec = change.specs.first, specs.contains(spec), !isTest(change.path) else {
        continue
      }
      originals[change.path] = change.expected.map { String(decoding: $0, as: UTF8.self) }
    }
    return originals
  }

  private func isTest(_ path: String) -> Bool {
    project?.settings.modules.contains { path.hasPrefix($0.tests + "/") } ?? false
  }
}
