/// Random numbers that are the same in every run: SplitMix64, by Steele, Lea and Flood.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator whose seed determines all numbers.
  public init(seed: UInt64) {
    self.state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true once in a number of calls on average.
  public mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  /// Returns a number from zero up to, but not including, a limit.
  public mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// Returns a random element. The collection must not be empty.
  public mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements)
    -> Elements.Element
  {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }
}
