import Foundation
import TestSupport
import Testing

/// `featuregen mutate` with a 'swift' of its own, which builds nothing: what it does with what it is told.
@Suite("featuregen mutate", .onOwnThread)
struct MutationProcessTests {
  /// Pretends to build: the first time with what a file `refuse` says, and writes down which commands it was given.
  private static let swift = """
    #!/bin/sh
    here=$(dirname "$0")
    echo "$*" >>"$here/commands"
    package=; previous=
    for word; do
      [ "$previous" = --package-path ] && package=$word
      previous=$word
    done
    case "$*" in
      test*) exec "$here/AppPackageTests.xctest" ;;
      *--show-bin-path*) echo "$here" ;;
      *)
        [ -f "$here/refuse" ] || exit 0
        file=Sources/App/Counter/CounterReducer.swift
        line=$(grep -n -m 1 "$(cat "$here/refuse")" "$package/$file" | cut -d: -f1)
        rm "$here/refuse"
        echo "$package/$file:${line:-1}:1: error: no"
        exit 1
        ;;
    esac

    """

  /// A project, and a folder of programs that stand for the real ones.
  private func prepare(tests: String, refusing refused: String? = nil) throws -> (
    project: TemporaryFolder, programs: TemporaryFolder
  ) {
    let project = try SampleProject.generatedFolder()
    try project.write(["Package.swift": "// .package(path: \"../Shared\")\n"])
    let programs = try TemporaryFolder([
      "swift": Self.swift, "AppPackageTests.xctest": "#!/bin/sh\n\(tests)\n",
    ])
    if let refused { try programs.write(["refuse": refused]) }
    for name in ["swift", "AppPackageTests.xctest"] {
      chmod(programs.url.appending(path: name).path, 0o755)
    }
    return (project, programs)
  }

  private func mutate(
    _ arguments: String..., in project: TemporaryFolder, _ programs: TemporaryFolder
  ) throws -> FinishedProcess {
    let path = "\(programs.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try Tool.built.run(
      ["mutate", "--color", "never"] + arguments, in: project.url, environment: ["PATH": path])
  }

  @Test("tells what survives, and where it stands")
  func survivors() throws {
    // Number 2 fails, 3 crashes.
    let (project, programs) = try prepare(
      tests: """
        case "$FEATUREGEN_MUTANT" in 2) exit 1 ;; 3) kill -SEGV $$ ;; esac
        """)
    let result = try mutate(in: project, programs)
    #expect(result.error == "")
    #expect(
      result.output == """
        Specs/Features/Counter.yaml:3:16: warning: mutant survived: count: '0' to '1'
            count: Int = 0
                         ^
        Specs/Features/Counter.yaml:5:29: warning: mutant survived: increment: '1' to '2'
            increment: state.count += 1
                                      ^
        Counter: 2 of 4 mutants were killed (50.0 %)
        featuregen: 2 of 4 mutants were killed (50.0 %)

        """)
    #expect(result.status == 0)
    #expect(try mutate("--minimum", "50", in: project, programs).status == 0)
    #expect(try mutate("--minimum", "50.1", in: project, programs).status == 2)
  }

  @Test("a mutant that never ends is noticed")
  func endless() throws {
    let (project, programs) = try prepare(
      tests: #"[ "$FEATUREGEN_MUTANT" != 1 ] || exec sleep 100"#)
    let result = try mutate("--time-limit", "1", "--format", "json", in: project, programs)
    #expect(result.status == 0)
    let json = JSON(try JSONSerialization.jsonObject(with: Data(result.output.utf8)))
    let verdicts = json["mutants"].array.map { $0["verdict"].string }
    #expect(verdicts == ["timedOut", "survived", "survived", "survived"])
    #expect(json["mutants"].array.first?["mutant"].string == "count: '0' to '1'")
    #expect(json["version"].int == 1)
  }

  @Test("what does not compile is left out")
  func impossible() throws {
    let (project, programs) = try prepare(tests: "exit 0", refusing: "state.count -= 1")
    let result = try mutate(in: project, programs)
    #expect(result.error == "")
    #expect(
      result.output.hasSuffix(
        "featuregen: 0 of 3 mutants were killed (0.0 %), 1 left out\n"))
    let builds = try programs.text("commands").split(separator: "\n").filter {
      !$0.contains("--show-bin-path")
    }
    #expect(builds.count == 2)
    #expect(builds.allSatisfy { $0.hasPrefix("build --build-tests --package-path /") })
  }

  @Test("the package is copied, not touched")
  func copy() throws {
    let (project, programs) = try prepare(tests: "exit 0")
    try project.write(["Sources/App/Own.swift": "// mine\n", "Sources/App/Old.swift": "// old\n"])
    let before = try project.files()
    #expect(try mutate(in: project, programs).status == 0)
    try project.remove("Sources/App/Old.swift")
    #expect(try mutate(in: project, programs).status == 0)
    let after = try project.files()
    #expect(after == before.filter { $0.key != "Sources/App/Old.swift" })
    let copy = ".build/featuregen-mutants/package/"
    #expect(try project.text(copy + "Sources/App/Own.swift") == "// mine\n")
    #expect(throws: (any Error).self) { try project.text(copy + "Sources/App/Old.swift") }
    let manifest = try project.text(copy + "Package.swift")
    #expect(manifest.hasPrefix("// .package(path: \"/"))
    #expect(manifest.hasSuffix("/../Shared\")\n"))
    let reducer = try project.text(copy + "Sources/App/Counter/CounterReducer.swift")
    #expect(reducer.contains("if featuregenMutant == 2 {"))
  }

  @Test("a folder that was not made for the copy stays as it is")
  func foreignFolder() throws {
    let (project, programs) = try prepare(tests: "exit 0")
    let path = ".build/featuregen-mutants/package/mine"
    try project.write([path: "mine"])
    let result = try mutate(in: project, programs)
    #expect(result.status == 1)
    #expect(result.error.hasSuffix("mutate' has not made this folder; move it away\n"))
    #expect(try project.text(path) == "mine")
  }

  @Test(
    "a link in the place of one of its folders is not followed",
    arguments: [".build", "featuregen-mutants", "package", "build"])
  func links(name: String) throws {
    let (project, programs) = try prepare(tests: "exit 0")
    #expect(try mutate(in: project, programs).status == 0)
    let folders = [".build", "featuregen-mutants", name]
    let path = folders[...(folders.firstIndex(of: name) ?? 0)].joined(separator: "/")
    let place = project.url.appending(path: path)
    // The stub for 'swift' builds nothing.
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: place)
    for target in [try TemporaryFolder(["mine": "mine"]), project] {
      let before = try target.files()
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target.url)
      let result = try mutate(in: project, programs)
      #expect(result.status == 1)
      #expect(result.error.hasSuffix("/\(path)': it is a symbolic link; remove it\n"))
      #expect(try target.files() == before)
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test("tests that fail by themselves, and a package that does not build, are told")
  func failures() throws {
    let (project, programs) = try prepare(tests: "exit 1")
    let failing = try mutate(in: project, programs)
    #expect(failing.status == 1)
    #expect(
      failing.error.hasPrefix(
        "featuregen: error: the tests of 'Counter' fail although nothing was changed\n"))
    try project.remove("Package.swift")
    let none = try mutate(in: project, programs)
    #expect(none.status == 1)
    #expect(none.error.hasPrefix("featuregen: error: there is no Swift package in '.'\n"))
  }

  @Test("mutants that nobody can tell are explained, and only these")
  func equivalents() throws {
    let (project, programs) = try prepare(tests: #"[ "$FEATUREGEN_MUTANT" != 2 ]"#)
    let path = "Specs/featuregen.equivalents"
    try project.write([
      path: "# Why.\n\nCounter: count: '0' to '1'\n  It is set\n  before it is read.\n"
    ])
    let result = try mutate(in: project, programs)
    #expect(
      result.output.hasSuffix("featuregen: 1 of 3 mutants were killed (33.3 %), 1 equivalent\n"))
    try project.write([
      path: """
      Counter: increment: drop 'state.count += 1'
        Nobody knows.
      Counter: increment: '7' to '8'
        Nobody knows.

      """
    ])
    let wrong = try mutate(in: project, programs)
    #expect(wrong.status == 1)
    #expect(
      wrong.error == """
        \(path):1:1: error: this mutant does not survive
          Counter: increment: drop 'state.count += 1'
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: remove the entry
        \(path):3:1: error: 'Counter' has no such mutant
          Counter: increment: '7' to '8'
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: remove the entry
        featuregen: 2 errors

        """)
    try project.write([path: "  Below nothing.\nCounter\nCounter: x\n"])
    let broken = try mutate("--list", in: project, programs)
    #expect(broken.status == 1)
    for message in [
      "1:1: error: this reason stands below no mutant",
      "2:1: error: expected a feature and a mutant here",
      "3:1: error: why nobody can tell this mutant is not said",
    ] { #expect(broken.error.contains("\(path):\(message)\n")) }
  }
}
