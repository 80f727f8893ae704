import SpecSwift

/// What the matchers of a value compare it with, by their names: `expect(a).toEqual(b)`, and `expect(a).to(equal(b))` of Nimble.
private let operators = [
  "toEqual": "==", "equal": "==", "toNotEqual": "!=", "toBe": "==", "beIdenticalTo": "===",
  "beGreaterThan": ">", "beLessThan": "<",
]

/// What stands before and behind a value that a matcher without an argument looks at.
private let lookers = [
  "toBeNil": ("", " == nil"), "toNotBeNil": ("", " != nil"), "toBeTrue": ("", ""),
  "toBeFalse": ("!", ""), "toBeEmpty": ("", ".isEmpty"), "beNil": ("", " == nil"),
  "beTrue": ("", ""), "beFalse": ("!", ""), "beEmpty": ("", ".isEmpty"),
]

/// A value that a test expects something of by a matcher.
struct MatchedValue {
  /// What it looks at.
  var value: Expression
  /// The operator in front of what it is compared with, and that.
  var comparison: (sign: String, other: Expression)?
  /// What stands before and behind it in a condition.
  var surroundings = ("", "")

  /// Takes `expect(a).toEqual(b)` apart; nil for anything else.
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
