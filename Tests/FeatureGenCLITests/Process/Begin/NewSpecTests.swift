import Foundation
import TestSupport
import Testing

/// The files that `featuregen new` writes, its refusals and its messages.
@Suite(.onOwnThread) struct NewSpecTests {
  private func project(_ settings: String = SampleProject.settings) throws -> TemporaryFolder {
    try TemporaryFolder(["Specs/featuregen.yaml": settings])
  }

  @Test func beginsAFeature() throws {
    let folder = try project()
    let result = try Tool.built.run(
      "new", "feature", "Counter", "--state", "count: Int = 0", "--action", "increment",
      "--action", "setCount(_ text: String, at index: Int)", "--action", "reset: state.count = 0",
      "--dependency", "uuid", "--doc", "It's a number: to move # up.", in: folder.url)
    #expect(result.error == "")
    #expect(
      result.output == """
        created Specs/Features/Counter.yaml
        created Specs/featuregen.schema.json
        next: edit the spec, then run 'featuregen generate'

        """)
    #expect(
      try folder.text("Specs/Features/Counter.yaml") == """
        # yaml-language-server: $schema=../featuregen.schema.json
        feature: Counter
        doc: 'It''s a number: to move # up.'

        state:
          count: Int = 0

        dependencies: [uuid]

        actions:
          increment:
          setCount: {with: {_ text: String, at index: Int}}
          reset: state.count = 0

        tests:
          increment changes nothing yet:
            - send: increment
          setCount changes nothing yet:
            - send: 'setCount("", at: 0)'

        """)
    try expectValid(folder)
  }

  @Test func beginsAClientAndAModel() throws {
    let folder = try project()
    let client = try Tool.built.run(
      "new", "client", "HTTPWeatherClient", "--endpoint",
      "load(city: String, days: [String: Int]) async throws -> [String: Double]",
      "--endpoint", "messages() -> AsyncStream<String>", "--endpoint", "stop", in: folder.url)
    #expect(client.status == 0)
    #expect(
      try folder.text("Specs/Clients/HTTPWeatherClient.yaml") == """
        # yaml-language-server: $schema=../featuregen.schema.json
        client: HTTPWeatherClient
        key: httpWeather
        live: manual

        endpoints:
          load:
            with: {city: String, days: '[String: Int]'}
            async: true
            throws: true
            returns: '[String: Double]'
          messages: {stream: String}
          stop:

        """)
    let model = try Tool.built.run(
      "new", "model", "Weather", "--field", "id: UUID", "--field", "degrees: Double = 0",
      in: folder.url)
    #expect(model.status == 0)
    #expect(
      try folder.text("Specs/Models/Weather.yaml") == """
        # yaml-language-server: $schema=../featuregen.schema.json
        model: Weather

        fields:
          id: UUID
          degrees: Double = 0

        """)
    try expectValid(folder)
  }

  @Test(arguments: ["feature", "client", "model"])
  func aNameIsEnough(_ kind: String) throws {
    let folder = try project()
    #expect(try Tool.built.run("new", kind, "Thing", in: folder.url).status == 0)
    #expect(try Tool.built.run("lint", "--strict", in: folder.url).status == 0)
    try expectValid(folder)
  }

  /// Swift that YAML would read as something else.
  @Test(arguments: [
    "[String: Int] = [:]", "String = \"a: b # c\"", "String? = nil", "[Int] = [1, 2]",
    "String = \"it's\"", "(Int)? = nil", "Set<String> = []", "Int = { 3 }()",
    "String = \"\"\"\n  two\n  lines\n  \"\"\"", "Character = \"'\"",
  ])
  func quotesTypesThatNeedQuotes(_ type: String) throws {
    let folder = try project()
    let result = try Tool.built.run(
      "new", "feature", "Thing", "--state", "value: \(type)", in: folder.url)
    #expect(result.status == 0, "\(result.error)")
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    let reducer = try folder.text("Sources/App/Thing/ThingReducer.swift")
    for line in type.split(separator: "\n") {
      #expect(reducer.contains(line.drop { $0 == " " }), "\(reducer)")
    }
  }

  @Test func refusesInvalidSpecs() throws {
    let folder = try project()
    let before = try folder.files()
    let result = try Tool.built.run(
      "new", "feature", "Bad", "--state", "count: In t", "--dependency", "uid", "--action",
      "reset: state.cuont = 0", in: folder.url)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.contains("Specs/Features/Bad.yaml:5:13: error: expected '='"))
    #expect(result.error.hasSuffix("featuregen: nothing was written\n"))
    #expect(try folder.files() == before)
  }

  @Test(arguments: [
    ["feature", "Thing", "--state", "count"], ["feature", "Thing", "--action", "set(_ x: Int"],
    ["feature", "Thing", "--action", "set() now"], ["client", "Thing", "--endpoint", "a() b"],
    ["model", "Thing", "--field", ": Int"], ["feature"],
  ])
  func refusesUnreadableArguments(_ arguments: [String]) throws {
    let folder = try project()
    let result = try Tool.built.run(["new"] + arguments, in: folder.url)
    #expect(result.status == 64)
    #expect(result.error.contains("Error: "))
    #expect(try folder.files().count == 1)
  }

  @Test func leavesExistingSpecsAlone() throws {
    let folder = try project()
    _ = try Tool.built.run("new", "model", "Thing", in: folder.url)
    let before = try folder.files()
    let same = try Tool.built.run("new", "model", "Thing", in: folder.url)
    #expect(same.status == 1)
    #expect(same.error.contains("'Specs/Models/Thing.yaml' already exists"))
    // Names are unique in a project across all kinds of specs.
    let other = try Tool.built.run("new", "model", "Thing", "--in", "Specs/More", in: folder.url)
    #expect(other.status == 1)
    #expect(try folder.files() == before)
  }

  /// Names that some file systems, or the compiler, cannot distinguish from the names of a feature 'Login' and a
  /// model 'Thing'.
  @Test(arguments: [
    (["feature", "login"], "'Specs/Features/Login.yaml' already exists, and some systems ignore"),
    (["feature", "LOGIN", "--in", "Specs/More"], "both write 'Sources/App/LOGIN/LOGINAction"),
    (["model", "thing", "--in", "Specs/More"], "both write 'Sources/App/Models/thing.swift'"),
    (["client", "thing", "--key", "load"], "both write a file 'Thing.swift' into 'Sources/App'"),
    (["model", "LoginReducer"], "both write a file 'LoginReducer.swift' into 'Sources/App'"),
    (["model", "LoginFeature"], "there is another type called 'LoginFeature'"),
    (["feature", "Mine"], "'Sources/App/Mine/MineReducer.swift' has no header of generated code"),
  ])
  func refusesSpecsThatGenerateWouldRefuse(_ arguments: [String], because reason: String) throws {
    let folder = try project()
    try folder.write(["Sources/App/Mine/MineReducer.swift": "struct Mine {}\n"])
    for known in [["feature", "Login"], ["model", "Thing"]] {
      #expect(try Tool.built.run(["new"] + known, in: folder.url).status == 0)
    }
    let before = try folder.files()
    let result = try Tool.built.run(["new"] + arguments, in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains(reason), "\(result.error)")
    #expect(result.error.contains("nothing was written"))
    #expect(try folder.files() == before)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
  }

  @Test func worksDespiteErrorsInOtherSpecs() throws {
    let folder = try project()
    try folder.write(["Specs/Broken.yaml": "feature: Broken\nactions: {go: state.}\n"])
    let result = try Tool.built.run("new", "feature", "Fine", in: folder.url)
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  @Test func requiresAFolderIfThereAreSeveralModules() throws {
    let folder = try project(
      """
      version: 1
      modules:
        - {specs: Specs/A, module: A, sources: Sources/A, tests: Tests/ATests}
        - {specs: Specs/B, module: B, sources: Sources/B, tests: Tests/BTests}

      """)
    let result = try Tool.built.run("new", "feature", "Thing", in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains("'--in Specs/A/Features' or '--in Specs/B/Features'"))
    let named = try Tool.built.run(
      "new", "feature", "Thing", "--in", "Specs/B/Deep/Features", in: folder.url)
    #expect(named.status == 0)
    #expect(
      try folder.text("Specs/B/Deep/Features/Thing.yaml").hasPrefix(
        "# yaml-language-server: $schema=../../../featuregen.schema.json\n"))
    #expect(
      try Tool.built.run("new", "model", "Thing", "--in", "Elsewhere", in: folder.url).status == 1
    )
  }

  /// Expects that the new specs pass `lint`, can be generated, and are in sync afterwards.
  private func expectValid(_ folder: TemporaryFolder) throws {
    let lint = try Tool.built.run("lint", in: folder.url)
    #expect(lint.status == 0, "\(lint.error)")
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test(
    "a spec is written only to a folder where specs are found",
    arguments: [
      ("Specs/.h", "is hidden"), ("Specs/.h/In", "is hidden"),
      ("Specs/Linked", "is reached through a link"),
    ])
  func hiddenPlaces(folder: String, reason: String) throws {
    let project = try SampleProject.folder()
    try FileManager.default.createSymbolicLink(
      atPath: project.url.appending(path: "Specs/Linked").path, withDestinationPath: "Models")
    try project.write(["Specs/Models/Point.yaml": "model: Point\nfields: {x: Int}\n"])
    let before = try project.files()
    let result = try Tool.built.run("new", "model", "Hid", "--in", folder, in: project.url)
    #expect(result.status == 1)
    #expect(result.error.contains(reason), "\(result.error)")
    #expect(try project.files() == before)
  }
}
