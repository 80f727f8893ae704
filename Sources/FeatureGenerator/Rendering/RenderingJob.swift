import FeatureSpec
import SpecSource
import StrictMustache

/// A file that is to be rendered: what it is about, and which output of a template set it is.
struct RenderingJob {
  var input: TemplateInput
  var set: TemplateSet
  /// What the set is called in the settings.
  var setName: String
  /// Which of the set's outputs it is.
  var index: Int
  /// The paths of the specs that it is about.
  var specs: [String]

  var output: TemplateOutput {
    self.set.outputs[index]
  }

  /// Where the file lies.
  func path() throws(TemplateError) -> String {
    try self.set.path(ofOutput: index, .object(input.values))
  }

  /// The file.
  func render() throws(TemplateError) -> GeneratedFile {
    GeneratedFile(
      path: try path(),
      contents: try self.set.library.render(output.template.value, .object(input.values)),
      ownership: output.ownership, spec: input.file, templateSet: setName, specs: specs)
  }
}

/// The files of a project that are to be rendered, those of the same spec beside each other.
///
/// - Throws: `TemplateError` for a condition of an output that no value decides.
func renderingJobs(
  _ project: FeatureProject, with sets: TemplateSets
) throws(TemplateError) -> [RenderingJob] {
  let inputs = lower(project) { sets.dialect(ofSpecAt: $0.span.file.path, in: project) }
  let dependencies = project.specDependencies()
  var jobs: [RenderingJob] = []
  for name in sets.names {
    guard let set = sets[name] else { continue }
    let own = inputs.filter { project.templates(ofSpecAt: $0.file.path).value == name }
    let paths = own.map(\.file.path)
    var all = own.map { (input: $0, specs: dependencies[$0.file.path] ?? [$0.file.path]) }
    if set.outputs.contains(where: { $0.scope == .module || $0.scope == .project }) {
      all += gathered(own, in: project).map { ($0, [$0.file.path] + paths) }
    }
    for (input, specs) in all {
      for (index, output) in set.outputs.enumerated() where output.scope == input.scope {
        guard try input.meets(output.condition) else { continue }
        jobs.append(
          RenderingJob(input: input, set: set, setName: name, index: index, specs: specs))
      }
    }
  }
  return jobs
}

extension TemplateInput {
  /// Whether the value that an output asks for counts as true.
  fileprivate func meets(_ condition: Located<String>?) throws(TemplateError) -> Bool {
    guard let condition else { return true }
    guard let value = values[condition.value] else {
      throw TemplateError(
        .error(
          "there is no value '\(condition.value)' for a \(scope.rawValue)", at: condition.span,
          hint: .didYouMean(
            closestName(to: condition.value, among: values.names),
            or: "'featuregen templates reference' lists them")))
    }
    return switch value {
    case .bool(let isTrue): isTrue
    case .text(let text, _): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }
}
