import ArgumentParser
import SpecSource

/// A service that runs the check for every change.
enum CIService: String, CaseIterable, ExpressibleByArgument {
  /// GitHub Actions.
  case github
  /// GitLab.
  case gitlab
  /// None, or one that nothing is known of.
  case none

  /// Where GitLab looks for what to run.
  static let gitLabPath = ".gitlab-ci.yml"

  /// What it is told to run.
  ///
  /// - Parameter isPackage: Whether the project is a Swift package, and so has the tool by its plugin.
  func files(isPackage: Bool) -> [StarterFile] {
    switch self {
    case .github:
      [
        StarterFile(
          path: ".github/workflows/featuregen.yml",
          text: isPackage ? gitHubPackage : gitHubAction)
      ]
    case .gitlab:
      [StarterFile(path: ".gitlab/featuregen.yml", text: isPackage ? gitLabPackage : gitLabTool)]
    case .none: []
    }
  }

  /// What is left to do by hand; nil for nothing.
  var step: String? {
    switch self {
    case .gitlab: "in \(Self.gitLabPath): 'include: [{local: .gitlab/featuregen.yml}]'"
    case .none: "run '\(toolCommand) check' in CI"
    case .github: nil
    }
  }
}

/// The tool as the package's plugin; the flag is asked for by every command plugin that may write.
private let checkByPlugin = """
  swift package --allow-writing-to-package-directory featuregen check
  """

private let gitHubPackage = """
  name: featuregen
  on: [push, pull_request]
  jobs:
    check:
      runs-on: ubuntu-latest
      container: swift:6.2
      steps:
        - uses: actions/checkout@v4
        - run: apt-get update -qq && apt-get install -y -qq libyaml-dev
        - run: \(checkByPlugin) --format github

  """

private let gitHubAction = """
  name: featuregen
  on: [push, pull_request]
  jobs:
    check:
      runs-on: ubuntu-latest
      container: swift:6.2
      steps:
        - uses: actions/checkout@v4
        - uses: OWNER/featuregen/.github/actions/featuregen@main   # where featuregen lives

  """

private let gitLabPackage = """
  featuregen:
    image: swift:6.2
    script:
      - apt-get update -qq && apt-get install -y -qq libyaml-dev
      - \(checkByPlugin)

  """

private let gitLabTool = """
  featuregen:
    image: swift:6.2
    script:
      - git clone --depth 1 "$FEATUREGEN_URL" /tmp/featuregen && /tmp/featuregen/.ci/setup
      - swift build -c release --product featuregen --package-path /tmp/featuregen
      - /tmp/featuregen/.build/release/featuregen check

  """
