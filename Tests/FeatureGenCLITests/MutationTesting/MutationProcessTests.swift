import Foundation
import TestSupport
import Testing

/// `featuregen mutate` with a stub for 'swift' that builds nothing: its handling of the stub's results.
@Suite("featuregen mutate", .onOwnThread)
struct MutationProcessTests {
  @Test("reports surviving mutants with their places")
  func survivors() throws {
    // Mutant 2 fails, mutant 3 crashes.
    let package = try MutationProject(
      tests: """
        case "$FEATUREGEN_MUTANT" in 2) exit 1 ;; 3) kill -SEGV $$ ;; esac
        """)
    let result = try package.mutate()
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
    #expect(try package.mutate("--minimum", "50").status == 0)
    #expect(try package.mutate("--minimum", "50.1").status == 2)
  }

  @Test("a feature in another type is mutated as any other")
  func nestedFeature() throws {
    let package = try MutationProject(tests: #"[ "$FEATUREGEN_MUTANT" != 4 ]"#)
    try package.project.write([
      "Specs/Features/Step.yaml": """
      feature: Step
      in: Counter
      state: {number: Int = 1}
      actions: {next: state.number += 1}
      tests:
        goes on: [{send: next, expect: {number: 2}}]

      """
    ])
    _ = try Tool.built.run("generate", in: package.project.url)
    let result = try package.mutate("Counter.Step")
    #expect(result.error == "")
    #expect(
      result.output.hasSuffix("featuregen: 1 of 4 mutants were killed (25.0 %)\n"),
      "\(result.output)")
    let reducer =
      ".build/featuregen-mutants/package/Sources/App/CounterStep/CounterStepReducer.swift"
    #expect(try package.project.text(reducer).contains("featuregenMutant == 4"))
  }

  @Test("a mutant that never ends is killed by the time limit")
  func endless() throws {
    let package = try MutationProject(
      tests: #"[ "$FEATUREGEN_MUTANT" != 1 ] || exec sleep 100"#)
    let result = try package.mutate("--time-limit", "1", "--format", "json")
    #expect(result.status == 0)
    let json = JSON(try JSONSerialization.jsonObject(with: Data(result.output.utf8)))
    let verdicts = json["mutants"].array.map { $0["verdict"].string }
    #expect(verdicts == ["timedOut", "survived", "survived", "survived"])
    #expect(json["mutants"].array.first?["mutant"].string == "count: '0' to '1'")
    #expect(json["version"].int == 1)
  }

  @Test("the package is copied, and stays unchanged")
  func copy() throws {
    let package = try MutationProject(tests: "exit 0")
    try package.project.write([
      "Sources/App/Own.swift": "// mine\n", "Sources/App/Old.swift": "// old\n",
    ])
    let before = try package.project.files()
    #expect(try package.mutate().status == 0)
    try package.project.remove("Sources/App/Old.swift")
    #expect(try package.mutate().status == 0)
    let after = try package.project.files()
    #expect(after == before.filter { $0.key != "Sources/App/Old.swift" })
    let copy = ".build/featuregen-mutants/package/"
    #expect(try package.project.text(copy + "Sources/App/Own.swift") == "// mine\n")
    #expect(throws: (any Error).self) { try package.project.text(copy + "Sources/App/Old.swift") }
    let manifest = try package.project.text(copy + "Package.swift")
    #expect(manifest.hasPrefix("// .package(path: \"/"))
    #expect(manifest.hasSuffix("/../Shared\")\n"))
    let reducer = try package.project.text(copy + "Sources/App/Counter/CounterReducer.swift")
    #expect(reducer.contains("if featuregenMutant == 2 {"))
  }

  @Test("a folder that was not created for the copy stays unchanged")
  func foreignFolder() throws {
    let package = try MutationProject(tests: "exit 0")
    let path = ".build/featuregen-mutants/package/mine"
    try package.project.write([path: "mine"])
    let result = try package.mutate()
    #expect(result.status == 1)
    #expect(result.error.hasSuffix("mutate' did not create this folder; move it\n"))
    #expect(try package.project.text(path) == "mine")
  }

  @Test(
    "a link in place of a folder of the copy is not followed",
    arguments: [".build", "featuregen-mutants", "package", "build"])
  func links(name: String) throws {
    let package = try MutationProject(tests: "exit 0")
    #expect(try package.mutate().status == 0)
    let folders = [".build", "featuregen-mutants", name]
    let path = folders[...(folders.firstIndex(of: name) ?? 0)].joined(separator: "/")
    let place = package.project.url.appending(path: path)
    // The stub for 'swift' builds nothing.
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: place)
    for target in [try TemporaryFolder(["mine": "mine"]), package.project] {
      let before = try target.files()
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target.url)
      let result = try package.mutate()
      #expect(result.status == 1)
      #expect(result.error.hasSuffix("/\(path)': it is a symbolic link; remove it\n"))
      #expect(try target.files() == before)
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test("tests that fail without a mutant, and a missing package, are reported")
  func failures() throws {
    let package = try MutationProject(tests: "exit 1")
    let failing = try package.mutate()
    #expect(failing.status == 1)
    #expect(
      failing.error.hasPrefix(
        "featuregen: error: 'Counter' has failing tests without any mutant [failed-command]\n"
      ))
    try package.project.remove("Package.swift")
    let none = try package.mutate()
    #expect(none.status == 1)
    #expect(
      none.error.hasPrefix(
        "featuregen: error: '.' is not a Swift package [missing-program]\n"))
  }

  @Test("equivalent mutants are explained, and no other mutants")
  func equivalents() throws {
    let package = try MutationProject(tests: #"[ "$FEATUREGEN_MUTANT" != 2 ]"#)
    let path = "Specs/featuregen.equivalents"
    try package.project.write([
      path: "# Why.\n\nCounter: count: '0' to '1'\n  It is set\n  before it is read.\n"
    ])
    let result = try package.mutate()
    #expect(
      result.output.hasSuffix(
        "featuregen: 1 of 3 mutants were killed (33.3 %); left out: 1 is listed as equivalent\n"))
    try package.project.write([
      path: """
      Counter: increment: drop 'state.count += 1'
        Nobody knows.
      Counter: increment: '7' to '8'
        Nobody knows.

      """
    ])
    let wrong = try package.mutate()
    #expect(wrong.status == 1)
    #expect(
      wrong.error == """
        \(path):1:1: error: this mutant does not survive [invalid-equivalent]
          Counter: increment: drop 'state.count += 1'
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: remove the entry
        \(path):3:1: error: 'Counter' has no such mutant [invalid-equivalent]
          Counter: increment: '7' to '8'
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: remove the entry
        featuregen: 2 errors

        """)
    try package.project.write([path: "  Below nothing.\nCounter\nCounter: x\n"])
    let broken = try package.mutate("--list")
    #expect(broken.status == 1)
    for message in [
      "1:1: error: this reason does not follow a mutant",
      "2:1: error: expected a feature and a mutant here",
      "3:1: error: this mutant has no reason",
    ] { #expect(broken.error.contains("\(path):\(message) [invalid-equivalent]\n")) }
  }
}
