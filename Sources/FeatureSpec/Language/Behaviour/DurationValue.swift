import SpecSource
import SpecSwift

/// A length of time, such as `10ms`, `2s`, `5min` or Swift.
public enum DurationValue: Sendable {
  /// A number of units of `Duration`, `milliseconds` or `seconds`, with the number as written.
  case units(String, count: String)
  /// A Swift expression of type `Duration`.
  case swift(SwiftFragment)
}
