import Foundation
import TestSupport
import Testing

/// The completion scripts for shells.
@Suite(.onOwnThread) struct CompletionTests {
  private func script(for shell: String) throws -> String {
    let result = try Tool.built.run(
      "--generate-completion-script", shell, in: URL(fileURLWithPath: "/"))
    #expect(result.status == 0)
    #expect(result.error == "")
    return result.output
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func knowTheCommands(_ shell: String) throws {
    let script = try script(for: shell)
    for word in ["generate", "new", "unwritten-state", "github"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  /// Returns the completions that bash offers for the last of some words.
  private func completions(_ words: [String]) throws -> [String] {
    let folder = try TemporaryFolder([
      "completions.bash": try script(for: "bash"),
      "Specs/featuregen.yaml": SampleProject.settings,
    ])
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let program = """
      source ./completions.bash
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1) COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _featuregen featuregen "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = Tool(url: URL(fileURLWithPath: "/bin/bash"))
    let result = try bash.run("--norc", "-c", program, in: folder.url)
    #expect(result.status == 0, "\(result.error)")
    return result.output.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test func bashOffersMatchingWords() throws {
    #expect(
      try completions(["featuregen", "gen"]).map { $0.filter { $0 != " " } } == ["generate"])
    #expect(try completions(["featuregen", "explain", "unus"]).contains("unused-dependency"))
    #expect(try completions(["featuregen", "check", "--format", "js"]).contains("json"))
    #expect(try completions(["featuregen", "check", "--no-d"]).contains("--no-diff"))
    #expect(try completions(["featuregen", "templates", "eject", "re"]).contains("redux"))
    #expect(try completions(["featuregen", "check", "-C", "Sp"]).contains("Specs"))
  }
}
