import SpecSource
import SpecSwift
import SpecYAML

/// A place of Swift in a spec: the kind of Swift that it holds, and the constructs that the Swift may use.
struct FragmentPlace {
  let kind: FragmentKind
  let options: FragmentOptions

  /// An expression.
  static let expression = FragmentPlace(kind: .expression, options: [])
  /// The type of a payload of a case, or of a closure's result.
  static let type = FragmentPlace(kind: .type, options: [])
  /// The type of a stored property.
  static let storedType = FragmentPlace(kind: .type, options: .allowsImplicitUnwrapping)
  /// The type of a computed property.
  static let computedType = FragmentPlace(
    kind: .type, options: [.allowsImplicitUnwrapping, .allowsOpaqueTypes])
  /// The type of a closure's parameter.
  static let closureParameter = FragmentPlace(kind: .type, options: .isParameter)
  /// The type of a function's parameter.
  static let functionParameter = FragmentPlace(
    kind: .type, options: [.isParameter, .allowsImplicitUnwrapping, .allowsOpaqueTypes])
  /// The conditions of a `guard`.
  static let conditions = FragmentPlace(kind: .conditions, options: [])
  /// The statements of a block, which can neither suspend nor return.
  static let reducerBody = FragmentPlace(kind: .statements, options: .mayHaveCatch)
  /// The statements of a block that has a `catch`.
  static let throwingBody = FragmentPlace(kind: .statements, options: .allowsTry)
  /// The statements that follow a change of a property.
  static let observer = FragmentPlace(kind: .statements, options: .allowsBareReturn)
  /// The body of a property's accessor.
  static let getter = FragmentPlace(kind: .statements, options: .allowsReturn)
  /// The body of an effect.
  static let effectBody = FragmentPlace(
    kind: .statements, options: [.allowsTry, .allowsAwait, .allowsBareReturn])
  /// The conditions of a branch in an effect.
  static let effectConditions = FragmentPlace(
    kind: .conditions, options: [.allowsTry, .allowsAwait])
  /// A value in an effect, which may suspend.
  static let effectExpression = FragmentPlace(
    kind: .expression, options: [.allowsTry, .allowsAwait])
  /// A pattern of a value.
  static let pattern = FragmentPlace(kind: .pattern, options: [])
  /// The body of a closure.
  static let closureBody = FragmentPlace(kind: .statements, options: .all)
  /// The members of a suite of tests.
  static let members = FragmentPlace(kind: .statements, options: .isMembers)
  /// The statements before the steps of a test.
  static let preparation = FragmentPlace(kind: .statements, options: [.allowsTry, .allowsAwait])
  /// Statements that repeat the change of the state by a step of a test.
  static let expectation = FragmentPlace(kind: .statements, options: .allowsTry)
  /// The condition of an `assert` in a test, which may suspend.
  static let assertion = FragmentPlace(kind: .expression, options: [.allowsTry, .allowsAwait])
}

extension SpecDecoder {
  /// Reads Swift. An empty fragment represents Swift that cannot be parsed.
  mutating func fragment(_ node: YAMLNode, _ place: FragmentPlace) -> SwiftFragment {
    if case .mapping = node.content, node.isFlow {
      report(
        .wrongValue, "Swift is expected here, not a mapping", at: node.span,
        hint: place.kind == .statements
          ? "leave out the braces"
          : place.kind == .type
            ? Hint(
              showing: .init(
                replacing: node.span, by: singleQuoted("[\(node.source.dropFirst().dropLast())]")),
              after: "write a dictionary's type in brackets: ")
            : Hint(
              showing: .init(replacing: node.span, by: singleQuoted(node.source)),
              after: "write a closure in quotes: "))
      return .broken(node.sourcedText, as: place.kind)
    }
    if place.kind == .statements, case .sequence = node.content, node.isFlow {
      let inside = node.source.dropFirst().dropLast()
      report(
        .wrongValue, "Swift statements are expected here, not a list", at: node.span,
        hint: inside.isEmpty || inside.contains(",")
          ? "write each on its own line, after '|'"
          : Hint(showing: .init(replacing: node.span, by: singleQuoted(String(inside)))))
      return .broken(node.sourcedText, as: place.kind)
    }
    guard let source = take(swiftText(of: node)) else {
      return .broken(node.sourcedText, as: place.kind)
    }
    if place.kind == .expression, ["null", "~", "None"].contains(source.text) {
      report(
        .invalidSwift, "'\(source.text)' is not a value in Swift",
        at: source.span, hint: .write("nil"))
      return .broken(source, as: place.kind)
    }
    let parsed = parseFragment(source, as: place.kind, options: place.options, memo: memo)
    if parsed.value == nil, place.kind == .expression, let problem = unquotedText(node) {
      diagnostics.append(problem)
      return .broken(source, as: place.kind)
    }
    if parsed.value == nil,
      let problem = resolvedEscape(
        in: node,
        isSwift: { text in
          parseFragment(text, as: place.kind, options: place.options).value != nil
        })
    {
      diagnostics.append(problem)
      return .broken(source, as: place.kind)
    }
    return take(parsed) ?? .broken(source, as: place.kind)
  }

  /// Reads Swift that a mapping requires. An empty fragment represents a missing key, which was already reported.
  mutating func fragment(
    _ node: YAMLNode?, of mapping: YAMLNode, _ place: FragmentPlace
  ) -> SwiftFragment {
    node.map { fragment($0, place) } ?? .broken(nothing(in: mapping), as: place.kind)
  }

  /// Reads `Type` or `Type = value` that a mapping requires.
  mutating func typedValue(
    _ node: YAMLNode?, of mapping: YAMLNode, _ place: FragmentPlace
  ) -> (type: SwiftFragment, value: SwiftFragment?, isOptional: Bool) {
    node.map { typedValue($0, place) } ?? (.broken(nothing(in: mapping), as: .type), nil, true)
  }

  /// Makes an empty text at the start of a node.
  private func nothing(in node: YAMLNode) -> SourcedText {
    let start = node.span.startOffset
    return SourcedText(verbatim: SourceSpan(file: node.span.file, offsets: start..<start))
  }

  /// Reads `Type` or `Type = value`. The place decides what the type may contain.
  mutating func typedValue(
    _ node: YAMLNode, _ place: FragmentPlace
  ) -> (type: SwiftFragment, value: SwiftFragment?, isOptional: Bool) {
    guard let source = take(swiftText(of: node)) else {
      return (.broken(node.sourcedText, as: .type), nil, true)
    }
    let parsed = parseTypedValue(source, options: place.options, memo: memo)
    if parsed.value == nil,
      let problem = resolvedEscape(
        in: node,
        isSwift: { text in
          parseTypedValue(text, options: place.options).value != nil
        })
    {
      diagnostics.append(problem)
      return (.broken(source, as: .type), nil, true)
    }
    guard let typed = take(parsed) else {
      return (.broken(source, as: .type), nil, true)
    }
    return (typed.type, typed.value, typed.isOptional)
  }

  /// Reads an action with or without arguments.
  mutating func action(_ node: YAMLNode) -> NamedAction? {
    swift(node) { parseActionCall($0, memo: $1) }.map(NamedAction.init)
  }

  /// Reads a call that is written like an action, but names a declaration of another kind.
  mutating func call(_ node: YAMLNode, as kind: AddressKind) -> ActionCall? {
    swift(node) { parseActionCall($0, as: kind, memo: $1) }
  }

  /// Reads the assignment of a `bind` step.
  mutating func boundField(_ node: YAMLNode) -> BoundField? {
    swift(node) { parseAssignment($0, memo: $1) }.map(BoundField.init)
  }

  /// Reads Swift with the parser for its kind.
  private mutating func swift<Value>(
    _ node: YAMLNode, _ parse: (SourcedText, FragmentMemo?) -> Parsed<Value>
  ) -> Value? {
    take(swiftText(of: node)).flatMap { take(parse($0, memo)) }
  }

  /// Reads a duration: `10ms`, `2s`, `5min` or Swift.
  mutating func duration(_ node: YAMLNode) -> DurationValue? {
    guard let source = take(swiftText(of: node)) else { return nil }
    let count = source.text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
    let unit = source.text.dropFirst(count.count)
    // Everything else than a number and a word is Swift: `.seconds(2)`, `interval * 2`.
    guard count.first?.isNumber == true, unit.allSatisfy({ $0.isLetter || $0 == " " }) else {
      if source.text.first == "-" {
        report(
          .invalidDuration, "a duration cannot be negative", at: source.span,
          hint: "write '10ms', '2s' or '5min'")
        return nil
      }
      return .swift(fragment(node, .expression))
    }
    guard count.last != "." else {
      report(
        .invalidDuration, "'\(source.text)' is not a duration", at: source.span,
        hint: .write("\(count.dropLast())\(unit)"))
      return nil
    }
    return units(String(unit), count: String(count), at: source.span)
  }

  /// Reads the duration of a number with a unit.
  private mutating func units(
    _ unit: String, count: String, at span: SourceSpan
  ) -> DurationValue? {
    if let known = UnitOfTime(unit) {
      if let (message, hint) = known.problem(with: count) {
        report(.invalidDuration, "'\(span.text)' is \(message)", at: span, hint: hint)
        return nil
      }
      return .units(known.name, count: known.factor == 1 ? count : "\(count) * \(known.factor)")
    }
    switch unit {
    case "":
      report(
        .invalidDuration, "the duration '\(count)' has no unit", at: span,
        hint: "add a unit: '\(count)ms', '\(count)s', '\(count)min'")
      return nil
    default:
      let word = unit.split(separator: " ").joined(separator: " ")
      let isSpaced = UnitOfTime(word) != nil
      report(
        .invalidDuration,
        isSpaced ? "a space is written before the unit of time" : "'\(word)' is not a unit of time",
        at: span,
        hint: isSpaced
          ? .write("\(count)\(word)") : "write '10ms', '2s', '5min' or Swift, as in '.seconds(2)'")
      return nil
    }
  }
}
