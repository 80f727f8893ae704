import TestSupport
import Testing

/// The command `format`, run as a process.
@Suite("Command 'format'") struct FormatProcessTests {
  private let settings = "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"
  private let laidOut = "feature: A\nactions: {go: state.n = 1}\nstate: {n: Int = 0}\n"

  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(files.merging(["Specs/featuregen.yaml": settings]) { first, _ in first })
    return folder
  }

  @Test("writes the layout of all files, or of named files")
  func writes() throws {
    let messy =
      "feature: A\nactions: {go: {do: 'state.n = 1'}}\nstate: {n: {type: Int, default: 0}}\n"
    let folder = try project([
      "Specs/A.yaml": messy, "Specs/B.yaml": messy.replacing("A", with: "B"),
    ])
    let one = try Tool.built.run("format", "Specs/A.yaml", in: folder.url)
    #expect(one.output == "formatted 1 of 1 files\n" && one.status == 0)
    #expect(try folder.text("Specs/A.yaml") == laidOut)
    #expect(try folder.text("Specs/B.yaml").contains("do:"))
    let all = try Tool.built.run("format", in: folder.url)
    #expect(all.output == "formatted 1 of 3 files\n" && all.status == 0)
    let again = try Tool.built.run("format", "--check", in: folder.url)
    #expect(again.output == "all 3 files are formatted\n" && again.status == 0)
  }

  @Test("shows the changes with '--check', and writes nothing")
  func checks() throws {
    let folder = try project(["Specs/A.yaml": "feature: A\nactions:\n  go: {do: 'f()'}\n"])
    let result = try Tool.built.run("format", "--check", in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.output == """
        --- a/Specs/A.yaml
        +++ b/Specs/A.yaml
        @@ -1,3 +1,3 @@
         feature: A
         actions:
        -  go: {do: 'f()'}
        +  go: f()

        1 of 2 files are not formatted; run 'featuregen format'

        """)
    #expect(try folder.text("Specs/A.yaml").contains("do:"))
  }

  @Test("reports errors at their places, and writes nothing")
  func reports() throws {
    let folder = try project([
      "Specs/A.yaml": "feature: A\nactions: {go: {do: 'f()'}}\n",
      "Specs/B.yaml": "feature: B\nactions: {go: {doo: 'f()'}}\n",
    ])
    let result = try Tool.built.run("format", in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains("Specs/B.yaml:2:16: error: 'doo' is not a key"))
    #expect(result.error.contains("featuregen: nothing was written"))
    #expect(try folder.text("Specs/A.yaml").contains("do:"))
    let unknown = try Tool.built.run("format", "Specs/C.yaml", in: folder.url)
    #expect(unknown.status == 1)
    #expect(unknown.error.contains("'Specs/C.yaml' is not a spec of this project"))
  }
}
