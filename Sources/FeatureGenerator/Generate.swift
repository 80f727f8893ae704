import FeatureHeader
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import StrictMustache

/// Makes the files of a project in memory.
///
/// - Parameters:
///   - pages: Files that no template makes.
///   - workers: What shares the work.
///   - isWanted: Whether the files of the spec of a path are made; those of modules and the project belong to the path of
///     the settings.
/// - Returns: The files in the order of their paths, and what is wrong with the templates.
public func generate(
  _ project: FeatureProject, with sets: TemplateSets, adding pages: [GeneratedFile] = [],
  workers: Workers = .perCore, where isWanted: (_ path: String) -> Bool = { _ in true }
) -> Parsed<[GeneratedFile]> {
  Generation(of: project, with: sets, workers: workers).files(adding: pages, where: isWanted)
}

/// What there is to make of a project.
public struct Generation {
  let rendering: Rendering

  /// The paths of the specs that the files of each spec are made of, by its path, its own first.
  public var specs: [String: [String]] { rendering.dependencies }

  /// Looks at what the specs of a project have to do with each other.
  ///
  /// - Parameter workers: What shares the work.
  public init(of project: FeatureProject, with sets: TemplateSets, workers: Workers = .perCore) {
    rendering = Rendering(project, sets, workers)
  }

  /// What the template sets cannot say, in a project that has errors: in features that could be read.
  public func limits() -> [Diagnostic] {
    let (project, sets) = (rendering.project, rendering.sets)
    let unread = Set(
      project.features.filter { !$0.isWhole }.map(\.name.span.file.path))
    func isRead(_ path: String) -> Bool { !unread.contains(path) }
    return checkDialects(of: project, where: isRead) { name in
      sets.dialect(ofSpecAt: name.span.file.path, in: project)
    }
  }

  /// The paths of the files that belong to the generator, by the path of their spec, without rendering them.
  ///
  /// - Parameter isWanted: Whether the spec of a path is looked at; files of modules and the project belong to the path of
  ///   the settings.
  public func paths(
    where isWanted: (_ path: String) -> Bool = { _ in true }
  ) -> Parsed<[String: [String]]> {
    do {
      let outputs = try rendering.map(where: isWanted) { job throws(TemplateError) in
        (spec: job.input.file.path, path: try job.path(), ownership: job.output.ownership)
      }
      let own = outputs.filter { $0.ownership == .generated }.sorted { $0.path < $1.path }
      return Parsed(Dictionary(grouping: own, by: \.spec).mapValues { $0.map(\.path) })
    } catch {
      return Parsed(nil, diagnostics: [error.diagnostic])
    }
  }

  /// Makes the files in memory.
  ///
  /// - Parameters:
  ///   - pages: Files that no template makes.
  ///   - isWanted: Whether the files of the spec of a path are made; those of modules and the project belong to the path
  ///     of the settings.
  ///   - isOnDisk: Whether a path holds these bytes already: such files are not kept in memory. Called from several
  ///     threads at a time.
  /// - Returns: The files in the order of their paths, and what is wrong with the templates.
  public func files(
    adding pages: [GeneratedFile] = [],
    where isWanted: (_ path: String) -> Bool = { _ in true },
    isOnDisk: @Sendable (_ path: String, _ contents: [UInt8]) -> Bool = { _, _ in false }
  ) -> Parsed<[GeneratedFile]> {
    let (project, sets) = (rendering.project, rendering.sets)
    let limits = checkDialects(of: project, where: isWanted) { name in
      sets.dialect(ofSpecAt: name.span.file.path, in: project)
    }
    guard limits.isEmpty else { return Parsed(nil, diagnostics: limits) }
    do {
      let rendered = try rendering.map(where: isWanted) { job throws(TemplateError) in
        var file = try job.render()
        let problems = checkHeader(of: file, job.output)
        if problems.isEmpty, isOnDisk(file.path, file.contents) { file.leaveOnDisk() }
        return (file: file, problems: problems)
      }
      var files = rendered.map(\.file)
      files += pages
      files.sort { $0.path < $1.path }
      let targets = project.settings.modules.flatMap { [$0.sources, $0.tests] }
      let diagnostics =
        rendered.flatMap(\.problems)
        + checkPaths(of: files, rules: project.settings.paths, targets: targets)
      return Parsed(diagnostics.isEmpty ? files : nil, diagnostics: diagnostics)
    } catch {
      return Parsed(nil, diagnostics: [error.diagnostic])
    }
  }
}

/// Checks that a file which is rewritten can be told from one that somebody wrote.
private func checkHeader(of file: GeneratedFile, _ output: TemplateOutput) -> [Diagnostic] {
  guard file.ownership == .generated, GeneratedHeader(of: file.contents)?.state == nil else {
    return []
  }
  return [
    .error(
      .invalidTemplateSet,
      "'\(output.template.value)' writes '\(file.path)' without the header of generated code",
      at: output.template.span,
      hint: """
        begin the template with '{{>header}}', or with two comments on its first lines:
          \(GeneratedHeader.text(ofSpecAt: "{{spec}}"))
          {{hashes}}
        so that featuregen knows the file as its own, or write 'scaffold: true', so that it is the user's
        """)
  ]
}
