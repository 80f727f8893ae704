import SpecSwift

/// The operators of the matchers that compare a value, by the matchers' names: `expect(a).toEqual(b)`, and
/// `expect(a).to(equal(b))` of Nimble.
private let operators = [
  "toEqual": "==", "equal": "==", "toNotEqual": "!=", "toBe": "==", "beIdenticalTo": "===",
  "beGreaterThan": ">", "beLessThan": "<",
]

/// The texts before and after a value that a matcher without an argument checks, by the matchers' names.
private let lookers = [
  "toBeNil": ("", " == nil"), "toNotBeNil": ("", " != nil"), "toBeTrue": ("", ""),
  "toBeFalse": ("!", ""), "toBeEmpty": ("", ".isEmpty"), "beNil": ("", " == nil"),
  "beTrue": ("", ""), "beFalse": ("!", ""), "beEmpty": ("", ".isEmpty"),
]

/// A value that a test checks with a matcher.
struct MatchedValue {
  /// The expression that the matcher checks.
  var value: Expression
  /// The operator before the other side of the comparison, and the other side.
  var comparison: (sign: String, other: Expression)?
  /// The texts before and after the value in a condition.
  var surroundings = ("", "")

  /// Reads `expect(a).toEqual(b)`; nil for other expressions.
  init?(_ expression: Expression) {
    guard let call = expression.methodCall, let start = call.base?.methodCall,
      start.name == "expect", start.base == nil, start.arguments.count == 1,
      start.arguments[0].label == nil
    else { return nil }
    value = start.arguments[0].value
    let matcher: (name: String, arguments: [LabeledValue])
    if call.name == "to" {
      guard let inner = call.arguments.first?.value.methodCall, inner.base == nil else {
        return nil
      }
      matcher = (inner.name, inner.arguments)
    } else {
      matcher = (call.name, call.arguments)
    }
    if let sign = operators[matcher.name], let other = matcher.arguments.first,
      matcher.arguments.count == 1, other.label == nil
    {
      comparison = (sign, other.value)
    } else if let looker = lookers[matcher.name], matcher.arguments.isEmpty {
      surroundings = looker
    } else {
      return nil
    }
  }
}
