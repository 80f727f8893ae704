import FeatureMutation
import Testing

/// A file that holds its variants.
@Suite struct SwitchedFileTests {
  private static let file = """
    struct Counter {
      var count = 0
      let step: (Int) -> Int = { $0 + 1 }

      func reduce(_ action: Action) -> Effect {
        switch action {
        case .up:
          count += 1
          return .none
        case .down:
          return .none
        }
      }

      var isEven: Bool { count % 2 == 0 }
    }
    """

  /// The file with variants, each made by one replacement.
  private func switched(_ replacements: [Int: (String, String)]) -> SwitchedFile {
    let variants = replacements.mapValues { Self.file.replacing($0.0, with: $0.1) }
    return SwitchedFile(Self.file, variants: variants, choosingBy: "mutant")
  }

  @Test("statements are switched in place")
  func statements() {
    let switched = switched([7: ("count += 1", "count -= 1"), 9: ("count += 1\n", "\n")])
    #expect(switched.numbers == [7, 9])
    #expect(
      switched.text.contains(
        """
            case .up:
              
        if mutant == 7 {
        // variant 7
        count -= 1
              return .none
        // end of variant 7
        } else if mutant == 9 {
        // variant 9
        return .none
        // end of variant 9
        } else {
        count += 1
              return .none
        }
        """))
  }

  @Test("values are switched, and an expression remains an expression")
  func values() {
    let switched = switched([1: ("count = 0", "count = 5"), 2: ("% 2", "% 3")])
    #expect(switched.numbers == [1, 2])
    #expect(switched.text.contains("var count = \nmutant == 1 ? (\n// variant 1\n5\n"))
    #expect(switched.text.contains("if mutant == 2 {\n// variant 2\ncount % 3 == 0\n"))
  }

  @Test("a branch with a value has a value in every variant")
  func branches() {
    let file = """
      struct List {
        var shown: [Int] {
          switch filter {
          case .all: all
          case .odd: all.filter(isOdd)
          }
        }
      }
      """
    let variants = [
      1: file.replacing("all.filter(isOdd)", with: "break"),
      2: file.replacing("all.filter(isOdd)", with: "all.filter(isEven)"),
    ]
    #expect(SwitchedFile(file, variants: variants, choosingBy: "mutant").numbers == [2])
  }

  @Test("a place that contains others includes their variants")
  func nested() throws {
    let switched = switched([
      1: ("count += 1", "count += 2"),
      2: (
        "    case .up:\n      count += 1\n      return .none\n    case .down:",
        "    case .up, .down:"
      ),
    ])
    #expect(switched.numbers == [1, 2])
    let whole = try #require(switched.text.firstRange(of: "if mutant == 2 {"))
    let part = try #require(switched.text.firstRange(of: "if mutant == 1 {"))
    #expect(whole.lowerBound < part.lowerBound)
  }

  @Test("a line belongs to its variant")
  func lines() throws {
    let switched = switched([3: ("count += 1", "count += oops"), 4: ("% 2", "% oops")])
    let lines = switched.text.split(separator: "\n", omittingEmptySubsequences: false)
    let third = try #require(lines.firstIndex { $0.contains("count += oops") })
    let fourth = try #require(lines.firstIndex { $0.contains("% oops") })
    #expect(switched.numbers(atLine: third + 1) == [3])
    #expect(switched.numbers(atLine: fourth + 1) == [4])
    #expect(switched.numbers(atLine: 1) == [])
    #expect(switched.numbers(atLine: lines.count) == [])
  }

  @Test("a variant that cannot be switched is left out")
  func declarations() {
    let closure = ("$0 + 1", "$0 + 2")
    let type = ("var isEven: Bool", "var isEven: Int")
    let addition = ("var count = 0", "var count = 0\n  var other = 0")
    #expect(switched([1: closure, 2: type, 3: addition]).numbers == [])
    // What a variant does not need may stay.
    let removal = ("\n  let step: (Int) -> Int = { $0 + 1 }", "")
    #expect(switched([1: removal]).text == Self.file)
  }
}
