import Foundation
import TestSupport
import Testing

/// The findings, output and exit status of `featuregen check`; it never writes.
@Suite(.onOwnThread) struct CheckProcessTests {
  @Test func findsEverythingInSync() throws {
    let folder = try SampleProject.generatedFolder()
    let result = try Tool.built.run("check", in: folder.url)
    #expect(result.output == "in sync: 5 files from 2 specs\n")
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(try folder.pathsWrittenSinceAging() == [])
  }

  @Test func showsHowAFileDiffersAndHowToFixIt() throws {
    let folder = try SampleProject.generatedFolder()
    let path = "Tests/AppTests/CounterTests.swift"
    let edited = try folder.text(path).replacing("$0.count = 1", with: "$0.count = 2")
    try folder.write([path: edited])
    let result = try Tool.built.run("check", in: folder.url)
    #expect(
      result.output == """
        \(path) is out of sync: edited-by-hand
        --- a/\(path)
        +++ b/\(path)
        @@ -19,7 +19,7 @@
             }
         
             await store.send(.increment) {
        -      $0.count = 2
        +      $0.count = 1
             }
           }
         }
        1 of 5 files is out of sync; run 'featuregen generate --save-edits edits'

        """)
    #expect(result.error == "")
    #expect(result.status == 2)
    #expect(try folder.text(path) == edited)
    let short = try Tool.built.run("check", "--no-diff", in: folder.url)
    #expect(
      short.output == """
        \(path) is out of sync: edited-by-hand
        1 of 5 files is out of sync; run 'featuregen generate --save-edits edits'

        """)
    #expect(short.status == 2)
  }

  @Test func namesMissingFilesAndGenerateRestoresThem() throws {
    let folder = try SampleProject.generatedFolder()
    let before = try folder.files()
    for path in SampleProject.outputs { try folder.remove(path) }
    let result = try Tool.built.run("check", "--no-diff", in: folder.url)
    let lines = SampleProject.outputs.map { path in
      let kind = path.contains("Client") ? "Clients/PlayerClient" : "Features/Counter"
      return "\(path) is missing; Specs/\(kind).yaml describes it\n"
    }
    #expect(
      result.output
        == lines.joined() + "5 of 5 files are out of sync; run 'featuregen generate'\n")
    #expect(result.status == 2)
    #expect(try folder.files().count == SampleProject.inputs.count)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try folder.files() == before)
  }

  @Test func showsAMissingFileAsNew() throws {
    let folder = try SampleProject.generatedFolder()
    let path = SampleProject.generated[1]
    let lines = try folder.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    try folder.remove(path)
    let result = try Tool.built.run("check", in: folder.url)
    let added = lines.map { "+\($0)\n" }.joined()
    #expect(
      result.output == """
        \(path) is missing; Specs/Features/Counter.yaml describes it
        --- /dev/null
        +++ b/\(path)
        @@ -0,0 +1,\(lines.count) @@
        \(added)1 of 5 files is out of sync; run 'featuregen generate'

        """)
    #expect(result.status == 2)
  }

  @Test func reportsAHandwrittenFile() throws {
    let folder = try SampleProject.generatedFolder()
    let path = "Sources/App/Counter/CounterReducer.swift"
    try folder.write([path: "struct CounterFeature {}\n"])
    let result = try Tool.built.run("check", "--no-diff", in: folder.url)
    #expect(
      result.output.hasPrefix(
        "\(path) was not generated, but Specs/Features/Counter.yaml describes it; move the file\n"
      ))
    #expect(result.status == 2)
  }

  @Test func ignoresFilesThatBelongToTheUser() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.write([SampleProject.scaffolded: "// Mine now.\n"])
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test func reportsErrorsOfSpecsAsGenerateDoes() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timers\nactions: {go: }\n"])
    let result = try Tool.built.run("check", in: folder.url)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("Specs/Features/Timer.yaml:1:10: error: 'Timers' is in"))
    #expect(result.status == 1)
  }
}
