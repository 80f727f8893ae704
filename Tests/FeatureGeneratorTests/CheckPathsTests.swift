import SpecSource
import Testing

@testable import FeatureGenerator

@Suite("Paths of outputs")
struct CheckPathsTests {
  private func problems(
    _ paths: String..., targets: [String] = [], folders: [String] = []
  ) -> [String] {
    let files = paths.enumerated().map { index, path in
      GeneratedFile(
        path: path, contents: [], ownership: .generated,
        spec: SourceFile(path: "Specs/\(index).yaml", text: ""), templateSet: "runtime")
    }
    return checkPaths(of: files, rules: ProjectPaths(folders: folders), targets: targets).map(
      \.message)
  }

  @Test(
    "may be anywhere in the project", arguments: ["A.swift", "a b/ü/Nul1.swift", "a/A.b.swift"])
  func allowed(_ path: String) {
    #expect(problems(path) == [])
  }

  @Test("are hidden in folders that the settings name, and nowhere else")
  func hidden() {
    #expect(problems(".gen/A.swift", folders: [".gen"]) == [])
    #expect(problems("a/.b/A.swift", folders: ["a"]) == [])
    #expect(
      problems(".github/A.yml", folders: ["a"]) == [
        "the path '.github/A.yml' leads to '.github', which is hidden and outside the folders that the settings name"
      ])
  }

  @Test("do not lead out of the project", arguments: ["/A.swift", "../A.swift", "a/../../A.swift"])
  func outside(_ path: String) {
    #expect(problems(path) == ["the path '\(path)' leads out of the project"])
  }

  @Test("have no part that is empty or a dot", arguments: ["a//A.swift", "./A.swift"])
  func parts(_ path: String) {
    #expect(problems(path) == ["the path '\(path)' has a part that is empty or a dot"])
  }

  @Test(
    "do not lead into git's folder, in any spelling",
    arguments: [
      ".git/A.swift", ".GIT/hooks/A.swift", "a/.Git/A.swift", ".g\u{200C}it/A.swift",
      "GIT~1/A.swift", ".git./A.swift", ".git /A.swift", ".git::$INDEX/A.swift",
    ])
  func git(_ path: String) {
    #expect(problems(path) == ["the path '\(path)' leads into git's own folder"])
  }

  @Test("do not lead into the folder of builds", arguments: [".build/A.swift", "a/.Build/A.swift"])
  func build(_ path: String) {
    #expect(problems(path) == ["the path '\(path)' leads into '.build', where SwiftPM builds"])
  }

  @Test(
    "contain no name that an operating system refuses",
    arguments: [
      "Aux", "con.swift", "LPT1.a.swift", "a.", "a ", "a:b", "a?", "a\u{1}", "a\u{202E}b",
    ])
  func reserved(_ part: String) {
    #expect(
      problems("Sources/\(part)/A.swift")
        == [
          "the path 'Sources/\(part)/A.swift' contains '\(part)', which some systems do not allow"
        ])
  }

  @Test("belong to one spec each, even if they differ in case or in their form of accents")
  func sharedPaths() {
    #expect(problems("a/B.swift", "A/b.swift").count == 1)
    #expect(problems("a/\u{E9}.swift", "a/e\u{301}.swift").count == 1)
    #expect(
      problems("a/B.swift", "a/B.swift")
        == ["Specs/0.yaml and Specs/1.yaml both write 'a/B.swift'"])
  }

  @Test(
    "have different file names in a target",
    arguments: [
      ("S/App/A/Login.swift", "S/App/Models/Login.swift", true),
      ("S/App/Login.swift", "S/App/Models/login.swift", true),
      ("S/App/Login.swift", "S/AppTests/Login.swift", false),
      ("S/App/Login.swift", "S/App/Inner/Login.swift", false),
      ("S/App/A/Login.md", "S/App/B/Login.md", false), ("A/Login.swift", "B/Login.swift", false),
    ])
  func fileNames(_ first: String, _ second: String, clash: Bool) {
    let problems = problems(first, second, targets: ["S/App", "S/App/Inner", "S/AppTests"])
    #expect(problems.count == (clash ? 1 : 0))
    #expect(problems.allSatisfy { $0.contains("Specs/0.yaml and Specs/1.yaml both write a file") })
  }

  @Test("are not folders of other outputs")
  func nested() {
    #expect(
      problems("a/B", "A/b/C.swift")
        == ["Specs/1.yaml needs a folder where Specs/0.yaml writes 'a/B'"])
  }
}
