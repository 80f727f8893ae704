import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// `featuregen diff` in real repositories.
@Suite(.onOwnThread) struct DiffProcessTests {
  private static let parent = """
    feature: Parent
    children: {counter: Counter}
    actions: {begin: {send: counter.increment}}

    """

  /// Makes a repository with a single commit.
  private func repository(in subfolder: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = SampleProject.inputs.merging(["Specs/Features/Parent.yaml": Self.parent]) { $1 }
    try folder.write(
      Dictionary(uniqueKeysWithValues: files.map { (subfolder + $0.key, $0.value) }))
    try folder.beginRepository()
    try folder.commit()
    return folder
  }

  private func rename(_ folder: TemporaryFolder) throws {
    try folder.write([
      "Specs/Features/Counter.yaml": SampleProject.counter.replacing(
        "increment", with: "incremented"),
      "Specs/Features/Parent.yaml": Self.parent.replacing("increment", with: "incremented"),
    ])
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> FinishedProcess {
    try Tool.built.run(["diff"] + arguments, in: folder.url)
  }

  private static let told = """
    feature Counter
      ~ action incremented: looks renamed from increment (breaking)
          Parent: sends counter.increment
          accepted: its user has also changed
      ~ test counts: changed
    feature Parent
      ~ action begin
          ~ sends counter.increment → sends counter.incremented (line 3)
    2 specs changed, 1 breaking change, which Parent used; it is accepted

    """

  @Test func comparesWithTheWorkingTree() throws {
    let folder = try repository()
    #expect(try run("HEAD", in: folder).output == "no change in meaning\n")
    try rename(folder)
    let result = try run("main", in: folder)
    #expect(result.output == Self.told)
    #expect(result.error == "")
    #expect(result.status == 0)
  }

  @Test func refusesSpecsOfCommitsThatExceedTheSizeLimit() throws {
    let folder = try repository()
    let large = String(repeating: "# a long line of a comment\n", count: 2_500_000)
    try folder.write(["Specs/Features/Large.yaml": large])
    try folder.commit()
    let result = try run("HEAD~1", "HEAD", in: folder)
    #expect(result.error.contains("'Specs/Features/Large.yaml' of "), "\(result.error)")
    #expect(result.error.contains(" is larger than 64 MiB"))
    #expect(result.status == 1)
  }

  @Test(arguments: [["main~1", "main"], ["main~1..main"], ["main~1...main"], ["main~1.."]])
  func comparesRevisions(_ arguments: [String]) throws {
    let folder = try repository()
    try rename(folder)
    try folder.commit()
    // A change only in the working tree does not matter.
    try folder.remove("Specs/Features/Parent.yaml")
    #expect(try Tool.built.run(["diff"] + arguments, in: folder.url).output == Self.told)
  }

  @Test func comparesFromTheCommonAncestor() throws {
    let folder = try repository()
    try folder.git("checkout", "-q", "-b", "topic")
    try rename(folder)
    try folder.commit()
    try folder.git("checkout", "-q", "main")
    try folder.write(["Specs/Features/Other.yaml": "feature: Other\nactions: {tap: }\n"])
    try folder.commit()
    try folder.git("checkout", "-q", "topic")
    #expect(try run("main", "--merge-base", in: folder).output == Self.told)
    #expect(try run("main...topic", in: folder).output == Self.told)
    #expect(try run("main", in: folder).output.contains("feature Other: removed (breaking)"))
  }

  @Test func worksBelowTheRootOfTheRepository() throws {
    let folder = try repository(in: "App One/")
    try folder.remove("App One/Specs/Features/Parent.yaml")
    let result = try run("HEAD", "-C", "App One", in: folder)
    #expect(result.output.hasPrefix("feature Parent: removed (breaking)\n"))
    #expect(result.status == 0)
  }

  @Test func failsOnChangesIfRequested() throws {
    let folder = try repository()
    #expect(try run("HEAD", "--fail-on", "any", in: folder).status == 0)
    try folder.write([
      "Specs/Features/Counter.yaml": SampleProject.counter.replacing("+= 1", with: "+= 2 - 1")
    ])
    #expect(try run("HEAD", "--fail-on", "breaking", in: folder).status == 0)
    #expect(try run("HEAD", "--fail-on", "any", in: folder).status == 2)
    // The only spec that uses the renamed action is changed, too.
    try rename(folder)
    #expect(try run("HEAD", "--fail-on", "breaking", in: folder).status == 0)
    #expect(try run("HEAD", "--fail-on", "any", in: folder).status == 2)
    try removeBegin(folder)
    #expect(try run("HEAD", "--fail-on", "breaking", in: folder).status == 2)
  }

  /// Changes an action that no spec uses.
  private func removeBegin(_ folder: TemporaryFolder) throws {
    try folder.write(["Specs/Features/Parent.yaml": "feature: Parent\nactions: {begin: }\n"])
    try folder.commit()
    try folder.write(["Specs/Features/Parent.yaml": "feature: Parent\nactions: {start: , stop: }\n"]
    )
  }

  @Test func acceptsBreaksForAReason() throws {
    let folder = try repository()
    try removeBegin(folder)
    func diff(_ arguments: String...) throws -> FinishedProcess {
      try Tool.built.run(["diff", "HEAD", "--fail-on", "breaking"] + arguments, in: folder.url)
    }
    let allowed = try diff("--allow", "Parent.begin: nobody sends it")
    #expect(
      allowed.output == """
        feature Parent
          - action begin (breaking)
              accepted: nobody sends it
          + action start
          + action stop
        1 spec changed, 1 breaking change; it is accepted

        """)
    #expect((allowed.status, allowed.error) == (0, ""))
    let misspelt = try diff("--allow", "Parent.begni: nobody sends it")
    #expect(misspelt.status == 1)
    #expect(
      misspelt.error.contains(
        "'Parent.begni', which '--allow' accepts, is not the name of a change [unusable-argument]"))
    #expect(misspelt.error.contains("hint: did you mean 'Parent.begin'?"))
    let unneeded = try diff("--allow", "Parent.begin: a", "--allow", "Parent.stop: b")
    #expect(unneeded.status == 0)
    #expect(unneeded.error.contains("warning: 'Parent.stop', which '--allow' accepts, is not a"))
    for text in ["Parent.begin", "Parent.begin:  ", ": nobody"] {
      let result = try diff("--allow", text)
      #expect(result.status == 64)
      #expect(result.error.contains("'\(text)' needs a change and a reason; write '--allow"))
    }
    let json = try diff("--format", "json", "--allow", "Parent.begin: nobody sends it").output
    #expect(json.contains(#""accepted": 1"#))
    #expect(json.contains(#""by": "option""#))
    #expect(json.contains(#""reason": "nobody sends it""#))
  }

  @Test func reportsMissingRevisions() throws {
    let folder = try repository()
    for revision in ["mian", "no such one", "HEAD~9", "main..nope"] {
      let result = try run(revision, in: folder)
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(result.error.contains("' is not a revision"))
      #expect(revision != "mian" || result.error.contains("hint: did you mean 'main'?"))
    }
    #expect(try Tool.built.run(["diff", "--", "--output=x"], in: folder.url).status == 1)
    #expect(try folder.files()["x"] == nil)
    #expect(try run(in: folder).status == 64)
    #expect(try run("a..b", "c", in: folder).status == 64)
  }

  @Test func reportsAShallowClone() throws {
    let folder = try repository()
    try rename(folder)
    try folder.commit()
    let clone = try TemporaryFolder()
    try clone.git("clone", "-q", "--depth", "1", "file://\(folder.url.path)", ".")
    let result = try run("HEAD~1", in: clone)
    #expect(result.status == 1)
    #expect(
      result.error.contains(
        "hint: run 'git fetch --unshallow', because this clone has only a part of the history"))
  }

  @Test func reportsMissingGit() throws {
    let folder = try SampleProject.folder()
    let outside = try Tool.built.run(
      ["diff", "HEAD"], in: folder.url,
      environment: ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path])
    #expect(outside.status == 1)
    #expect(outside.error.contains("the project is not in a git repository"))
    let missing = try Tool.built.run(
      ["diff", "HEAD"], in: folder.url, environment: ["PATH": folder.url.path])
    #expect(missing.status == 1)
    #expect(missing.error.contains("'git' is not installed"))
  }

  @Test func reportsUnreadableSpecsWithTheirRevision() throws {
    let folder = try repository()
    try folder.write([
      "Specs/Features/Parent.yaml": "feature: Parent\nactions: {a: 'state.x ='}\n",
      "Specs/Broken.yaml": "feature: [\n",
    ])
    try folder.commit()
    try rename(folder)
    try folder.remove("Specs/Broken.yaml")
    let result = try run("HEAD", in: folder)
    #expect(result.status == 1)
    #expect(result.error.contains("HEAD:Specs/Features/Parent.yaml:2:"))
    #expect(result.error.contains("HEAD:Specs/Broken.yaml:1:"))
    // The specs that can be read are compared nevertheless.
    #expect(result.output.contains("action incremented: looks renamed"))
    #expect(!result.output.contains("Broken"))
    #expect(!result.output.contains("feature Parent"))
    // The element that '--allow' names may be in the unreadable spec.
    let allowing = try run("HEAD", "--allow", "Parent.a: intended", in: folder)
    #expect(allowing.status == 1)
    #expect(allowing.error == result.error)
  }

  @Test func reportsARevisionWithoutAProject() throws {
    let folder = try TemporaryFolder(["a.txt": "a"])
    try folder.beginRepository()
    try folder.commit()
    try folder.write(SampleProject.inputs)
    let result = try run("HEAD", in: folder)
    #expect(result.status == 1)
    #expect(result.error.contains("'Specs/featuregen.yaml' is missing in 'HEAD'"))
  }

  @Test func printsJSONForPrograms() throws {
    let folder = try repository()
    try rename(folder)
    let result = try run("HEAD", "--format", "json", in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect(report["breaking"] as? Int == 1)
    #expect(report["affected"] as? [String] == ["Parent"])
    #expect((report["from"] as? [String: String])?["name"] == "HEAD")
    #expect((report["from"] as? [String: String])?["commit"]?.count == 40)
    #expect(report["to"] as? [String: String] == ["name": "working tree"])
    let specs = try #require(report["specs"] as? [[String: Any]])
    let change = try #require((specs[0]["changes"] as? [[String: Any]])?.first)
    #expect(change["change"] as? String == "renamed")
    #expect(change["formerName"] as? String == "increment")
    #expect(change["breaking"] as? Bool == true)
    let user = try #require((change["users"] as? [[String: Any]])?.first)
    #expect(user["name"] as? String == "Parent")
    #expect(user["changed"] as? Bool == true)
    #expect((change["accepted"] as? [String: String])?["by"] == "users")
    #expect(report["accepted"] as? Int == 1)
    let begin = try #require((specs[1]["changes"] as? [[String: Any]])?.first)
    let block = try #require((begin["blockChanges"] as? [[String: Any]])?.first)
    #expect(block["change"] as? String == "changed")
    #expect((block["before"] as? [String: Any])?["words"] as? String == "sends counter.increment")
    #expect((block["after"] as? [String: Any])?["line"] as? Int == 3)
  }

  @Test func printsMarkdownForPullRequests() throws {
    let folder = try repository()
    try folder.write([
      "Specs/Features/Counter.yaml": SampleProject.counter.replacing(
        "counts:", with: "'<b> @all | #1 `x`':")
    ])
    try rename(folder)
    let renamed = try folder.text("Specs/Features/Counter.yaml")
    try folder.write([
      "Specs/Features/Counter.yaml": renamed.replacing("counts:", with: "'<b> @all | #1 `x`':")
    ])
    let result = try run("HEAD", "--format", "markdown", in: folder)
    #expect(
      result.output == """
        ### featuregen: `HEAD` → `working tree`

        2 specs changed, 1 breaking change, which Parent used; it is accepted.

        #### feature Counter

        - **breaking** changed `action incremented: looks renamed from increment`
          - used by **Parent**: sends counter.increment
          - accepted: its user has also changed
        - added <code>test &#60;b&#62; &#64;all &#124; &#35;1 &#96;x&#96;</code>
        - removed `test counts`

        #### feature Parent

        - changed `action begin`
          - changed sends `counter.increment` → sends `counter.incremented` (line 3)

        """)
  }
}
