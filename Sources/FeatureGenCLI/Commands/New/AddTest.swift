import FeatureProgram
import FeatureSpec
import SpecSource

/// Adds a test to a feature's spec, unless 'generate' would refuse the test.
func addTest(
  _ draft: TestDraft, to feature: String, _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let project = try loadValidProject(fileSystem).reported(to: console) else {
    return .failure
  }
  let all = project.generatedFeatures
  guard let known = all.first(where: { $0.name.value == feature }) else {
    report([noFeature(feature, among: all.map(\.name.value))], to: console)
    return .failure
  }
  let file = known.name.span.file
  guard let contents = draft.appended(to: file).reported(to: console) else { return .failure }
  let changed = try loadValidProject(fileSystem.adding(file.path, contents))
  guard !report(changed.diagnostics.errors, to: console) else {
    console.error("featuregen: nothing was written")
    return .failure
  }
  try fileSystem.apply([
    .write(path: file.path, contents: contents, former: .bytes(file.original))
  ])
  console.status("added '\(draft.name)' to \(file.path)")
  return .success
}

/// Removes a test that 'new test' has added and that is of no use: the test does not compile, or fails.
///
/// Nothing remains to remove, unless somebody has changed the spec since then; those changes are kept.
func removeTest(
  _ draft: TestDraft, from feature: String, _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) {
  let project = try loadValidProject(fileSystem).value
  let spec = project?.feature(named: feature)?.name.span.file
  if let spec, let contents = draft.removed(from: spec) {
    try fileSystem.apply([
      .write(path: spec.path, contents: contents, former: .bytes(spec.original))
    ])
  }
  console.problem("featuregen: removed '\(draft.name)' from \(spec?.path ?? feature) again")
}
