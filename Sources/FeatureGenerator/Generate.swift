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
///   - workers: The workers that share the rendering.
///   - isWanted: Whether the files of the spec at a path are made. The files of modules and of the project belong to
///     the path of the settings.
/// - Returns: The files in the order of their paths, and the diagnostics of the templates.
public func generate(
  _ project: FeatureProject, with sets: TemplateSets, adding pages: [GeneratedFile] = [],
  workers: Workers = .perCore, where isWanted: (_ path: String) -> Bool = { _ in true }
) -> Parsed<[GeneratedFile]> {
  Generation(of: project, with: sets, workers: workers).files(adding: pages, where: isWanted)
}

/// The files that a project generates, before they are rendered.
public struct Generation {
  let rendering: Rendering

  /// The paths of the specs that each spec's files depend on, by the path of the spec. The spec's own path comes
  /// first.
  public var specs: [String: [String]] { rendering.dependencies }

  /// Finds out how the specs of a project depend on each other.
  ///
  /// - Parameter workers: The workers that share the rendering.
  public init(of project: FeatureProject, with sets: TemplateSets, workers: Workers = .perCore) {
    rendering = Rendering(project, sets, workers)
  }

  /// Reports the parts of specs that the template sets cannot express. For projects with errors: features that could
  /// not be read completely are left out.
  public func limits() -> [Diagnostic] {
    let (project, sets) = (rendering.project, rendering.sets)
    let unread = Set(
      project.features.filter { !$0.isWhole }.map(\.name.span.file.path))
    func isRead(_ path: String) -> Bool { !unread.contains(path) }
    return checkDialects(of: project, where: isRead) { name in
      sets.dialect(ofSpecAt: name.span.file.path, in: project)
    }
  }

  /// Returns the paths of the files that belong to the generator, by the path of their spec, without rendering them.
  ///
  /// - Parameter isWanted: Whether the spec at a path is considered. The files of modules and of the project belong
  ///   to the path of the settings.
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
  ///   - isWanted: Whether the files of the spec at a path are made. The files of modules and of the project belong
  ///     to the path of the settings.
  ///   - isOnDisk: Whether the file at a path already holds these bytes. The contents of such files are not kept in
  ///     memory. The closure is called from several threads at a time.
  /// - Returns: The files in the order of their paths, and the diagnostics of the templates.
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

/// Checks that a generated file has the header that distinguishes it from a file that somebody wrote.
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
        so that featuregen recognizes its file, or write 'scaffold: true' to leave the file to the user
        """)
  ]
}
