@testable import FeatureGenCLI

/// The findings of lint that the original code of golden adoptions deserves, by case. Lint finds nothing else in what is adopted.
enum AdoptionFindings {
  static let deserved: [String: [String]] = [:]

  /// The findings of lint in a project, each with its spec, without its line.
  static func found(in project: MemoryFileSystem) throws -> [String] {
    let plan = try planProject(project.fileSystem)
    return try plan.findings(in: project.fileSystem).map { finding in
      let path = finding.span?.file.path.dropFirst("Specs/".count) ?? ""
      return "\(path) \(finding.message) [\(finding.code ?? "")]"
    }
  }
}
