import FeatureGenerator
import FeatureSpec
import SpecSource

/// A project read, generated in memory and compared with what is on disk.
struct ProjectPlan {
  /// What has to happen to each file; empty when there are errors.
  var changes: [FileChange]

  /// Everything found on the way.
  var diagnostics: [Diagnostic]

  /// How many specs the project has.
  var specCount: Int

  /// The project; nil when it could not be read.
  var project: FeatureProject?
}

/// Takes a project from its specs to the changes that its generated files need; writes nothing.
///
/// - Throws: `FileSystemError` when a file cannot be read.
func planProject(_ fileSystem: FileSystem) throws(FileSystemError) -> ProjectPlan {
  let loaded = try loadProject(fileSystem)
  var plan = ProjectPlan(changes: [], diagnostics: loaded.diagnostics, specCount: 0)
  guard let project = loaded.value else { return plan }
  plan.project = project
  plan.specCount = project.features.count + project.clients.count + project.models.count
  let set = loadTemplateSet(project.settings.templates)
  plan.diagnostics += set.diagnostics
  guard let set = set.value, !plan.diagnostics.containsErrors else { return plan }
  let generated = generate(project, with: set)
  plan.diagnostics += generated.diagnostics
  guard let files = generated.value else { return plan }
  if plan.specCount == 0 {
    plan.diagnostics.append(
      Diagnostic(
        .warning, "there are no specs under '\(specsFolder)'", at: nil,
        hint: "write one, 'Specs/Features/Counter.yaml', that begins with 'feature: Counter'"))
  }
  for file in files {
    plan.changes.append(planChange(file, current: try fileSystem.read(file.path)))
  }
  return plan
}
