import Foundation
import TestSupport
import Testing

@testable import Platform

/// Other programs, run to their end.
@Suite(.onOwnThread) struct RunProcessTests {
  @Test func transfersLargeInputAndOutput() throws {
    let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try #require(try runProcess("cat", [], input: text))
    #expect(result.output == text)
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  @Test(arguments: [nil, Duration.seconds(60)])
  func reportsTheStatus(_ limit: Duration?) throws {
    func run(_ script: String) throws -> ProcessResult {
      try #require(try runProcess("sh", ["-c", script], endingAfter: limit))
    }
    let failed = try run("echo no >&2; exit 7")
    #expect(failed.status == 7)
    #expect(failed.error == "no\n")
    #expect(try run("kill -9 $$").status == 137)
    #expect(!failed.isTimedOut)
  }

  @Test func passesLinesOnInTheirOrder() throws {
    var lines: [String] = []
    let script = "echo a; echo b >&2; echo; printf 'ü'; exit 3"
    #expect(try runProcess("sh", ["-c", script]) { lines.append($0) } == 3)
    #expect(lines == ["a", "b", "", "ü"])
    #expect(try runProcess("no-program-of-this-name", []) { _ in } == nil)
  }

  @Test("a line of any length is passed on, in time proportional to its length")
  func longLines() throws {
    var counts: [Int] = []
    let start = ContinuousClock.now
    let script = "head -c 32000000 /dev/zero; echo; head -c 32000000 /dev/zero | tr '\\0' x"
    #expect(try runProcess("sh", ["-c", script]) { counts.append($0.utf8.count) } == 0)
    #expect(counts == [32_000_000, 32_000_000])
    // Inspecting each byte once for each part of the line took minutes.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a run ends with its program, even if another program keeps the output open")
  func endsWithTheProgram() throws {
    var lines: [String] = []
    let script = "sleep 600 & echo $!; printf 'last'"
    #expect(try runProcess("sh", ["-c", script]) { lines.append($0) } == 0)
    #expect(lines.count == 2 && lines.last == "last")
    // The background program was still running.
    #expect(kill(try #require(pid_t(lines[0])), SIGKILL) == 0)
  }

  @Test(arguments: [nil, Duration.seconds(60)])
  func returnsNilForAMissingProgram(_ limit: Duration?) throws {
    #expect(try runProcess("no-program-of-this-name", [], endingAfter: limit) == nil)
  }

  @Test func passesArgumentsUnchanged() throws {
    let result = try #require(try runProcess("printf", ["%s|%s", "a b", "$HOME `x` \"y\""]))
    #expect(result.output == Array("a b|$HOME `x` \"y\"".utf8))
  }

  @Test func throwsForAProcessThatItCannotWaitFor() throws {
    let stranger = StartedProcess(getppid())
    #expect(throws: SystemError.self) { try stranger.wait() }
  }

  @Test func reportsTheStatusIfChildrenAreIgnored() async throws {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let result = try #require(try runProcess("sh", ["-c", "exit 7"]))
      #expect(result.status == 7)
    }
  }

  @Test func reportsATimeout() throws {
    let result = try #require(
      try runProcess("sh", ["-c", "sleep 600"], endingAfter: .milliseconds(1)))
    #expect(result.isTimedOut)
    #expect(result.status == 128 + SIGKILL)
  }
}

/// Programs that have started other programs, like 'swift test'.
@Suite(.onOwnThread) struct ProcessGroupTests {
  /// A script that starts a helper, which holds a pipe and ignores signals that ask it to end, and waits for the
  /// helper.
  private static let script = "(trap '' TERM HUP INT; exec sleep 600) > \"$0\" & wait"

  @Test func endsHelpersAtTheTimeLimit() throws {
    let helper = try HeldPipe()
    let process = try #require(
      try StartedProcess(
        "sh", ["-c", Self.script, helper.path], streams: [], hasOwnGroup: true))
    try helper.waitUntilHeld()
    #expect(try process.wait(atMost: .zero) == nil)
    #expect(helper.isFree)
  }

  @Test func killsAProgramThatIgnoresTermination() throws {
    let helper = try HeldPipe()
    var process = try #require(
      try StartedProcess(
        "sh", ["-c", "trap '' TERM; \(Self.script)", helper.path], streams: [], hasOwnGroup: true)
    )
    process.grace = .zero
    try helper.waitUntilHeld()
    #expect(try process.wait(atMost: .zero) == nil)
    #expect(helper.isFree)
  }

  // Swift 6.3 and later can pass values to another process.
  #if compiler(>=6.3)
    @Test(arguments: [(SIGINT, true), (SIGTERM, true), (SIGHUP, true), (SIGTERM, false)])
    func endsProgramsWithASignalToTheTool(_ number: Int32, hasOwnGroup: Bool) async throws {
      let helper = try HeldPipe()
      await #expect(processExitsWith: .signal(number)) {
        [path = helper.path as String, number = number as Int32, hasOwnGroup = hasOwnGroup as Bool]
        in
        signal(number, SIG_DFL)
        let process = try #require(
          try StartedProcess(
            "sh", ["-c", "exec sleep 600 > \"$0\"", path], streams: [],
            hasOwnGroup: hasOwnGroup))
        try HeldPipe(path).waitUntilHeld()
        kill(getpid(), number)
        _ = try process.wait()
      }
      #expect(helper.isFree)
    }
  #endif
}

/// A named pipe that a program holds while it runs.
private final class HeldPipe {
  let path: String
  private var reader: Int32 = -1

  /// Makes a named pipe.
  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())").path
    try #require(mkfifo(path, 0o600) == 0)
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  /// Opens an existing named pipe.
  init(_ path: String) throws {
    self.path = path
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit {
    close(reader)
    unlink(path)
  }

  /// Waits until a program holds the pipe.
  func waitUntilHeld() throws {
    // Opening the pipe for reading blocks until a program opens it for writing.
    let number = open(path, O_RDONLY | O_CLOEXEC)
    try #require(number >= 0)
    close(number)
  }

  /// Whether no program holds the pipe, or the program releases it soon.
  var isFree: Bool {
    var event = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 60_000) == 1 && event.revents & Int16(POLLHUP) != 0
  }
}
