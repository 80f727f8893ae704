/// Random numbers that are the same in every run: SplitMix64, by Steele, Lea and Flood.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with the number that decides about all others.
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

  /// Whether something takes place that does so once in so many times.
  public mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  /// A number from zero to below a limit.
  public mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// One of some elements; there has to be one.
  public mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements)
    -> Elements.Element
  {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }
}
