import Foundation
import TestSupport
import Testing

/// The commands on the documentation's pages have the effects that the pages describe.
@Suite("The manual's commands", .onOwnThread)
struct ManualCommandTests {
  /// The pages whose commands start a project.
  private static let beginning = ["README", "Tutorial", "MovingAnApp", "Xcode"]

  @Test(
    "are run from the top of the page to its end",
    arguments: ManualPage.all.filter { $0.blocks.contains(where: \.isForProject) })
  func run(_ page: ManualPage) throws {
    let folder =
      if page.name == "Tutorial",
        let path = ProcessInfo.processInfo.environment["TUTORIAL_FOLDER"]
      {
        try ManualFolder(buildingIn: URL(fileURLWithPath: path))
      } else {
        try ManualFolder(begun: !Self.beginning.contains(page.name))
      }
    // Swift before the first command of 'MovingAnApp' belongs to an existing app.
    var isThere = page.name == "MovingAnApp"
    var shown: [CodeBlock] = []
    var last: CodeBlock?
    // The commands that were run last.
    var command: CodeBlock?
    for block in page.blocks {
      if block.isForProject {
        isThere = false
        command = block
        if folder.isBuilding || !block.needsBuild { try folder.run(block.contents) }
      } else if folder.isBuilding, command?.needsBuild == true, let path = block.path,
        path.hasPrefix("Specs/")
      {
        // The page shows files that the commands have written. Without a build, the test writes such a file itself.
        #expect(try folder.text(path) == block.contents)
        command = nil
      } else if let path = block.path,
        path.contains(/^(Specs|Templates)\/|Package.swift$/) || isThere
      {
        try folder.write(block.contents, to: path)
      } else if block.path != nil, ["", "swift", "markdown"].contains(block.language) {
        shown.append(block)
      } else if block.language.isEmpty, let last, last.isForProject {
        if folder.isBuilding {
          #expect(block.isAmong(folder.output), "\(folder.output)")
        } else if !last.needsBuild {
          #expect(block.shows(folder.output), "\(folder.output)")
        }
      }
      last = block
    }
    // After its last command, the files are as the page shows them.
    for block in shown {
      let text = try folder.text(try #require(block.path))
      #expect(block.shows(text), "\(block.path ?? "")\n\(text)")
    }
  }

  @Test(
    "for a checkout name existing programs, tests and targets", arguments: ManualPage.all)
  func checkoutCommandsExist(_ page: ManualPage) throws {
    for command in page.blocks.filter(\.isForCheckout).flatMap(\.commands) {
      for part in command.split(separator: /&&|;|#.*$/) {
        try expectExists(part.split(separator: " ").map(String.init))
      }
    }
  }

  /// Expects that the repository contains what a command names.
  private func expectExists(_ words: [String]) throws {
    let command = words.drop { $0.contains(/^[A-Z_]+=/) }
    let program = try #require(command.first)
    let whole = words.joined(separator: " ")
    if program != "swift" {
      #expect(
        FileManager.default.isExecutableFile(
          atPath: repository.appending(path: program).path),
        "\(whole)")
    } else if command.contains("run") {
      let manifest = try String(
        contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
      #expect(command.contains { manifest.contains("name: \"\($0)\"") }, "\(whole)")
    }
    let variables = words.prefix(words.count - command.count).map { $0.split(separator: "=")[0] }
    let filter = command.drop { $0 != "--filter" }.dropFirst().first ?? ""
    let tests = filter.filter { $0 != "'" }.split(separator: "|")
    for name in variables + tests {
      #expect(Self.sources.contains { $0.contains(name) }, "\(name) in \(whole)")
    }
  }

  /// The sources of all tests.
  private static let sources: [String] = {
    let folder = repository.appending(path: "Tests")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Cases/") }.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  @Test("and options exist in the tool")
  func commandsAndOptions() throws {
    let dump = try Tool.built.run("--experimental-dump-help", in: repository)
    let help = try JSONDecoder().decode(DumpedHelp.self, from: Data(dump.output.utf8))
    let readme = try #require(ManualPage.all.first)
    let commands = (help.command.subcommands ?? []).filter { $0.commandName != "help" }
    #expect(commands.count >= 16)
    let common = try #require(ManualPage.manual.first { $0.name == "Commands" })
    for command in commands {
      let name = command.commandName
      let page = try #require(
        ManualPage.manual.first { $0.text.hasPrefix("# featuregen \(name)\n") }, "\(name)")
      let known = command.options.subtracting(["--help", "--version"])
      let told = Set((page.text + common.text).matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
      #expect(known.subtracting(told) == [], "options that \(page.path) does not tell")
      let own = Set(page.prose.matches(of: /`(--[a-z][a-z-]*)/).map { String($0.1) })
      let all = commands.map(\.options).reduce(into: Set<String>()) { $0.formUnion($1) }
      #expect(own.subtracting(all) == [], "options on \(page.path) that there are not")
      #expect(readme.text.contains("(\(page.path))"), "the README does not link to \(page.path)")
    }
  }
}

/// ArgumentParser's description of a tool.
private struct DumpedHelp: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var names: [Name]?
      var shouldDisplay: Bool
    }
    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The long names of the options, including the options of subcommands.
    var options: Set<String> {
      let own = (arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }.filter {
        $0.kind == "long"
      }
      return Set(own.map { "--\($0.name)" })
        .union((subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.options))
    }
  }
  var command: Command
}
