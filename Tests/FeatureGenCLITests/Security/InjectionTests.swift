import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import FeatureGenCLI

/// No spec turns plain text into code, and no spec makes the tool write outside of its project.
@Suite("Injection", .onOwnThread)
struct InjectionTests {
  private static let others = [
    "Specs/featuregen.yaml": SampleProject.settings,
    "Specs/Leaf.yaml": "feature: Leaf\nactions: {go: }\ntests: {a: [{send: go}]}\n",
    "Specs/LogClient.yaml":
      "client: LogClient\nkey: log\nendpoints: {write: {with: {_ n: Int}, async: true, throws: true, live: print(n)}}\n",
  ]

  @Test("is refused, or stays a text", arguments: Injection.all)
  func injection(_ attack: Injection) throws {
    let files = Self.others.merging(["Specs/F.yaml": "feature: F\n\(attack.spec)\n"]) { $1 }
    let project = MemoryFileSystem(texts: files)
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    #expect((outcome == .failure) == attack.isRefused, "\(transcript.error)")
    #expect(!transcript.error.unicodeScalars.contains("\u{202E}"))
    guard outcome == .success else {
      #expect(project.takeWritten().isEmpty)
      return #expect(transcript.error.contains("Specs/F.yaml:"), "\(transcript.error)")
    }
    let written = project.takeWritten().filter { $0.key.hasSuffix(".swift") }
    #expect(written.count >= 6)
    for (path, bytes) in written {
      let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      #expect(!file.hasError, "\(path)")
      for token in file.tokens(viewMode: .sourceAccurate) where token.text.contains("pwned") {
        let isText = token.tokenKind == .stringSegment(token.text)
        #expect(isText, "\(path): \(token.text)")
      }
    }
  }

  @Test(
    "into the paths of files is refused",
    arguments: [
      "sources: ../out", "sources: /tmp/out", "sources: Sources/../../out", "sources: .git/hooks",
      "sources: .GIT/hooks", "sources: 'C:\\out'", "sources: \"a\\nb\"", "sources: \"a\\u202Eb\"",
      "sources: ''", "tests: ../out", "tests: .git", "module: '../out'", "module: 'App; pwned()'",
      "module: \"App\\nimport Pwned\"", "suffix: '; pwned'", "suffix: '/../../out'",
      "access: 'public let pwned = 1;'", "templates: ../out", "templates: /etc",
    ])
  func paths(_ setting: String) throws {
    let key = setting.prefix { $0 != ":" }
    let lines = SampleProject.settings.split(separator: "\n").filter { !$0.hasPrefix("\(key):") }
    let settings = (lines + [setting[...]]).joined(separator: "\n") + "\n"
    let files = Self.others.merging(["Specs/featuregen.yaml": settings]) { $1 }
    let project = MemoryFileSystem(texts: files)
    let transcript = Transcript()
    #expect(try generateProject(project.fileSystem, console: transcript.console) == .failure)
    #expect(project.takeWritten().isEmpty)
  }

  @Test("into the header by the name of a folder stays in the comment")
  func header() throws {
    let path = "Specs/a\nlet pwned = 1\n/F.yaml"
    let project = MemoryFileSystem(
      texts: Self.others.merging([path: "feature: F\nactions: {go: }\n"]) { $1 })
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    #expect(outcome == .success, "\(transcript.error)")
    for (path, bytes) in project.takeWritten() where path.hasSuffix(".swift") {
      let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      #expect(!file.tokens(viewMode: .sourceAccurate).contains { $0.text == "pwned" })
    }
  }

  @Test(
    "into files outside the project through links is refused",
    arguments: [
      "Sources/App/F/FReducer.swift",
      "Sources/App/F", "Sources", "Tests",
    ])
  func links(_ path: String) throws {
    let outside = try TemporaryFolder(["secret": "kept\n"])
    let folder = try TemporaryFolder(
      Self.others.merging(["Specs/F.yaml": "feature: F\nactions: {go: }\n"]) { $1 })
    let link = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isFile = path.contains(".swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: outside.url.appending(path: isFile ? "secret" : ""))
    let transcript = Transcript()
    for choices in [GenerateChoices(), GenerateChoices(force: true)] {
      let outcome = try? generateProject(
        .disk(root: folder.url.path), choices, console: transcript.console)
      #expect(outcome != .success)
      #expect(try outside.files() == ["secret": Array("kept\n".utf8)])
    }
  }

  #if os(Linux)
    /// The system's functions that start programs, load code or use a network.
    private static let powers: Set = [
      "system", "popen", "fork", "vfork", "execv", "execve", "execvp", "execl", "execlp",
      "posix_spawn", "posix_spawnp", "dlopen", "socket", "connect", "chmod", "chown", "symlink",
      "link",
    ]

    @Test("cannot start other programs: the tool starts only git, Graphviz, swift and its tools")
    func powers() throws {
      let nm = Tool.environment
      let listed = try nm.run(
        "nm", "--dynamic", "--undefined-only", Tool.built.url.path, in: repository)
      try #require(listed.status == 0)
      let names = listed.output.split(separator: "\n").compactMap { line in
        line.split(separator: " ").last?.prefix { $0 != "@" }.description
      }
      #expect(names.contains("open") || names.contains("open64") || names.contains("read"))
      // A hard link names a new file, and cannot replace a file that exists by then.
      #expect(Self.powers.intersection(names) == ["link", "posix_spawnp"])
      let sources = try readFolder(repository.appending(path: "Sources"))
      func users(of word: String) -> [String] {
        sources.filter { String(decoding: $0.value, as: UTF8.self).contains(word) }.keys.sorted()
      }
      #expect(users(of: " link(path") == ["Platform/Files/ReplaceFile.swift"])
      #expect(users(of: "posix_spawnp(") == ["Platform/Processes/StartedProcess.swift"])
      #expect(
        users(of: "runProcess(") == [
          "FeatureGenCLI/Processes/ProcessRunner.swift", "Platform/Processes/RunProcess.swift",
        ])
      #expect(
        users(of: "runProgram(") == [
          "FeatureGenCLI/LanguageServer/ServerHost+Disk.swift",
          "FeatureGenCLI/LanguageServer/SwiftConnection+Program.swift",
          "FeatureGenCLI/Mutating/MutantTests.swift",
          "FeatureGenCLI/Processes/ProcessRunner.swift",
        ])
      #expect(
        users(of: "ConnectedProcess(") == [
          "FeatureGenCLI/LanguageServer/SwiftConnection+Program.swift"
        ])
      #expect(
        users(of: "ProcessRunner()") == [
          "FeatureGenCLI/Commands/Adopting/Adopt.swift",
          "FeatureGenCLI/Commands/Documentation/Diff.swift",
          "FeatureGenCLI/Commands/Documentation/Graph.swift",
          "FeatureGenCLI/Commands/Init/Init.swift",
          "FeatureGenCLI/Commands/Mutate.swift",
          "FeatureGenCLI/Commands/Testing/PackageOptions.swift",
        ])
    }
  #endif
}
