import RandomNumbers

/// Decisions that are the same for the same seed.
final class RandomSource {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A number below another one.
  func below(_ count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &random)
  }

  func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// True once in so many times.
  func once(in count: Int) -> Bool {
    below(count) == 0
  }

  /// One of some.
  func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// One of some, if there are any.
  func pickAny<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : pick(elements)
  }

  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &random)
  }
}
