import Foundation
import TestSupport
import Testing

/// Tests of the state of the terminal while the app runs, and afterwards.
@Suite("The terminal of the app", .onOwnThread) struct TerminalLifeTests {
  private let example = try! ExampleProcess()

  private func expectGivenBack(_ terminal: TerminalSession) {
    let picture = terminal.picture
    #expect(!picture.isAlternate)
    #expect(picture.isCursorVisible)
    #expect(picture.doesWrap)
    #expect(terminal.mode.isCooked)
    #expect(picture.unknown.isEmpty)
  }

  @Test(
    "is set up by the app, and restored when the app quits", arguments: ["q", Typed.control("c")])
  func quit(key: String) throws {
    let terminal = try example.open()
    #expect(terminal.picture.isAlternate)
    #expect(!terminal.picture.isCursorVisible)
    #expect(!terminal.mode.isCooked)
    // The app must quit from any screen.
    terminal.type("1" + (key == "q" ? "" : "ne" + "x" + Typed.escape))
    try terminal.wait(for: key == "q" ? "─ Guess the number ─" : "Save changes?")
    terminal.type(key)
    #expect(try terminal.end() == 0)
    expectGivenBack(terminal)
  }

  @Test(
    "is restored when a signal ends the app, which the waiting process detects",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func signals(number: Int32) throws {
    let terminal = try example.open()
    terminal.type("2s")
    try terminal.wait(for: "started at")
    kill(terminal.process, number)
    #expect(try terminal.end() == -number)
    expectGivenBack(terminal)
  }

  @Test("belongs to the shell while the app is stopped", arguments: [true, false])
  func suspend(byKey: Bool) throws {
    let shell = try TerminalSession(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "])
    try shell.wait(for: "ready>")
    let command = example.command.map { "'\($0)'" }.joined(separator: " ")
    let note = example.folder.appending(path: "process")
    shell.type("sh -c 'echo $$ >\(note.path); exec \"$@\"' sh \(command)\r")
    try shell.wait(for: "❯ 1  Guess the number")
    shell.type("1" + Typed.right + Typed.right)
    try shell.wait(for: "Your guess    20")
    if byKey {
      shell.type(Typed.control("z"))
    } else {
      let number = try String(contentsOf: note, encoding: .utf8).dropLast()
      kill(try #require(pid_t(number)), SIGTSTP)
    }
    try shell.wait("a prompt") { !$0.isAlternate && $0.lastLine == "ready>" }
    #expect(shell.picture.isCursorVisible)
    shell.type("stty -a | tr ' ' '\\n' | grep -cE '^(icanon|echo|isig|opost);?$'\r")
    try shell.wait(for: "\n4\n")
    shell.type("fg\r")
    // The app must show the screen that was visible before.
    try shell.wait("the game") { $0.isAlternate && $0.text.contains("Your guess    20") }
    shell.type(Typed.up)
    try shell.wait(for: "Your guess    21")
    shell.type("q")
    try shell.wait("a prompt") { !$0.isAlternate && $0.lastLine == "ready>" }
    shell.type("echo status $?\r")
    try shell.wait(for: "status 0")
    #expect(shell.picture.isCursorVisible)
    shell.type("exit\r")
    #expect(try shell.end() == 0)
  }

  @Test("works after SIGSTOP and SIGCONT")
  func stop() throws {
    let terminal = try example.open()
    kill(terminal.process, SIGSTOP)
    kill(terminal.process, SIGCONT)
    terminal.type("2s")
    try terminal.wait(for: "started at")
    #expect(!terminal.mode.isCooked)
    terminal.type("q")
    #expect(try terminal.end() == 0)
    expectGivenBack(terminal)
  }

  @Test("shows a screen of the size of the window")
  func resize() throws {
    let terminal = try example.open()
    for (columns, rows) in [(120, 40), (40, 12), (30, 10)] {
      terminal.resize(columns: columns, rows: rows)
      let picture = try terminal.wait("\(columns) columns and \(rows) rows") {
        let lines = $0.text.split(separator: "\n", omittingEmptySubsequences: false)
        let left = (columns - min(columns, 76)) / 2
        return lines[0].dropFirst(left).first == "╭" && lines[rows - 1].hasSuffix("quit")
          && lines[0].count == left + min(columns, 76)
      }
      #expect(picture.text.contains("❯ 1  Guess the number"))
    }
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "This window is too s")
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "a request, and what becomes of its failure")
  }

  @Test("shows colors, unless NO_COLOR is set", arguments: [nil, "", "1"])
  func colors(value: String?) throws {
    let terminal = try example.open(
      environment: value.map { ["NO_COLOR": $0] } ?? [:])
    terminal.type("1")
    let picture = try terminal.wait(for: "the secret number")
    let colors = picture.attributesSeen.filter { (30...49).contains($0) || $0 >= 90 }
    #expect(colors.isEmpty == (value == "1"))
    // Highlighted text is highlighted in any case.
    #expect(picture.attributesSeen.contains(1))
  }

  @Test("receives lines of text if it cannot move its cursor")
  func dumb() throws {
    let terminal = try TerminalSession(example.command, environment: ["TERM": "dumb"])
    try terminal.wait(for: "4  Sample text")
    terminal.type("4\r")
    let picture = try terminal.wait(for: "A text to read.")
    #expect(!picture.isAlternate)
    #expect(picture.attributesSeen.isEmpty)
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }
}
