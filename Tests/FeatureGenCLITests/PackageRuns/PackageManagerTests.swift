import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The calls of Swift's package manager from a shell, from a plugin, and from a plugin in a sandbox.
@Suite("The package manager")
struct PackageManagerTests {
  private func words(
    _ host: ToolHost, in folder: TemporaryFolder
  ) -> (program: [String], options: [String]) {
    let words = PackageManager(project: folder.url.path, host: host).commandLine(["build"])
    let parts = words.split(separator: "build", maxSplits: 1)
    return (Array(parts[0]), Array(parts[1]))
  }

  @Test("is called as a person does, from a shell")
  func shell() throws {
    let folder = try TemporaryFolder()
    let (program, options) = words(.shell, in: folder)
    #expect(program == ["swift"])
    #expect(options == ["--package-path", folder.url.path])
    #expect(PackageManager(project: ".", host: .shell).commandLine(["test"]) == ["swift", "test"])
  }

  @Test("builds in a separate folder in a plugin, because the build folder is locked")
  func plugin() throws {
    let folder = try TemporaryFolder()
    let (program, options) = words(.plugin, in: folder)
    #expect(program == ["env", "-u", "SWIFTPM_BUILD_DIR", "swift"])
    #expect(
      options == [
        "--package-path", folder.url.path,
        "--scratch-path", "\(folder.url.path)/.build/featuregen-tests",
      ])
  }

  @Test("opens no sandbox and writes into the package's folder, in a sandbox")
  func sandbox() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let (program, options) = words(.sandbox, in: folder)
    let cache = "SWIFTPM_MODULECACHE_OVERRIDE=\(path)/.build/featuregen-tests/ModuleCache"
    #expect(program == ["env", "-u", "SWIFTPM_BUILD_DIR", cache, "swift"])
    #expect(options.contains("--disable-sandbox"))
    // The folders to which SwiftPM writes, as listed in its help.
    for name in ["scratch", "cache", "config", "security", "swift-sdks"] {
      let index = try #require(options.firstIndex(of: "--\(name)-path"))
      #expect(options[index + 1].hasPrefix("\(path)/.build"), "\(name)")
    }
  }

  @Test("gets options that it knows", arguments: ["build", "test"])
  func help(_ command: String) throws {
    let folder = try TemporaryFolder()
    let help = try Tool.environment.run("swift", command, "--help", in: folder.url).output
    for option in words(.sandbox, in: folder).options where option.hasPrefix("--") {
      #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(option)")
    }
  }

  @Test(
    "opens no sandbox to build, to test and for mutants", arguments: ["build", "test", "mutate"])
  func commands(_ command: String) throws {
    let package = try MutationProject()
    _ = try package.run([command], environment: ["FEATUREGEN_HOST": "sandbox"])
    try expectNoSandbox(in: package)
  }

  @Test("opens no sandbox to verify what is adopted")
  func adoption() throws {
    let package = try MutationProject()
    try package.project.write([
      "Specs/featuregen.yaml": SampleProject.settings
        + "templates: tca\nsuffix: ''\naccess: internal\n",
      "Sources/App/Other.swift": "import ComposableArchitecture\n\n\(countingReducer("Other"))\n",
    ])
    // 'adopt' only changes files that git can restore.
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Begin"]] {
      let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
      let git = try Tool.environment.run(["git"] + author + arguments, in: package.project.url)
      try #require(git.status == 0)
    }
    let result = try package.run(
      ["adopt", "Sources", "--write", "--verify"], environment: ["FEATUREGEN_HOST": "sandbox"])
    #expect(result.error == "")
    try expectNoSandbox(in: package)
  }

  private func expectNoSandbox(in package: MutationProject) throws {
    let commands = try package.programs.text("commands").split(separator: "\n")
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(command.contains(" --disable-sandbox "), "\(command)")
      #expect(command.contains(" --cache-path \(package.project.url.path)/.build "), "\(command)")
    }
  }
}
