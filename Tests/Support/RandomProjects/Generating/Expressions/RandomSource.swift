import RandomNumbers

/// Decisions that are the same for the same seed.
///
/// A place that decides among so many gets each of them once in as many decisions, like cards that are dealt until none is
/// left. So what is rare comes up whatever the seed is.
final class RandomSource {
  /// Where a decision is made, and among how many.
  private struct Place: Hashable {
    var file: String
    var line: UInt
    var column: UInt
    var count: Int
  }

  private var random: SeededRandom
  private var decks: [Place: [Int]] = [:]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A number below another one.
  func below(
    _ count: Int, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Int {
    guard count > 1 else { return 0 }
    let place = Place(file: file, line: line, column: column, count: count)
    var deck = decks[place] ?? []
    if deck.isEmpty {
      // Of few there are several, so that two decisions of a place do not depend on each other.
      let all = (0..<max(1, 12 / count)).flatMap { _ in 0..<count }
      deck = all.shuffled(using: &random)
    }
    let card = deck.removeLast()
    decks[place] = deck
    return card
  }

  func number(
    _ range: ClosedRange<Int>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Int {
    range.lowerBound + below(range.count, file: file, line: line, column: column)
  }

  /// True once in so many times.
  func once(
    in count: Int, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    below(count, file: file, line: line, column: column) == 0
  }

  /// One of some.
  func pick<Element>(
    _ elements: [Element], file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Element {
    elements[below(elements.count, file: file, line: line, column: column)]
  }

  /// One of some, if there are any.
  func pickAny<Element>(
    _ elements: [Element], file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Element? {
    elements.isEmpty ? nil : pick(elements, file: file, line: line, column: column)
  }

  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &random)
  }
}
