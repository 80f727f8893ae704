import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import StrictMustache

/// A file to render: its input, and its output in a template set.
struct RenderingJob {
  var input: TemplateInput
  var set: TemplateSet
  /// The name of the set in the settings.
  var setName: String
  /// The index of the output in the set.
  var index: Int
  /// The paths of the specs that the file describes; the path of the settings for a file about all specs.
  var specs: [String]
  /// The imports that need `public`; nil if no module of the project requests them.
  var publicImports: PublicImports?

  var output: TemplateOutput {
    self.set.outputs[index]
  }

  /// Returns the path of the file.
  func path() throws(TemplateError) -> String {
    try self.set.path(ofOutput: index, .object(input.model))
  }

  /// Renders the file.
  func render() throws(TemplateError) -> GeneratedFile {
    let path = try path()
    var contents = try self.set.library.render(output.template.value, .object(input.model))
    for offset in publicImports?.offsets(in: contents, at: path).reversed() ?? [] {
      contents.insert(contentsOf: PublicImports.prefix.utf8, at: offset)
    }
    return GeneratedFile(
      path: path, contents: contents, ownership: output.ownership, spec: input.file,
      templateSet: setName, specs: specs)
  }

  /// Renders the file with the origins of its parts.
  func renderTraced() throws(TemplateError) -> TracedOutput {
    let path = try path()
    let output = try self.set.library.renderTraced(output.template.value, .object(input.model))
    let offsets = publicImports?.offsets(in: output.bytes, at: path) ?? []
    return offsets.isEmpty ? output : output.inserting(PublicImports.prefix, at: offsets)
  }
}

/// The rendering of a project's files.
struct Rendering {
  let project: FeatureProject
  let sets: TemplateSets
  /// The workers that share the rendering.
  let workers: Workers
  /// The paths of the specs that each spec's files depend on, by the path of the spec.
  let dependencies: [String: [String]]
  /// The support code that the code of the specs needs.
  let support: SupportPlan
  /// The imports that need `public`.
  private let publicImports: PublicImports?

  init(_ project: FeatureProject, _ sets: TemplateSets, _ workers: Workers) {
    self.project = project
    self.sets = sets
    self.workers = workers
    publicImports = PublicImports(of: project)
    support = SupportPlan(of: project) {
      sets.dialect(ofSpecAt: $0.span.file.path, in: project) == .tca
    }
    let named = project.specDependencies(workers: workers)
    var dependencies = named
    for spec in loweredSpecs(of: project) {
      let (path, deciding) = (spec.file.path, support.specs(decidingOn: spec.name, named))
      guard !deciding.isEmpty, let own = named[path] else { continue }
      dependencies[path] = [path] + Set(own + deciding).subtracting([path]).sorted()
    }
    self.dependencies = dependencies
  }

  /// Performs an operation with every file to render. The files of a spec are consecutive.
  ///
  /// - Parameter isWanted: Whether the files of the spec at a path are included. The files of modules and of the
  ///   project belong to the path of the settings.
  /// - Throws: `TemplateError`, also for the condition of an output if no value decides it.
  func map<Value: Sendable>(
    where isWanted: (_ path: String) -> Bool = { _ in true },
    _ transform: @Sendable (RenderingJob) throws(TemplateError) -> Value
  ) throws(TemplateError) -> [Value] {
    // Template values take more memory than the rendered files, so the values of a spec are released before the next
    // spec is lowered.
    let wanted = loweredSpecs(of: project).filter { isWanted($0.file.path) }
    let results = workers.map(wanted, as: "generating from specs") { spec in
      Result { () throws(TemplateError) in
        let path = spec.file.path
        let input = spec.lower(
          in: project, for: sets.dialect(ofSpecAt: path, in: project), support)
        let name = sets.name(ofSpecAt: path, in: project)
        return try jobs(for: input, named: name, of: dependencies[path] ?? [path]).map(transform)
      }
    }
    var values: [Value] = []
    // Most specs have at most three files.
    values.reserveCapacity(3 * results.count)
    for result in results { values += try result.get() }
    guard isWanted(project.settings.modules[0].name.span.file.path) else { return values }
    for name in sets.names { values += try wholes(named: name).map(transform) }
    return values
  }

  /// Returns the files for modules and for the project that a set writes.
  private func wholes(named name: String) throws(TemplateError) -> [RenderingJob] {
    guard let set = sets[name],
      set.outputs.contains(where: { $0.scope == .module || $0.scope == .project })
    else { return [] }
    let specs = loweredSpecs(of: project).filter {
      sets.name(ofSpecAt: $0.file.path, in: project) == name
    }
    let model = SpecsModel(specs: specs) { [project, support] spec in
      spec.lower(in: project, for: set.dialect, support)
    }
    var jobs: [RenderingJob] = []
    for input in lowerModules(of: project, model, support) {
      jobs += try self.jobs(for: input, named: name, of: [input.file.path])
    }
    return jobs
  }

  /// Returns the files that a set writes for one input.
  private func jobs(
    for input: TemplateInput, named name: String, of specs: [String]
  ) throws(TemplateError) -> [RenderingJob] {
    guard let set = sets[name] else { return [] }
    var jobs: [RenderingJob] = []
    for (index, output) in set.outputs.enumerated() where output.scope == input.scope {
      guard try input.meets(output.condition) else { continue }
      jobs.append(
        RenderingJob(
          input: input, set: set, setName: name, index: index, specs: specs,
          publicImports: publicImports))
    }
    return jobs
  }
}

extension TemplateInput {
  /// Returns whether the value that an output's condition names counts as true.
  fileprivate func meets(_ condition: Located<String>?) throws(TemplateError) -> Bool {
    guard let condition else { return true }
    guard let value = model.field(TemplateName(condition.value)) else {
      throw TemplateError(
        .error(
          .invalidTemplateSet, "a \(scope.rawValue) has no value '\(condition.value)'",
          at: condition.span,
          hint: .didYouMean(
            closestName(to: condition.value, among: model.fieldNames),
            or: "run '\(toolCommand) templates reference' to list the values")))
    }
    return value.isTrue
  }
}
