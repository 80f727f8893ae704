import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Something other than a file at the path of a file: a pipe would block the tool, and a device might never end.
@Suite("Special files in place of files") struct NoFileTests {
  private func put(_ kind: String, at path: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: url)
    if kind == "a folder" {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    } else if kind == "a socket" {
      // The path of a socket must be short.
      let short = "/tmp/featuregen-\(UInt32.random(in: 0...UInt32.max))"
      try #require(bindSocket(short))
      try #require(rename(short, url.path) == 0)
    } else {
      try #require(mkfifo(url.path, 0o600) == 0)
    }
  }

  /// Runs all commands that read the project or write into it.
  private func runAll(_ folder: TemporaryFolder, _ transcript: Transcript) throws {
    let disk = FileSystem.disk(root: folder.url.path)
    let console = transcript.console
    _ = try lintProject(disk, console: console)
    _ = try generateProject(disk, GenerateChoices(force: true), console: console)
    _ = try mutateProject(
      disk, MutationRequest(listsOnly: true, root: folder.url.path), runner: ProcessRunner(),
      console: console)
  }

  @Test(
    "a pipe or socket ends the command with its path and kind",
    arguments: [
      settingsPath, "Specs/Features/Counter.yaml", baselinePath,
      equivalentMutantsPath, "Sources/App/Counter/CounterReducer.swift",
      "Tests/AppTests/CounterTests.swift", SampleProject.scaffolded, "Sources/App/Hand.swift",
      "Templates/house/set.yaml", "Templates/house/Action.mustache",
    ], ["a named pipe", "a socket"])
  func pipes(_ path: String, _ kind: String) throws {
    let folder = try SampleProject.folder()
    let disk = FileSystem.disk(root: folder.url.path)
    if path.hasPrefix("Templates") {
      let set = try #require(TemplateFiles(bundled: "runtime"))
      let console = Transcript().console
      _ = try eject(set, named: "runtime", to: "Templates/house", disk, console: console)
      try folder.write([settingsPath: SampleProject.settings + "templates: Templates/house\n"])
    } else if path.hasSuffix("Hand.swift") {
      // Handwritten Swift is read when a type is unknown.
      try folder.write([
        "Specs/BMI.yaml": "model: BMI\nfields: {value: Double}\n",
        "Specs/A.yaml": "feature: A\nstate: {bmi: BIM?}\nactions: {go: }\n",
      ])
    } else {
      try #require(try generateProject(disk, console: Transcript().console) == .success)
    }
    try put(kind, at: path, in: folder)
    let error = #expect(throws: FileSystemError.self) { try runAll(folder, Transcript()) }
    #expect(
      error?.description == "cannot read '\(path)': it is \(kind), not a file; move it away")
  }

  @Test(
    "a folder is reported in the same way",
    arguments: ["Sources/App/Counter/CounterReducer.swift"])
  func folders(_ path: String) throws {
    let folder = try SampleProject.folder()
    try put("a folder", at: path, in: folder)
    let error = #expect(throws: FileSystemError.self) { try runAll(folder, Transcript()) }
    #expect(error?.description == "cannot read '\(path)': it is a folder, not a file; move it away")
  }

  @Test("a pipe in place of the specs folder or of a page is refused")
  func others() throws {
    let folder = try SampleProject.folder()
    let disk = FileSystem.disk(root: folder.url.path)
    try put("a named pipe", at: "page.html", in: folder)
    let page = folder.url.appending(path: "page.html").path
    #expect(throws: FileSystemError.self) {
      try writeDocumentation(disk, html: page, out: nil, console: Transcript().console)
    }
    #expect(throws: FileSystemError.self) { try append("text", toFile: page) }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs"))
    try put("a named pipe", at: "Specs", in: folder)
    let specs = folder.url.appending(path: specsFolder).path
    _ = try ProjectLock(folder: specs, waits: true)
    let transcript = Transcript()
    #expect(try generateProject(disk, console: transcript.console) == .failure)
    #expect(transcript.error.contains("'Specs/featuregen.yaml' is missing in this folder"))
  }

  @Test("a pipe in a folder that is searched for orphans is ignored")
  func orphans() throws {
    let folder = try SampleProject.folder()
    let disk = FileSystem.disk(root: folder.url.path)
    try put("a named pipe", at: "Sources/App/X.swift", in: folder)
    try put("a named pipe", at: "Other/X.swift", in: folder)
    #expect(try generateProject(disk, console: Transcript().console) == .success)
  }
}

/// Makes a socket with a name, and returns whether that succeeded.
private func bindSocket(_ path: String) -> Bool {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  #if canImport(Glibc)
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let number = socket(AF_UNIX, SOCK_STREAM, 0)
  #endif
  defer { close(number) }
  let length = socklen_t(MemoryLayout<sockaddr_un>.size)
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, length) == 0 }
  }
}
