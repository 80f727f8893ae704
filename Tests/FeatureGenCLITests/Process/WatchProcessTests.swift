import Foundation
import Testing

extension OneAtATime {
  /// `featuregen watch`, run as a process.
  @Suite struct WatchProcessTests {
    static let reducer = "Sources/App/Counter/CounterReducer.swift"

    @Test("generates at once, and again after each save", arguments: [[], ["--poll"]])
    func generates(options: [String]) throws {
      let watched = try WatchedProject(options)
      try watched.wait { $0.exists(Self.reducer) }
      try watched.save("Specs/Features/Counter.yaml", SampleProject.counter.adding(2))
      try watched.wait { $0.text(Self.reducer).contains("state.count += 2") }
      try watched.save("Specs/Models/Point.yaml", "model: Point\nfields: {x: Int}\n")
      try watched.wait { $0.exists("Sources/App/Models/Point.swift") }
      try watched.end()
    }

    @Test("an editor that saves by renaming another file is noticed")
    func survivesRenames() throws {
      let watched = try WatchedProject()
      try watched.wait { $0.exists(Self.reducer) }
      for amount in 2...4 {
        let path = "Specs/Features/Counter.yaml"
        try watched.save("Specs/Features/.Counter.yaml.swp", SampleProject.counter.adding(amount))
        try watched.move("Specs/Features/.Counter.yaml.swp", over: path)
        try watched.wait { $0.text(Self.reducer).contains("state.count += \(amount)") }
      }
      try watched.end()
    }

    @Test("a broken spec is told, writes nothing, and is over once it is mended")
    func survivesErrors() throws {
      let watched = try WatchedProject()
      try watched.wait { $0.exists(Self.reducer) }
      let before = watched.text(Self.reducer)
      let broken = SampleProject.counter.replacingOccurrences(
        of: "state.count", with: "state.cuont")
      try watched.save("Specs/Features/Counter.yaml", broken)
      try watched.wait { $0.printed("error").contains("has no field 'cuont'") }
      #expect(watched.text(Self.reducer) == before)
      try watched.save("Specs/Features/Counter.yaml", SampleProject.counter.adding(5))
      try watched.wait { $0.text(Self.reducer).contains("state.count += 5") }
      try watched.end()
    }

    @Test("folders come and go, that of all specs too", arguments: [[], ["--poll"]])
    func survivesFolders(options: [String]) throws {
      let watched = try WatchedProject(options)
      // The lock, which lies in that folder, is written last.
      try watched.wait { $0.printed("output").contains("watching") }
      try watched.move("Specs", over: "Elsewhere")
      try watched.wait { $0.printed("error").contains("there is no 'Specs/featuregen.yaml'") }
      try watched.move("Elsewhere", over: "Specs")
      try watched.save("Specs/New/Deep/Point.yaml", "model: Point\nfields: {x: Int}\n")
      try watched.wait { $0.exists("Sources/App/Models/Point.swift") }
      // The folder is new, and so has to be watched by now.
      try watched.save("Specs/New/Deep/Point.yaml", "model: Point\nfields: {y: Int}\n")
      try watched.wait { $0.text("Sources/App/Models/Point.swift").contains("var y: Int") }
      try watched.end()
    }

    @Test("many saves at once are one")
    func coalesces() throws {
      let watched = try WatchedProject()
      try watched.wait { $0.printed("output").contains("watching") }
      for number in 0..<60 {
        try watched.save(
          "Specs/Models/Point\(number).yaml", "model: Point\(number)\nfields: {x: Int}\n")
      }
      try watched.wait { $0.exists("Sources/App/Models/Point59.swift") }
      try watched.end()
      let runs = watched.printed("output").components(separatedBy: "unchanged").count - 1
      #expect((2...15).contains(runs), "\(runs) runs")
    }

    @Test("a file that was edited is left alone, and told")
    func leavesEditsAlone() throws {
      let watched = try WatchedProject()
      try watched.wait { $0.exists(Self.reducer) && $0.exists(SampleProject.lock) }
      let edited = watched.text(Self.reducer) + "// mine\n"
      try watched.save(Self.reducer, edited)
      try watched.save("Specs/Features/Counter.yaml", SampleProject.counter.adding(2))
      try watched.wait { $0.printed("error").contains("was edited by hand") }
      #expect(watched.text(Self.reducer) == edited)
      try watched.end()
    }
  }
}

/// A project that `featuregen watch` looks after.
private final class WatchedProject {
  private let folder: TemporaryFolder
  private let prints: TemporaryFolder
  private let process: Process

  init(_ options: [String] = []) throws {
    folder = try SampleProject.folder()
    prints = try TemporaryFolder(["output": "", "error": ""])
    process = Process()
    process.executableURL = Tool.built.url
    process.arguments = ["watch"] + options
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: prints.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: prints.url.appending(path: "error"))
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// What it has printed to one of its outputs.
  func printed(_ output: String) -> String {
    (try? prints.text(output)) ?? ""
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
  }

  /// The text of a file; empty if there is none.
  func text(_ path: String) -> String {
    (try? folder.text(path)) ?? ""
  }

  func save(_ path: String, _ text: String) throws {
    try folder.write([path: text])
  }

  /// Renames a file or folder; what stands at the new path goes.
  func move(_ path: String, over other: String) throws {
    let (from, to) = (folder.url.appending(path: path).path, folder.url.appending(path: other).path)
    guard rename(from, to) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Waits until something holds; fails when it does not within a minute.
  func wait(
    _ location: SourceLocation = #_sourceLocation, until holds: (WatchedProject) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while !holds(self) {
      guard Date() < deadline, process.isRunning else {
        let state = "running: \(process.isRunning)\n\(printed("output"))\n\(printed("error"))"
        Issue.record("it does not come to that; \(state)", sourceLocation: location)
        throw CancellationError()
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Presses Ctrl-C, after which the process ends by itself and well.
  func end(_ location: SourceLocation = #_sourceLocation) throws {
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, sourceLocation: location)
    #expect(process.terminationReason == .exit, sourceLocation: location)
    #expect(printed("output").hasSuffix("no longer watching\n"), sourceLocation: location)
    let leftovers = try folder.files().keys.filter {
      $0.hasSuffix(".tmp") || $0.contains("pending")
    }
    #expect(leftovers.isEmpty, sourceLocation: location)
  }
}

extension String {
  /// The spec of a counter that counts by another amount.
  fileprivate func adding(_ amount: Int) -> String {
    replacingOccurrences(of: "state.count += 1", with: "state.count += \(amount)")
      .replacingOccurrences(of: "expect: {count: 1}", with: "expect: {count: \(amount)}")
  }
}
