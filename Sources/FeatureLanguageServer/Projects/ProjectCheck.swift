import FeatureProgram
import FeatureSpec
import SpecSource

/// A check of a project as of a point in time, which can run while the project changes further.
struct ProjectCheck: Sendable {
  /// The number of changes of the project that the check includes.
  let changes: Int
  let reader: ProjectReader
  /// The previous check.
  let last: CheckedProject?
  let folder: ProjectFolder
  /// The files that are open in the editor, by path.
  let open: [String: SourceFile]
  let code: ProjectCode

  /// The results of a check.
  struct Result: Sendable {
    let changes: Int
    let checked: CheckedProject
    /// The violations of lint rules; nil when the project has errors.
    var findings: [Diagnostic]?
    /// The Swift that is generated from open specs; nil when the project has errors.
    var code: ProjectCode.Renewal?
  }

  /// Checks the project.
  func run() -> Result {
    var checked = reader.check(after: last)
    checked.findLint()
    var result = Result(changes: changes, checked: checked)
    if let project = checked.project, let findings = checked.findings {
      result.findings = folder.findings(project, findings, Set(open.keys))
      result.code = code.renewed(for: open, in: project, folder)
    }
    return result
  }
}

/// A check of all projects that have changed, which can run while messages are handled.
public struct ServerCheck: Sendable {
  /// The checks of the projects, by their roots.
  var projects: [String: ProjectCheck] = [:]

  /// The results of a check of all projects.
  public struct Results: Sendable {
    var projects: [String: ProjectCheck.Result] = [:]
  }

  /// Checks the projects.
  public func run() -> Results {
    Results(projects: projects.mapValues { $0.run() })
  }
}
