import Foundation
import TestSupport
import Testing
import TypeChecking

/// The packages that a Mac builds and tests with the real Composable Architecture.
@Suite(.onOwnThread) struct ComposableArchitecturePackageTests {
  @Test("packages for the Composable Architecture are in sync, tested, and have the right types")
  func packages() throws {
    let folder = try TemporaryFolder([
      // Nothing can be built without the library: the packages are checked with its stub.
      "bin/swift": "#!/bin/sh\necho \"$@\" >>\"$PWD/swift-commands\"\n"
    ])
    let bin = folder.url.appending(path: "bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: bin.appending(path: "swift").path)
    let script = Tool(url: repository.appending(path: "Tests/tca/run"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try script.run(
      [folder.url.path], in: folder.url,
      environment: ["FEATUREGEN": Tool.built.url.path, "PATH": "\(bin.path):\(path)"])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    for package in ["App", "Reference"] {
      #expect(try folder.text("\(package)/swift-commands") == "test\n")
      let manifest = try Tool.environment.run(
        "swift", "package", "dump-package", in: folder.url.appending(path: package))
      #expect(manifest.status == 0, "\(manifest.error)")
      #expect(manifest.output.contains("github.com/pointfreeco/swift-composable-architecture"))
    }
    try check("App", "App", in: folder)
    guard Proofs.areDue() else { return }
    try check("Reference", "ExampleFeatures", in: folder)
  }

  /// Compiles a module and its tests against the stub of the library.
  private func check(_ package: String, _ module: String, in folder: TemporaryFolder) throws {
    let checker = try TypeChecker()
    let root = folder.url.appending(path: package)
    let sources = try texts(in: root.appending(path: "Sources/\(module)"))
    let problems = try checker.check(sources, as: module, isImported: true)
    #expect(problems == "", "\(problems)")
    let tests = try texts(in: root.appending(path: "Tests/\(module)Tests"))
    #expect(!tests.isEmpty)
    let others = try checker.check(tests, as: "\(module)Tests", isForTests: true)
    #expect(others == "", "\(others)")
  }

  private func texts(in folder: URL) throws -> [String: String] {
    try readFolder(folder).mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
