import Foundation
import TestSupport

/// The sample project as a package, with a stub for 'swift' that builds nothing.
struct MutationProject {
  /// A stub that pretends to build, and writes the commands that it receives to a file. Each build fails once for
  /// each line of a file `refuse`, with an error at the reducer's line that contains the text.
  private static let swift = """
    #!/bin/sh
    here=$(dirname "$0")
    echo "$*" >>"$here/commands"
    [ -z "$SWIFTPM_BUILD_DIR" ] || echo "SWIFTPM_BUILD_DIR=$SWIFTPM_BUILD_DIR" >>"$here/commands"
    package=; previous=
    for word; do
      [ "$previous" = --package-path ] && package=$word
      previous=$word
    done
    case "$*" in
      test*) exec "$here/AppPackageTests.xctest" ;;
      *--show-bin-path*) echo "$here" ;;
      *)
        [ -s "$here/refuse" ] || exit 0
        file=Sources/App/Counter/CounterReducer.swift
        line=$(grep -n -m 1 "$(head -n 1 "$here/refuse")" "$package/$file" | cut -d: -f1)
        sed -i.bak 1d "$here/refuse"
        echo "$package/$file:${line:-1}:1: error: no"
        exit 1
        ;;
    esac

    """

  let project: TemporaryFolder
  /// The folder of the stubs that replace real programs.
  let programs: TemporaryFolder

  /// Generates the project.
  ///
  /// - Parameters:
  ///   - tests: The lines of a shell script that replaces the built tests.
  ///   - refused: The text of a line at which the first build fails. If no line has the text, the build fails at the
  ///     first line.
  init(
    tests: String = "exit 0", refusing refused: String? = nil,
    counter: String = SampleProject.counter
  ) throws {
    project = try SampleProject.folder()
    try project.write([
      "Specs/Features/Counter.yaml": counter, "Package.swift": "// .package(path: \"../Shared\")\n",
    ])
    _ = try Tool.built.run("generate", in: project.url)
    programs = try TemporaryFolder([
      "swift": Self.swift, "AppPackageTests.xctest": "#!/bin/sh\n\(tests)\n",
    ])
    if let refused { try programs.write(["refuse": refused + "\n"]) }
    for name in ["swift", "AppPackageTests.xctest"] {
      chmod(programs.url.appending(path: name).path, 0o755)
    }
  }

  func mutate(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> FinishedProcess {
    try mutate(arguments, environment: environment)
  }

  func mutate(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> FinishedProcess {
    try run(["mutate", "--color", "never"] + arguments, environment: environment)
  }

  /// Runs any command of the tool.
  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> FinishedProcess {
    let path = "\(programs.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try Tool.built.run(
      arguments, in: project.url, environment: environment.merging(["PATH": path]) { $1 })
  }

  /// Returns the commands of 'swift' that build.
  func builds() throws -> [String] {
    try programs.text("commands").split(separator: "\n").map(String.init).filter {
      !$0.contains("--show-bin-path")
    }
  }
}
