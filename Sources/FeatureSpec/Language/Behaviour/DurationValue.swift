import SpecSource
import SpecSwift

/// A length of time, as `10ms`, `2s`, `5min` or Swift.
public enum DurationValue: Sendable {
  /// So many of a unit that `Duration` knows: `milliseconds` or `seconds`, the number as written.
  case units(String, count: String)
  /// A Swift expression of type `Duration`.
  case swift(SwiftFragment)
}
