import SpecSwift

/// The functions of tests that compare two values, each with the corresponding operator.
private let comparisons = [
  "XCTAssertEqual": "==", "XCTAssertNotEqual": "!=", "XCTAssertNoDifference": "==",
  "expectNoDifference": "==", "XCTAssertIdentical": "===", "XCTAssertGreaterThan": ">",
  "XCTAssertLessThan": "<", "XCTAssertGreaterThanOrEqual": ">=",
  "XCTAssertLessThanOrEqual": "<=",
]

/// The functions of tests that check a single value, each with the texts before and after the value in a condition.
private let checks = [
  "XCTAssert": ("", ""), "XCTAssertTrue": ("", ""), "XCTAssertFalse": ("!", ""),
  "XCTAssertNil": ("", " == nil"), "XCTAssertNotNil": ("", " != nil"),
]

/// Returns the operator with which a function of tests compares its first two arguments. Many apps have their own
/// `assertEqual`, which prints more.
private func comparison(_ function: String, _ arguments: [LabeledValue]) -> String? {
  guard arguments.count >= 2 else { return nil }
  if let sign = comparisons[function] { return sign }
  let isOwn = arguments.allSatisfy { $0.label == nil } && arguments.count == 2
  return isOwn && ["AssertEqual", "AssertNoDifference"].contains(where: function.hasSuffix)
    ? "==" : nil
}

extension Statement {
  /// Whether the statement checks a condition.
  var isCondition: Bool {
    guard case .expression(let value) = kind else { return false }
    if value.unmarked.source.text.hasPrefix("#expect(") { return true }
    guard let call = value.unmarked.methodCall, call.base == nil else {
      return MatchedValue(value.unmarked) != nil
    }
    return comparison(call.name, call.arguments) != nil || checks[call.name] != nil
  }
}

extension TestReader {
  /// Returns the condition that a statement checks.
  func condition(
    _ statement: Statement, state parameter: String? = nil
  ) throws(TestObstacle) -> String {
    guard case .expression(let value) = statement.kind else { return "" }
    let marks = value.marks.filter { ["try", "await"].contains($0) }.joined(separator: " ")
    let text = try condition(value.unmarked, state: parameter)
    if text.contains("XCT") || texts.says(store.name, in: statement.source) && saysStore(text) {
      throw TestObstacle("a condition on something other than the state", at: statement.source)
    }
    return marks.isEmpty || text.hasPrefix(marks) ? text : "\(marks) \(text)"
  }

  private func condition(
    _ value: Expression, state parameter: String?
  ) throws(TestObstacle) -> String {
    if case .other(let parts) = value.kind, value.source.text.hasPrefix("#expect(") {
      guard let first = parts.first else {
        throw TestObstacle("an unsupported condition", at: value)
      }
      guard !value.source.text.contains("throws:"), case .closure = first.kind else {
        return texts.swift(first, state: parameter)
      }
      throw TestObstacle("a condition about errors", at: value)
    }
    if let matched = MatchedValue(value) {
      guard let (sign, other) = matched.comparison else {
        return surrounded(matched.value, by: matched.surroundings, parameter)
      }
      return operand(matched.value, parameter) + " \(sign) " + operand(other, parameter)
    }
    guard let call = value.methodCall else {
      throw TestObstacle("an unsupported condition", at: value)
    }
    if let sign = comparison(call.name, call.arguments) {
      return operand(call.arguments[0].value, parameter) + " \(sign) "
        + operand(call.arguments[1].value, parameter)
    }
    guard let surroundings = checks[call.name], let first = call.arguments.first?.value else {
      throw TestObstacle("an unsupported condition", at: value)
    }
    return surrounded(first, by: surroundings, parameter)
  }

  /// Returns a value with the texts before and after it, in parentheses if it needs them.
  private func surrounded(
    _ value: Expression, by surroundings: (String, String), _ parameter: String?
  ) -> String {
    let (before, after) = surroundings
    return before.isEmpty && after.isEmpty
      ? texts.swift(value, state: parameter) : before + operand(value, parameter) + after
  }

  /// Returns a side of a comparison, in parentheses if it has operators.
  private func operand(_ value: Expression, _ parameter: String?) -> String {
    let text = texts.swift(value, state: parameter)
    switch value.unmarked.kind {
    case .choice: return "(\(text))"
    case .other(let parts) where parts.count > 1: return "(\(text))"
    default: return value.marks.isEmpty ? text : "(\(text))"
    }
  }

  /// Whether a text names the store itself.
  private func saysStore(_ text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == store.name }
  }
}
