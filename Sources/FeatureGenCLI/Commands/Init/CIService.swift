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

  /// The files that make the service run the check.
  ///
  /// - Parameter isPackage: Whether the project is a Swift package, which has the tool as a plugin.
  func files(isPackage: Bool) -> [StarterFile] {
    switch self {
    case .github:
      [StarterFile(path: ".github/workflows/featuregen.yml", text: gitHub(isPackage: isPackage))]
    case .gitlab:
      [StarterFile(path: ".gitlab/featuregen.yml", text: gitLab(isPackage: isPackage))]
    case .none: []
    }
  }

  /// The step that people must do by hand; nil for none.
  var step: String? {
    switch self {
    case .gitlab: "in \(Self.gitLabPath): 'include: [{local: .gitlab/featuregen.yml}]'"
    case .none: "run '\(toolCommand) check' in CI"
    case .github: nil
    }
  }
}

/// Runs the tool as the package's plugin; SwiftPM demands the flag for every plugin that may write.
private let checkByPlugin = """
  swift package --allow-writing-to-package-directory featuregen check
  """

private func gitHub(isPackage: Bool) -> String {
  let steps =
    isPackage
    ? [
      "run: apt-get update -qq && apt-get install -y -qq libyaml-dev",
      "run: \(checkByPlugin) --format github",
    ] : ["uses: OWNER/featuregen/.github/actions/featuregen@main   # where featuregen lives"]
  return """
    name: featuregen
    on: [push, pull_request]
    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
    \(steps.map { "      - \($0)\n" }.joined())
    """
}

private func gitLab(isPackage: Bool) -> String {
  let steps =
    isPackage
    ? ["apt-get update -qq && apt-get install -y -qq libyaml-dev", checkByPlugin]
    : [
      "git clone --depth 1 \"$FEATUREGEN_URL\" /tmp/featuregen && /tmp/featuregen/.ci/setup",
      "swift build -c release --product featuregen --package-path /tmp/featuregen",
      "/tmp/featuregen/.build/release/featuregen check",
    ]
  return "featuregen:\n  image: swift:6.2\n  script:\n"
    + steps.map { "    - \($0)\n" }.joined()
}
