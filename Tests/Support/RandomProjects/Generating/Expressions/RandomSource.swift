import RandomNumbers

/// Random decisions that are the same for the same seed.
///
/// A place in the source that decides among a number of options draws each option once in that number of decisions,
/// like cards that are dealt until none is left. Rare options therefore occur for every seed.
final class RandomSource {
  /// A place in the source that decides, with its number of options.
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

  /// Returns a number below a limit.
  func below(
    _ count: Int, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Int {
    guard count > 1 else { return 0 }
    let place = Place(file: file, line: line, column: column, count: count)
    var deck = decks[place] ?? []
    if deck.isEmpty {
      // A small number of options occurs several times per deal, so that two decisions of a place are independent.
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

  /// Returns true once in a number of calls.
  func once(
    in count: Int, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    below(count, file: file, line: line, column: column) == 0
  }

  /// Returns one of the elements.
  func pick<Element>(
    _ elements: [Element], file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Element {
    elements[below(elements.count, file: file, line: line, column: column)]
  }

  /// Returns one of the elements; nil if none exists.
  func pickAny<Element>(
    _ elements: [Element], file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Element? {
    elements.isEmpty ? nil : pick(elements, file: file, line: line, column: column)
  }

  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &random)
  }
}
