import FeatureProgram
import FeatureSpec
import SpecSource

/// A check of a project as it is at a time, which can run while the project goes on changing.
struct ProjectCheck: Sendable {
  /// How often the project had changed.
  let changes: Int
  let reader: ProjectReader
  /// The check before.
  let last: CheckedProject?
  let folder: ProjectFolder
  /// What is open in the editor, by path.
  let open: [String: SourceFile]
  let code: ProjectCode

  /// What is found.
  struct Result: Sendable {
    let changes: Int
    let checked: CheckedProject
    /// What breaks a rule of lint; nil when there are errors.
    var findings: [Diagnostic]?
    /// The Swift that open specs become; nil when there are errors.
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

  /// What is found.
  public struct Results: Sendable {
    var projects: [String: ProjectCheck.Result] = [:]
  }

  /// Checks the projects.
  public func run() -> Results {
    Results(projects: projects.mapValues { $0.run() })
  }
}
