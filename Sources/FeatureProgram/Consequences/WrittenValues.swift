import FeatureSpec
import SpecSource
import SpecSwift

// Times, actions and calls in a form for people.

extension DurationValue {
  /// The time in a form for people, `10 ms` or `2 s`, or as Swift.
  public var words: String {
    switch self {
    case .units("milliseconds", let count): "\(count) ms"
    case .units(_, let count): inLargestUnit(count)
    case .swift(let fragment): oneLine(fragment.text)
    }
  }
}

/// Writes seconds in the largest unit: minutes and hours are products of seconds.
private func inLargestUnit(_ seconds: String) -> String {
  for (factor, unit) in [(" * 3600", "h"), (" * 60", "min")] where seconds.hasSuffix(factor) {
    return "\(seconds.dropLast(factor.count)) \(unit)"
  }
  return "\(seconds) s"
}

extension NamedAction {
  /// The action on one line, as written.
  public var written: String { call.written }
}

extension ActionCall {
  /// The call on one line, as written.
  public var written: String {
    let names = components.map { $0.name.name + $0.brackets }.joined(separator: ".")
    guard let arguments else { return oneLine(names) }
    return oneLine("\(names)(\(arguments.map(\.text).joined(separator: ", ")))")
  }
}
