import SpecSource
import SpecSwift
import SpecYAML

/// Where Swift stands in a spec: what it has to be and what it may do there.
struct FragmentPlace {
  let kind: FragmentKind
  let options: FragmentOptions

  /// An expression.
  static let expression = FragmentPlace(kind: .expression, options: [])
  /// A type.
  static let type = FragmentPlace(kind: .type, options: [])
  /// What may stand behind `guard`.
  static let conditions = FragmentPlace(kind: .conditions, options: [])
  /// The statements of a block, which neither wait nor leave.
  static let reducerBody = FragmentPlace(kind: .statements, options: [])
  /// The body of a property's accessor.
  static let getter = FragmentPlace(kind: .statements, options: .allowsReturn)
  /// The body of an effect.
  static let effectBody = FragmentPlace(kind: .statements, options: [.allowsTry, .allowsAwait])
  /// The body of a closure.
  static let closureBody = FragmentPlace(kind: .statements, options: .all)
  /// A test's condition, which may wait.
  static let assertion = FragmentPlace(kind: .expression, options: [.allowsTry, .allowsAwait])
}

extension SpecDecoder {
  /// Reads Swift; what cannot be parsed becomes an empty fragment in its place.
  mutating func fragment(_ node: YAMLNode, _ place: FragmentPlace) -> SwiftFragment {
    guard let source = take(swiftText(of: node)) else {
      return .broken(node.sourcedText, as: place.kind)
    }
    return take(parseFragment(source, as: place.kind, options: place.options))
      ?? .broken(source, as: place.kind)
  }

  /// Reads `Type` or `Type = value`.
  mutating func typedValue(
    _ node: YAMLNode
  ) -> (type: SwiftFragment, value: SwiftFragment?, isOptional: Bool) {
    guard let source = take(swiftText(of: node)) else {
      return (.broken(node.sourcedText, as: .type), nil, true)
    }
    guard let typed = take(parseTypedValue(source)) else {
      return (.broken(source, as: .type), nil, true)
    }
    return (typed.type, typed.value, typed.isOptional)
  }

  /// Reads an action with or without arguments.
  mutating func actionCall(_ node: YAMLNode) -> ActionCall? {
    swift(node) { parseActionCall($0) }
  }

  /// Reads the assignment of a `bind` step.
  mutating func assignment(_ node: YAMLNode) -> Assignment? {
    swift(node) { parseAssignment($0) }
  }

  /// Reads Swift by a parser of its own.
  private mutating func swift<Value>(
    _ node: YAMLNode, _ parse: (SourcedText) -> Parsed<Value>
  ) -> Value? {
    take(swiftText(of: node)).flatMap { take(parse($0)) }
  }

  /// Reads a duration: `10ms`, `2s`, `5min` or Swift.
  mutating func duration(_ node: YAMLNode) -> DurationValue? {
    guard let source = take(swiftText(of: node)) else { return nil }
    let text = source.text
    let count = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
    let unit = String(text.dropFirst(count.count))
    guard let first = count.first, first.isNumber, count.last != ".", unit != "" else {
      return .swift(fragment(node, .expression))
    }
    return units(unit, count: String(count), at: source.span)
  }

  /// The duration of a number with a unit.
  private mutating func units(
    _ unit: String, count: String, at span: SourceSpan
  ) -> DurationValue? {
    switch unit {
    case "ns": return .units("nanoseconds", count: count)
    case "us", "µs": return .units("microseconds", count: count)
    case "ms": return .units("milliseconds", count: count)
    case "s": return .units("seconds", count: count)
    case "min": return .units("seconds", count: "\(count) * 60")
    case "h": return .units("seconds", count: "\(count) * 3600")
    default:
      report(
        "'\(unit)' is no unit of time", at: span,
        hint: "write '10ms', '2s', '5min' or Swift, as in '.seconds(2)'")
      return nil
    }
  }
}
