import SpecSource

/// A unit of time in which specs specify durations: `ms`, `min`.
struct UnitOfTime {
  /// The unit in the words of `Duration`.
  let name: String
  /// The number of `Duration` units in one unit.
  let factor: Int
  /// The nanoseconds of one unit of `Duration`.
  private let nanoseconds: Double

  /// Finds the unit of a word; nil for other words.
  init?(_ word: String) {
    switch word {
    case "ns": (name, factor, nanoseconds) = ("nanoseconds", 1, 1)
    case "us", "µs": (name, factor, nanoseconds) = ("microseconds", 1, 1e3)
    case "ms": (name, factor, nanoseconds) = ("milliseconds", 1, 1e6)
    case "s": (name, factor, nanoseconds) = ("seconds", 1, 1e9)
    case "min": (name, factor, nanoseconds) = ("seconds", 60, 1e9)
    case "h": (name, factor, nanoseconds) = ("seconds", 3_600, 1e9)
    default: return nil
    }
  }

  /// Finds the reason why a number of this unit is not a duration, with the hint; nil for a valid duration.
  func problem(with count: String) -> (message: String, hint: Hint)? {
    let digits = count.filter { $0 != "_" }
    guard let number = Double(digits) else {
      return ("not a duration", "write '10ms', '2s' or '5min'")
    }
    let length = number * Double(factor) * nanoseconds
    if length > 0, length < 1 {
      return ("less than a nanosecond", "write '1ns' or more")
    }
    if name == "nanoseconds", digits.contains(".") {
      return ("not a whole number of nanoseconds", "write '\(digits.prefix { $0 != "." })ns'")
    }
    // Swift multiplies integers, and no clock counts more seconds than an integer can hold.
    let whole = digits.contains(".") ? 0 : Int(digits)
    let product = whole?.multipliedReportingOverflow(by: factor)
    guard product?.overflow == false, length < 9e18 * 1e9 else {
      return ("longer than any clock can count", "write a shorter one, as in '24h'")
    }
    return nil
  }
}
