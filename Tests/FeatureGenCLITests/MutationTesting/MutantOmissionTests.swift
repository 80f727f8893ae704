import Foundation
import TestSupport
import Testing

/// Mutants that `featuregen mutate` leaves out, and runs that show nothing.
@Suite("Mutants that are left out", .onOwnThread)
struct MutantOmissionTests {
  /// A spec with two effects; a mutant without one of them has another enum of ids.
  private static let delayed = """
    feature: Counter
    state: {count: Int = 0}
    actions:
      increment:
        do: state.count += 1
        send:
          - {action: increment, after: 1s, id: soon}
          - {action: increment, after: 2s, id: late}

    """

  @Test("each mutant is listed with its reason, and each reason is counted")
  func reasons() throws {
    let package = try MutationProject(refusing: "state.count -= 1", counter: Self.delayed)
    try package.project.write([
      "Specs/featuregen.equivalents": "Counter: increment: '1' to '2'\n  Nobody looks.\n"
    ])
    let result = try package.mutate()
    #expect(result.error == "")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains(": note: ") } == [
        "Specs/Features/Counter.yaml:5:21: note: mutant left out: increment: '+=' to '-=' in 'state.count += 1' (does not compile: no)",
        "Specs/Features/Counter.yaml:5:24: note: mutant left out: increment: '1' to '2' (is listed as equivalent: Nobody looks.)",
        "Specs/Features/Counter.yaml:7:18: note: mutant left out: increment: drop the delayed 'increment' (changes only a declaration)",
        "Specs/Features/Counter.yaml:8:18: note: mutant left out: increment: drop the delayed 'increment' (2) (changes only a declaration)",
      ])
    #expect(
      lines.last == """
        featuregen: 0 of 8 mutants were killed (0.0 %); left out: 1 does not compile, \
        2 change only a declaration, 1 is listed as equivalent
        """)
    let builds = try package.builds()
    #expect(builds.count == 2)
    #expect(builds.allSatisfy { $0.hasPrefix("build --build-tests --package-path /") })
  }

  @Test("JSON contains the reasons and their counts")
  func json() throws {
    let package = try MutationProject(refusing: "state.count -= 1", counter: Self.delayed)
    let result = try package.mutate("--format", "json")
    #expect(result.status == 0)
    let json = JSON(try JSONSerialization.jsonObject(with: Data(result.output.utf8)))
    let leftOut = json["mutants"].array.filter { $0["verdict"].string != "survived" }
    #expect(
      leftOut.map { $0["verdict"].string } == ["doesNotCompile", "declaration", "declaration"])
    #expect(leftOut.map { $0["reason"].string } == ["no", nil, nil])
    #expect(json["counts"]["doesNotCompile"].int == 1)
    #expect(json["counts"]["declaration"].int == 2)
    #expect(json["counts"]["survived"].int == 9)
  }

  @Test("a mutant that featuregen refuses is left out")
  func invalidSpec() throws {
    let counter = """
      feature: Counter
      dependencies: [player]
      state: {problem: String?}
      actions:
        stop: {run: {call: player.stop(), success: stopped, failure: failed}}
        stopped:
        failed: {with: {_ error: EffectError}, do: state.problem = error.description}

      """
    let package = try MutationProject(counter: counter)
    try package.project.write([
      "Specs/Clients/PlayerClient.yaml":
        "client: PlayerClient\nkey: player\nendpoints: {stop: {async: true, throws: true, live: try Task.checkCancellation()}}\n"
    ])
    _ = try Tool.built.run("generate", in: package.project.url)
    let result = try package.mutate("Counter")
    #expect(result.error == "")
    #expect(
      result.output.contains(
        "swap 'success' and 'failure' (makes the spec invalid: player.stop returns no value, but 'failed' takes a value)\n"
      ), "\(result.output)")
  }

  @Test(
    "a run that tries no mutant fails",
    arguments: [[], ["--minimum", "90"], ["--format", "json"]])
  func nothingTried(arguments: [String]) throws {
    // No line has this text: the error is outside the mutants, and any of them may have caused it.
    let package = try MutationProject(refusing: "nowhere")
    let result = try package.mutate(arguments)
    #expect(result.status == 1)
    #expect(
      result.error == """
        featuregen: error: no mutant was tried [unusable-argument]
          hint: read the report: it gives a reason for each mutant that is left out
        featuregen: 1 error

        """)
    if arguments.contains("json") {
      #expect(result.output.contains(#""doesNotCompile": 4"#))
    } else {
      #expect(
        result.output.hasSuffix(
          "featuregen: 0 of 0 mutants were killed; left out: 4 do not compile\n"))
    }
  }

  @Test("a feature without behavior has no mutant to try")
  func noBehaviour() throws {
    let package = try MutationProject(counter: "feature: Counter\nactions: {tapped: }\n")
    let result = try package.mutate()
    #expect(result.status == 1)
    #expect(result.output == "featuregen: 0 of 0 mutants were killed\n")
    #expect(
      result.error.hasPrefix(
        """
        featuregen: error: no mutant was tried [unusable-argument]
          hint: choose a feature with a behavior that can be changed

        """))
  }

  @Test(
    "the copy of a package has no check plugin, which would refuse mutants",
    arguments: ["", "@swift-6.2"])
  func checkPlugin(version: String) throws {
    let package = try MutationProject()
    // The manifest that Swift prefers to the other one must have a version, too.
    try package.project.write(["Package.swift": "// swift-tools-version: 6.0\n"])
    try package.project.write([
      "Package\(version).swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [.package(name: "featuregen", path: "../featuregen")],
        targets: [
          .target(
            name: "App",
            plugins: [.plugin(name: "FeatureGenCheck", package: "featuregen"), .plugin(name: "Own")]),
          .plugin(name: "Own", capability: .buildTool()),
        ]
      )

      """
    ])
    #expect(try package.mutate().status == 0)
    let copy = package.project.url.appending(path: ".build/featuregen-mutants/package")
    let printed = try Tool.environment.run("swift", "package", "dump-package", in: copy)
    let manifest = JSON(try JSONSerialization.jsonObject(with: Data(printed.output.utf8)))
    let plugins = manifest["targets"].array[0]["pluginUsages"].array.map {
      $0["plugin"].array[0].string
    }
    #expect(plugins == ["Own"])
  }

  @Test("the mutants have their own build folder, regardless of the environment")
  func buildFolder() throws {
    let package = try MutationProject()
    #expect(try package.mutate(environment: ["SWIFTPM_BUILD_DIR": "/elsewhere"]).status == 0)
    #expect(try !package.programs.text("commands").contains("SWIFTPM_BUILD_DIR"))
  }
}
