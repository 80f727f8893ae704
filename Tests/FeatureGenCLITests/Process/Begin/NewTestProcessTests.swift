import Foundation
import TestSupport
import Testing

/// `featuregen new test`, run as a process with a `swift` that fails.
@Suite(.onOwnThread) struct NewTestProcessTests {
  @Test("a test that does not compile is removed from the spec")
  func leavesNoTest() throws {
    let folder = try SampleProject.folder()
    try folder.write(["Package.swift": "", "bin/swift": "#!/bin/sh\necho \"$@\"\nexit 3\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    let before = try folder.files()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Tool.built.run(
      ["new", "test", "Counter", "throws", "send: increment"],
      in: folder.url, environment: ["PATH": "\(folder.url.path)/bin:\(path)"])
    #expect(result.status == 3)
    #expect(result.output.contains("added 'throws' to Specs/Features/Counter.yaml\n"))
    #expect(
      result.error.hasSuffix(
        "featuregen: removed 'throws' from Specs/Features/Counter.yaml again\n"))
    #expect(try folder.files() == before)
  }

  @Test("an interrupted run leaves no test, and comments stay", arguments: [SIGTERM, SIGKILL])
  func leavesNoTestWhenInterrupted(_ signal: Int32) throws {
    let folder = try SampleProject.folder()
    try folder.write([
      "Package.swift": "", "bin/swift": "#!/bin/sh\ntouch started\nsleep 20\n",
      "Specs/Features/Counter.yaml": SampleProject.counter + "\n# The end.\n",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    let before = try folder.files()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let process = try Tool.built.start(
      ["new", "test", "Counter", "throws", "send: increment"],
      in: folder.url, environment: ["PATH": "\(folder.url.path)/bin:\(path)"])
    let started = folder.url.appending(path: "started").path
    while !FileManager.default.fileExists(atPath: started) { usleep(10_000) }
    process.signal(signal)
    _ = try process.wait()
    if signal == SIGKILL { #expect(try Tool.built.run("generate", in: folder.url).status == 0) }
    try folder.remove("started")
    #expect(try folder.files() == before)
  }
}
