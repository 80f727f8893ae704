import ArgumentParser
import SpecSource

/// A service that runs the check for every change.
enum CIService: String, CaseIterable, ExpressibleByArgument {
  /// GitHub Actions.
  case github
  /// GitLab.
  case gitlab
  /// No service, or another one.
  case none

  /// The path of GitLab's own configuration.
  static let gitLabPath = ".gitlab-ci.yml"

  /// Returns the file that makes the service run the check, at the root of the repository; nil for no service.
  ///
  /// - Parameters:
  ///   - folder: The project's folder in the repository.
  ///   - hasPlugin: Whether the project is a Swift package that has the tool as a plugin.
  func workflow(of folder: RepositoryFolder, hasPlugin: Bool) -> StarterFile? {
    let check = WorkflowCheck(folder: folder, hasPlugin: hasPlugin)
    return switch self {
    case .github: check.gitHub
    case .gitlab: check.gitLab
    case .none: nil
    }
  }

  /// Returns the step that people must do by hand; nil for none.
  func step(in folder: RepositoryFolder) -> String? {
    switch self {
    case .gitlab:
      "in \(folder.pathToRoot)\(Self.gitLabPath): 'include: [{local: .gitlab/featuregen.yml}]'"
    case .none: "run '\(toolCommand) check' in CI"
    case .github: nil
    }
  }
}
