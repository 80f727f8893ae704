import SpecYAML

/// The workflow that checks a project.
struct WorkflowCheck {
  /// The project's folder in the repository.
  var folder: RepositoryFolder
  /// Whether the project is a Swift package that has the tool as a plugin.
  var hasPlugin: Bool

  /// The workflow of GitHub Actions. An existing workflow may be extended by its job.
  var gitHub: StarterFile {
    let job = hasPlugin ? gitHubJobByPlugin : gitHubJobByAction
    let text = """
      name: featuregen
      on: [push, pull_request, merge_group]
      permissions: {contents: read}
      jobs:
      \(job)
      """
    return file(".github/workflows/featuregen.yml", text, job: job)
  }

  /// The file that GitLab's configuration includes.
  var gitLab: StarterFile {
    let job = hasPlugin ? gitLabJobByPlugin : gitLabJobByBuild
    return file(".gitlab/featuregen.yml", job, job: job)
  }

  /// Makes a file of the workflow; a repository has one project at its root, or any number of projects below.
  private func file(_ path: String, _ text: String, job: String) -> StarterFile {
    StarterFile(
      path: path, text: text, addition: folder.isBelowRoot ? .part(job) : .nothing, isInRoot: true)
  }

  private var gitHubStart: String {
    """
      check\(suffix):
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
    """
  }

  private var gitHubJobByPlugin: String {
    let directory = folder.isBelowRoot ? "\n        working-directory: \(yaml(folder.path))" : ""
    let hash = "${{ hashFiles(\(singleQuoted(folder.pathFromRoot("Package.*")))) }}"
    return gitHubStart + """

            - uses: actions/cache@v4
              with: {path: \(yaml(folder.pathFromRoot(".build"))), key: "featuregen\(suffix)-\(hash)"}
            - run: \(installLibYAML)
            - run: \(checkByPlugin) --format github\(directory)

      """
  }

  private var gitHubJobByAction: String {
    let input = folder.isBelowRoot ? "\n        with: {directory: \(yaml(folder.path))}" : ""
    return gitHubStart + """

            - uses: OWNER/featuregen/.github/actions/featuregen@\(version)\(input)

      """
  }

  private var gitLabJobByPlugin: String {
    let files = ["Package.swift", "Package.resolved"].map { yaml(folder.pathFromRoot($0)) }
    let enter = folder.isBelowRoot ? "\n    - \(yaml("cd \(shell(folder.path))"))" : ""
    return """
      featuregen\(suffix):
        image: swift:6.2
        cache: {key: {files: [\(files.joined(separator: ", "))]}, paths: [\(yaml(folder.pathFromRoot(".build")))]}
        script:
          - \(installLibYAML)\(enter)
          - \(checkByPlugin)

      """
  }

  private var gitLabJobByBuild: String {
    let directory = folder.isBelowRoot ? " --directory \(shell(folder.path))" : ""
    return """
      featuregen\(suffix):
        image: swift:6.2
        cache: {key: featuregen-\(version), paths: [.featuregen]}
        script:
          - test -d .featuregen || git clone --depth 1 --branch \(version) "$FEATUREGEN_URL" .featuregen
          - .featuregen/.ci/setup
          - swift build -c release --product featuregen --package-path .featuregen
          - \(yaml(".featuregen/.build/release/featuregen check\(directory)"))

      """
  }

  /// The end of the job's name: each job of a repository needs a name of its own.
  private var suffix: String { folder.isBelowRoot ? "-\(folder.slug)" : "" }
}

/// Runs the tool as the package's plugin; SwiftPM requires the flag for every plugin that may write.
private let checkByPlugin = """
  swift package --allow-writing-to-package-directory featuregen check
  """

private let installLibYAML = "apt-get update -qq && apt-get install -y -qq libyaml-dev"

/// Writes a text as a scalar that YAML reads as that text, even between braces.
private func yaml(_ text: String) -> String {
  isPlain(text, besides: "_./- ") && !text.hasPrefix("-") && !text.hasPrefix(" ")
    && !text.hasSuffix(" ") ? text : singleQuoted(text)
}

/// Writes a text as a single word of the shell.
private func shell(_ text: String) -> String {
  isPlain(text, besides: "_./-")
    ? text
    : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}

/// Whether a text consists only of ASCII letters and digits, and of some other characters.
private func isPlain(_ text: String, besides others: String) -> Bool {
  text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
}
