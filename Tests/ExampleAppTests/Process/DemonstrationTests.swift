import Foundation
import TerminalSupport
import TestSupport
import Testing

@testable import ExampleApp

/// Tests that use the app in a terminal as a user does: they type keys, and compare the picture.
@Suite("Demonstrations", .onOwnThread) struct DemonstrationTests {
  private let example = try! ExampleProcess()

  @Test("a round of the game is won with its hints, and a result is removed")
  func game() throws {
    let terminal = try example.open()
    terminal.type(Typed.enter)
    try terminal.wait(for: "the secret number")
    // The stopwatch has run since the game was opened.
    try terminal.wait("a stopwatch that runs") { !$0.text.contains("Stopwatch     0:00.0") }
    terminal.type(Typed.right)
    try terminal.wait(for: "Your guess    10")
    terminal.type(Typed.left + Typed.up + Typed.up + Typed.down)
    try terminal.wait(for: "Your guess    1")
    // No secret number is above 100.
    terminal.type("101" + Typed.enter + "n")
    try terminal.wait(for: "✘ guessed 101")
    try guess(in: terminal)
    terminal.type("n")
    try terminal.wait(for: "✔ guessed")
    terminal.type("e")
    try terminal.wait(for: "─ Results ─")
    terminal.type("x")
    try terminal.wait("one result less") { !$0.text.contains("✘") }
    terminal.type(Typed.escape)
    try terminal.wait(for: "Save changes?")
    terminal.type(Typed.enter)
    try terminal.wait(for: "saving…")
    let saved = try terminal.wait("the game") { $0.text.contains("─ Guess the number ─") }
    #expect(saved.text.contains("✔ guessed"))
    #expect(!saved.text.contains("✘"))
    #expect(saved.unknown.isEmpty)
  }

  /// Finds the secret number, by halving the remaining range with each answer.
  private func guess(in terminal: TerminalSession) throws {
    var (low, high) = (-100, 100)
    while true {
      let middle = (low + high) / 2
      terminal.type("\(middle)" + Typed.enter)
      // Before the number is confirmed, the answer still belongs to the previous number.
      let picture = try terminal.wait("the answer to \(middle)") { $0.shows(digits: "\(middle)") }
      if picture.text.contains("that is the secret number") { return }
      if picture.text.contains("is higher") { low = middle + 1 } else { high = middle - 1 }
      try #require(low <= high)
    }
  }

  @Test("edits of the results are discarded if the user does not save them")
  func discard() throws {
    let terminal = try example.open()
    terminal.type("1n")
    try terminal.wait(for: "guessed 0")
    terminal.type("ex" + Typed.escape)
    try terminal.wait(for: "Save changes?")
    terminal.type(Typed.right + Typed.enter)
    let picture = try terminal.wait(for: "─ Guess the number ─")
    #expect(picture.text.contains("guessed 0"))
  }

  @Test("numbers are limited, however many digits the user types")
  func longNumber() throws {
    let terminal = try example.open()
    terminal.type("1" + String(repeating: "9", count: 30) + Typed.enter + Typed.up)
    try terminal.wait(for: "Your guess    1000000000 ")
  }

  @Test("the stopwatch ticks, stops, and continues from where it stopped")
  func timer() throws {
    let terminal = try example.open()
    terminal.type(Typed.down + Typed.enter)
    let zero = digits(of: try terminal.wait(for: "not started"))
    terminal.type("s")
    let started = try terminal.wait(for: "started at")
    var last = digits(of: started)
    for _ in 0..<5 {
      last = digits(of: try terminal.wait("another time") { digits(of: $0) != last })
    }
    terminal.type("p")
    // A new size repaints the whole screen. The key and the sizes reach the app in any order, so the first pictures
    // may be older than the key. A stopwatch that goes on shows another time after each pause.
    var (stopped, later) = (last, "")
    for index in 0..<100 where stopped != later {
      stopped = later
      Thread.sleep(forTimeInterval: 0.1)
      let (columns, left) = index.isMultiple(of: 2) ? (78, 1) : (80, 2)
      terminal.resize(columns: columns, rows: 24)
      later = digits(
        of: try terminal.wait("\(columns) columns") { hasFrame($0, width: 76, left: left) })
    }
    #expect(stopped == later)
    #expect(stopped != zero)
    terminal.type("s")
    try terminal.wait("another time") { digits(of: $0) != stopped && digits(of: $0) != zero }
  }

  @Test("a measurement is saved, shown and removed")
  func bodyMassIndex() throws {
    let terminal = try example.open()
    terminal.type("3")
    try terminal.wait(for: "[Input]")
    // Letters are not part of a number.
    terminal.type("1a75" + Typed.down + "651" + "\u{7F}")
    try terminal.wait("175 cm and 65 kg") {
      $0.text.contains("175  cm") && $0.text.contains("65  kg")
    }
    terminal.type(Typed.enter + Typed.enter)
    try terminal.wait(for: "The measurement is saved.")
    terminal.type(Typed.enter)
    let picture = try terminal.wait("no alert") { !$0.text.contains("is saved") }
    #expect(picture.text.contains("[History]"))
    #expect(picture.text.contains("21.2  Normal       175 cm, 65 kg"))
    #expect(try String(contentsOf: example.historyFile, encoding: .utf8).contains("175"))
    terminal.type("x")
    try terminal.wait(for: "no measurements")
    terminal.type(Typed.left)
    try terminal.wait(for: "[Input]")
    terminal.type(Typed.escape)
    try terminal.wait(for: "❯ 1  Guess the number")
  }

  @Test("a measurement that cannot be saved shows the reason")
  func unwritable() throws {
    try FileManager.default.createDirectory(
      at: example.historyFile, withIntermediateDirectories: false)
    let terminal = try example.open()
    terminal.type("3175\t65\r\r")
    let picture = try terminal.wait(for: "Not saved. ")
    #expect(picture.text.contains("[Input]"))
  }

  @Test("the text is shown, scrolled and loaded again")
  func sampleText() throws {
    let lines = (1...60).map { "line \($0)." }.joined(separator: "\n")
    try lines.write(to: example.textFile, atomically: true, encoding: .utf8)
    let terminal = try example.open()
    terminal.type("4")
    try terminal.wait(for: "line 5.")
    terminal.type(Typed.pageDown + Typed.down)
    try terminal.wait(for: "line 30.")
    try "Something else.".write(to: example.textFile, atomically: true, encoding: .utf8)
    terminal.type("r")
    try terminal.wait(for: "Something else.")
    try FileManager.default.removeItem(at: example.textFile)
    terminal.type("r")
    try terminal.wait(for: "Error ")
  }

  @Test("a loaded text cannot control the terminal")
  func hostileText() throws {
    let text = "before\u{1B}[2J\u{1B}]0;title\u{07}\u{9B}31mafter\u{1B}c \u{202E}turned 漢字 é"
    try text.write(to: example.textFile, atomically: true, encoding: .utf8)
    let terminal = try example.open()
    terminal.type("4")
    let picture = try terminal.wait(for: "turned")
    #expect(picture.text.contains("before[2J]0;title31mafterc turned 漢字 é"))
    #expect(picture.unknown.isEmpty)
    #expect(picture.text.contains("─ Sample text ─"))
  }
}

/// Returns the large digits of a picture.
private func digits(of picture: TerminalScreen) -> String {
  let lines = picture.text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.dropFirst(2).prefix(3).map(withoutEdges).joined(separator: "\n")
    .filter { "▀▄█ \n".contains($0) }
}

/// Returns whether a frame of a width is in its place.
private func hasFrame(_ picture: TerminalScreen, width: Int, left: Int) -> Bool {
  guard let first = picture.text.split(separator: "\n", omittingEmptySubsequences: false).first
  else { return false }
  return first.prefix(left).allSatisfy { $0 == " " } && first.dropFirst(left).first == "╭"
    && first.count == left + width
}

extension TerminalScreen {
  /// Returns whether the picture shows a number in large digits.
  fileprivate func shows(digits number: String) -> Bool {
    let lines = text.split(separator: "\n").map { withoutEdges($0) }
    return lines.contains(bigDigits(number).map { withoutEdges($0[...]) })
  }
}

/// Returns a line without its frame and the spaces at its ends.
private func withoutEdges(_ line: Substring) -> Substring {
  let inside = line.drop { " │".contains($0) }
  guard let last = inside.lastIndex(where: { !" │".contains($0) }) else { return "" }
  return inside[...last]
}
