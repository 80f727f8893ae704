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
      [StarterFile(path: ".github/workflows/featuregen.yml", text: gitHub(isPackage: isPackage))]
    case .gitlab:
      [StarterFile(path: ".gitlab/featuregen.yml", text: gitLab(isPackage: isPackage))]
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
