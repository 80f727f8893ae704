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

private let installLibYAML = "apt-get update -qq && apt-get install -y -qq libyaml-dev"

private func gitHub(isPackage: Bool) -> String {
  let start = """
    name: featuregen
    on: [push, pull_request, merge_group]
    permissions: {contents: read}
    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4

    """
  guard isPackage else {
    return start + """
            - uses: OWNER/featuregen/.github/actions/featuregen@\(version)

      """
  }
  return start + """
          - uses: actions/cache@v4
            with: {path: .build, key: "featuregen-${{ hashFiles('Package.*') }}"}
          - run: \(installLibYAML)
          - run: \(checkByPlugin) --format github

    """
}

private func gitLab(isPackage: Bool) -> String {
  guard isPackage else {
    return """
      featuregen:
        image: swift:6.2
        cache: {key: featuregen-\(version), paths: [.featuregen]}
        script:
          - test -d .featuregen || git clone --depth 1 --branch \(version) "$FEATUREGEN_URL" .featuregen
          - .featuregen/.ci/setup
          - swift build -c release --product featuregen --package-path .featuregen
          - .featuregen/.build/release/featuregen check

      """
  }
  return """
    featuregen:
      image: swift:6.2
      cache: {key: {files: [Package.swift, Package.resolved]}, paths: [.build]}
      script:
        - \(installLibYAML)
        - \(checkByPlugin)

    """
}
