import Foundation
import TestSupport
import Testing

/// The folder in which a page's files are written and its commands are run.
final class ManualFolder {
  /// The location of the folder.
  let url: URL
  private let folder: TemporaryFolder
  /// Whether `swift` is the real program, which builds and tests.
  let isBuilding: Bool
  /// The shell functions that blocks have defined.
  private var functions = ""
  /// The output of the last commands.
  private(set) var output = ""

  /// Makes an empty package, or a copy of a package in which `init` and `generate` have run.
  init(begun: Bool) throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "App")
    isBuilding = false
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try folder.write(["bin/swift": Self.swiftWithoutBuilding])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    try run(
      """
      git init --quiet --bare ../remote
      git init --quiet --initial-branch main
      git remote add origin ../remote
      git config push.autoSetupRemote true
      mkdir -p Sources/App Tests/AppTests
      """)
    guard begun else { return }
    try run(
      "featuregen init --quiet; featuregen generate --quiet; git add .; git commit --quiet -m Begin"
    )
  }

  /// Makes a value for an existing folder, in which `swift` builds and tests.
  init(buildingIn url: URL) throws {
    folder = try TemporaryFolder()
    self.url = url
    isBuilding = true
  }

  /// A replacement for `swift`: it forwards the tool's commands, and reports success for builds and tests.
  private static let swiftWithoutBuilding = """
    #!/bin/sh
    case "$1" in
    package)
      while [ "$1" != featuregen ]; do shift; done
      exec "$@" ;;
    build | test) ;;
    *) exit 64 ;;
    esac

    """

  /// Writes a file that a page shows.
  func write(_ contents: String, to path: String) throws {
    let text = contents.replacing(
      "url: \"https://github.com/OWNER/featuregen\", from: \"0.1.0\"",
      with: "name: \"featuregen\", path: \"\(repository.path)\"")
    try writeFiles([path: Array(text.utf8)], to: url)
  }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Runs commands. Each must succeed, except one with the comment `# fails`, which must fail.
  func run(_ commands: String) throws {
    functions += commands.matches(of: /(?m)^\w+\(\) \{.*\}$/).map { "\($0.0)\n" }.joined()
    let script = commands.split(separator: "\n").map { line in
      line.contains("# fails") ? "if \(line.split(separator: "#")[0]); then exit 99; fi" : "\(line)"
    }
    let tools = Tool.built.url.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Tool(url: URL(fileURLWithPath: "/bin/bash")).run(
      ["-e", "-o", "pipefail", "-c", "\(functions)exec 2>&1\n" + script.joined(separator: "\n")],
      in: url,
      environment: [
        "PATH": isBuilding ? path : "\(folder.url.path)/bin:\(tools):\(path)",
        "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
        "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
        "GIT_CONFIG_GLOBAL": "/dev/null",
      ], endingAfter: 1800)
    output = result.output
    #expect(result.status == 0, "\(commands)\(result.output)\(result.error)")
  }
}
