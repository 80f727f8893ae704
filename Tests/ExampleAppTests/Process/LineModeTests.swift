import Foundation
import TestSupport
import Testing

/// Tests of the app without a terminal.
@Suite("The app without a terminal", .onOwnThread) struct LineModeTests {
  private let example = try! ExampleProcess()

  @Test("the game is played with lines of text, and waits until it has saved")
  func game() throws {
    // No secret number is below -100.
    let (status, output) = try example.run(
      typing: "Guess the number\nyour-guess -107\nnext round\ne\nremove 1\nesc\nok\n")
    #expect(status == 0)
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("Your guess: -107"))
    #expect(output.contains("✘ guessed -107  secret "))
    // The first round has no previous round, whose result it could show.
    #expect(!output.contains("guessed 0"))
    #expect(output.contains("!! Save changes? [OK] [Cancel]"))
    let last = try #require(output.components(separatedBy: "\n==").last)
    #expect(last.contains("Guess the number"))
    #expect(!last.contains("guessed"))
  }

  @Test("measurements are saved and removed with lines of text")
  func bodyMassIndex() throws {
    let (status, output) = try example.run(
      typing: "3\nheight 170\nweight 65\nsave\nOK\nremove 1\nesc\nq\nnever read\n")
    #expect(status == 0)
    #expect(output.contains("!! The measurement is saved. [OK]"))
    #expect(output.contains("1  22.5  Normal       170 cm, 65 kg"))
    #expect(output.contains("no measurements"))
    #expect(!output.contains("never read"))
    #expect(try String(contentsOf: example.historyFile, encoding: .utf8).contains("[") == true)
  }

  @Test("help lists the commands, and all of them work")
  func help() throws {
    let (_, output) = try example.run(typing: "help\n2\nhelp\nstart\n\np\nesc\nfly\n")
    #expect(output.contains("  NUMBER          choose\n  q               quit\n"))
    #expect(output.contains("  s               start\n  p               pause\n"))
    #expect(output.contains("not started"))
    #expect(output.contains("started at"))
    #expect(output.hasSuffix("There is no 'fly' here; 'help' lists what there is.\n"))
  }

  @Test("the app waits for the text when the input ends")
  func sampleText() throws {
    let (status, output) = try example.run(typing: "4")
    #expect(status == 0)
    #expect(output.hasSuffix("== Sample text ==\nA text to read.\n\n"))
  }
}
