import TestSupport
import Testing

@testable import FeatureGenerator

@Suite("Unified diff")
struct UnifiedDiffTests {
  /// Returns the diff of two texts, without its two header lines.
  private func hunks(_ old: String, _ new: String) -> String {
    let diff = unifiedDiff(path: "a.swift", current: Array(old.utf8), expected: Array(new.utf8))
    return diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }

  @Test("is empty for equal texts")
  func equal() {
    #expect(unifiedDiff(path: "a", current: Array("x\n".utf8), expected: Array("x\n".utf8)).isEmpty)
  }

  @Test("names the file, and '/dev/null' for a missing file")
  func headers() {
    let changed = unifiedDiff(
      path: "a.swift", current: Array("x\n".utf8), expected: Array("y\n".utf8))
    #expect(changed == "--- a/a.swift\n+++ b/a.swift\n@@ -1 +1 @@\n-x\n+y\n")
    let missing = unifiedDiff(path: "a.swift", current: nil, expected: Array("y\nz\n".utf8))
    #expect(missing == "--- /dev/null\n+++ b/a.swift\n@@ -0,0 +1,2 @@\n+y\n+z\n")
  }

  @Test("shows three lines around a change")
  func context() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      hunks(old, old.replacing("5\n", with: "five\n"))
        == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test("joins changes that are close, and separates changes that are not")
  func grouping() {
    let old = (1...20).map { "\($0)\n" }.joined()
    // Six lines between two changes belong to both hunks; seven lines do not.
    let close = old.replacing("\n3\n", with: "\nthree\n").replacing("\n10\n", with: "\nten\n")
    #expect(hunks(old, close).occurrences(of: "@@ -") == 1)
    let apart = old.replacing("\n3\n", with: "\nthree\n").replacing("\n11\n", with: "\neleven\n")
    #expect(hunks(old, apart).occurrences(of: "@@ -") == 2)
  }

  @Test("reports a missing line break at the end")
  func noFinalBreak() {
    #expect(
      hunks("a\nb\n", "a\nb") == "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n")
  }

  @Test("can be applied", arguments: 0..<50)
  func appliesBack(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let old = (0..<40).map { "line \($0)\n" }
    var new = old
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let index = Int.random(in: 0..<new.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: new.remove(at: index)
      case 1: new.insert("new \(generator.next() % 100)\n", at: index)
      default: new[index] = "changed \(generator.next() % 100)\n"
      }
    }
    #expect(applying(hunks(old.joined(), new.joined()), to: old) == new)
  }
}

/// Applies the hunks of a diff, and checks every line that they keep or remove.
private func applying(_ hunks: String, to old: [String]) -> [String] {
  var result: [String] = []
  var position = 0
  for line in hunks.split(separator: "\n", omittingEmptySubsequences: true) {
    if line.hasPrefix("@@ -") {
      let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",")
      let isEmpty = numbers.count == 2 && numbers[1] == "0"
      let start = Int(numbers[0])! - (isEmpty ? 0 : 1)
      result += old[position..<start]
      position = start
      continue
    }
    let text = line.dropFirst() + "\n"
    switch line.first {
    case "+":
      result.append(String(text))
    case "-":
      guard old[position] == text else { return [] }
      position += 1
    default:
      guard old[position] == text else { return [] }
      result.append(old[position])
      position += 1
    }
  }
  return result + old[position...]
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func occurrences(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
