import Foundation
import TestSupport
import Testing

/// Behavior of the whole command line: help, options, folders, and the location of the binary.
@Suite(.onOwnThread) struct CommandLineTests {
  @Test(arguments: ["generate", "check", "lint"])
  func helpNamesTheExitStatus(of command: String) throws {
    let folder = try TemporaryFolder()
    let result = try Tool.built.run(command, "--help", in: folder.url)
    #expect(result.output.hasPrefix("OVERVIEW: "))
    #expect(result.output.contains("Exit status: 0 "))
    #expect(result.output.contains("--directory"))
    #expect(result.error == "")
    #expect(result.status == 0)
  }

  @Test func helpListsTheCommands() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.built.run("--help", in: folder.url)
    for command in ["generate", "check", "lint"] {
      #expect(result.output.contains("\n  \(command) "))
    }
    #expect(result.status == 0)
  }

  @Test func printsItsVersion() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.built.run("--version", in: folder.url)
    let numbers = result.output.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    #expect(numbers.count == 3)
    #expect(numbers.allSatisfy { Int($0) != nil })
    #expect(result.status == 0)
  }

  private static let printing = [
    "schema", "reference", "explain", "explain unread-state", "templates reference", "--help",
    "check --help", "--version", "--generate-completion-script bash", "check --format json",
    "lint --format sarif", "graph", "generate",
  ]

  /// A closed stream accepts no more than a full device, which some systems lack.
  @Test(arguments: printing, [">&-", ">/dev/full"])
  func failsIfItCannotPrint(_ command: String, _ stream: String) throws {
    guard stream == ">&-" || FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try SampleProject.generatedFolder()
    let shell = Tool(url: URL(fileURLWithPath: "/bin/sh"))
    let result = try shell.run(
      ["-c", "exec '\(Tool.built.url.path)' \(command) \(stream)"], in: folder.url)
    #expect(
      result.error.hasPrefix("featuregen: error: cannot print all output: "))
    #expect(result.status == 1)
  }

  @Test(arguments: [["generate", "extra"], ["check", "--fast"], ["publish"]])
  func refusesUnknownArguments(_ arguments: [String]) throws {
    let folder = try SampleProject.folder()
    let before = try folder.files()
    let result = try Tool.built.run(arguments, in: folder.url)
    #expect(result.output == "")
    #expect(result.error.contains("Error: "))
    #expect(result.error.contains(arguments.last ?? ""))
    #expect(result.error.contains("Usage: featuregen"))
    #expect(result.status == 64)
    #expect(try folder.files() == before)
  }

  @Test func hintsNameTheCommandOfThePlugin() throws {
    let project = try SampleProject.folder()
    func run(_ arguments: String...) throws -> (output: String, error: String) {
      let result = try Tool.built.run(
        arguments, in: project.url, environment: Tool.calledByPlugin)
      return (result.output, result.error)
    }
    let call = "swift package x featuregen"
    #expect(try run("check").output.contains("; run '\(call) generate'"))
    #expect(try run("check", "--format", "json").output.contains("\"\(call) generate\""))
    #expect(try run("check", "--fast").error.contains("Usage: \(call) check"))
    #expect(try run("check", "--fast").error.contains("See '\(call) check --help'"))
    #expect(try run("new", "--help").output.contains("  \(call) new feature Counter"))
    #expect(try run("generate").output.contains("created "))
  }

  @Test(arguments: ["-C", "--directory"])
  func worksInTheNamedFolder(by option: String) throws {
    let elsewhere = try TemporaryFolder()
    let project = try SampleProject.folder()
    let result = try Tool.built.run("generate", option, project.url.path, in: elsewhere.url)
    #expect(result.output.hasPrefix("created \(SampleProject.outputs[0])\n"))
    #expect(result.status == 0)
    #expect(try elsewhere.files().isEmpty)
    #expect(try Tool.built.run("check", in: project.url).status == 0)
  }

  @Test func acceptsASubfolderOfTheCurrentFolder() throws {
    let outer = try TemporaryFolder()
    for (path, text) in SampleProject.inputs { try outer.write(["app/\(path)": text]) }
    #expect(try Tool.built.run("generate", "-C", "app", in: outer.url).status == 0)
    let paths = try outer.files().keys
    #expect(paths.allSatisfy { $0.hasPrefix("app/") })
    #expect(SampleProject.outputs.allSatisfy { paths.contains("app/\($0)") })
  }

  @Test(arguments: ["generate", "check", "lint"])
  func reportsMissingSettings(_ command: String) throws {
    let folder = try TemporaryFolder(["Specs/Counter.yaml": SampleProject.counter])
    let result = try Tool.built.run(command, in: folder.url)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("featuregen: error: 'Specs/featuregen.yaml' is missing "))
    #expect(result.error.contains("'featuregen init' starts a new project here"))
    #expect(result.status == 1)
    #expect(try folder.files().count == 1)
  }

  @Test func needsOnlyItsBinary() throws {
    let bin = try TemporaryFolder()
    let copy = bin.url.appendingPathComponent("featuregen-copy")
    try FileManager.default.copyItem(at: Tool.built.url, to: copy)
    let project = try SampleProject.folder()
    let result = try Tool(url: copy).run("generate", in: project.url)
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(try Tool.built.run("check", in: project.url).status == 0)
  }
}
