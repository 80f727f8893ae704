import SpecSource
import SwiftSyntax

/// Parses an action with its address and arguments: `delegate.renamed(from: old, to: title)`.
///
/// - Parameters:
///   - source: The scalar, with its positions in the file.
///   - options: The effects that the arguments may have; by default they neither throw nor wait.
///   - memo: The actions that were parsed before.
public func parseActionCall(
  _ source: SourcedText, as kind: AddressKind = .action, options: FragmentOptions = [],
  memo: FragmentMemo? = nil
) -> Parsed<ActionCall> {
  let text = FragmentText(source)
  if let address = plainAddress(text, memo) {
    return Parsed(ActionCall(address: address, arguments: nil, range: address.range))
  }
  if let known = memo?.calls[text.text, nil, options] { return Parsed(known.moved(to: text)) }
  let parsed = readAddress(text, as: kind, options) { $0.readActionCall() }
  if parsed.diagnostics.isEmpty {
    memo?.calls[text.text, nil, options] = parsed.value?.moved(to: text.outsideOfFiles)
  }
  return parsed
}

/// Parses the path to a part of the state: `history.isLoading`, `rows[UUID(0)].isDone`, `path[0]`.
///
/// - Parameter memo: The addresses that were parsed before.
public func parseAddress(
  _ source: SourcedText, as kind: AddressKind = .field, memo: FragmentMemo? = nil
) -> Parsed<Address> {
  let text = FragmentText(source)
  if let address = plainAddress(text, memo) { return Parsed(address) }
  return readAddress(text, as: kind, []) { reader in
    reader.parse().flatMap { reader.address($0) }
  }
}

/// Parses the assignment that a `bind:` step sends: `height = "170"`.
///
/// - Parameters:
///   - source: The scalar, with its positions in the file.
///   - options: The effects that the value may have; by default it neither throws nor waits.
///   - memo: The assignments that were parsed before.
public func parseAssignment(
  _ source: SourcedText, options: FragmentOptions = [], memo: FragmentMemo? = nil
) -> Parsed<Assignment> {
  let text = FragmentText(source)
  if let known = memo?.assignments[text.text, nil, options] { return Parsed(known.moved(to: text)) }
  let parsed = readAddress(text, as: .assignment, options) { $0.readAssignment() }
  if parsed.diagnostics.isEmpty {
    memo?.assignments[text.text, nil, options] = parsed.value?.moved(to: text.outsideOfFiles)
  }
  return parsed
}

/// Reads a text with an address in it, unless the text exceeds the parser's limits.
private func readAddress<Value>(
  _ text: FragmentText, as kind: AddressKind, _ options: FragmentOptions,
  _ read: (inout AddressReader) -> Value?
) -> Parsed<Value> {
  if let refusal = refuseText(text, expected: kind.expectation) {
    return Parsed(nil, diagnostics: refusal)
  }
  return withParsingStack(for: text.count) {
    var reader = AddressReader(text, options: options, kind: kind)
    let value = read(&reader)
    return reader.parts.parsed(value)
  }
}

extension AddressReader {
  /// Reads an address with arguments.
  mutating func readActionCall() -> ActionCall? {
    guard let expression = parse() else { return nil }
    let whole = 0..<parts.range(of: expression).upperBound
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return actionAddress(expression).map {
        ActionCall(address: $0, arguments: nil, range: whole)
      }
    }
    guard let address = actionAddress(call.calledExpression), let arguments = arguments(of: call)
    else { return nil }
    return ActionCall(address: address, arguments: arguments, range: whole)
  }

  /// Reads an address that ends in a name.
  private mutating func actionAddress(_ expression: ExprSyntax) -> Address? {
    guard let address = address(expression) else { return nil }
    guard address.components.last?.subscriptValue == nil else {
      let end = address.range.upperBound
      parts.report(
        .invalidAddress, "the action is missing after '\(parts.text.slice(address.range))'",
        at: end..<end,
        hint: Hint(kind.hint))
      return nil
    }
    return address
  }

  /// Reads an address, `=` and a value.
  mutating func readAssignment() -> Assignment? {
    guard let expression = parse() else { return nil }
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      reject(0..<parts.text.count)
      return nil
    }
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].kind == .assignmentExpr else {
      reject(parts.range(of: elements[1]))
      return nil
    }
    guard let address = address(elements[0]) else { return nil }
    let values = elements.dropFirst(2)
    let start = parts.range(of: elements[2]).lowerBound
    let value = parts.fragment(start..<parts.range(of: sequence).upperBound, as: .expression) {
      $0.collectOperands(Array(values))
    }
    return Assignment(address: address, value: value)
  }
}

extension FragmentAnalyzer {
  /// Analyzes an expression whose operands and operators are part of a longer sequence.
  mutating func collectOperands(_ operands: [ExprSyntax]) {
    if operands.count == 1 {
      collect(Syntax(operands[0]), as: .expression)
      return
    }
    analysis.isSingleExpression = true
    for operand in operands {
      if assignedAccess(of: operand) != nil { noteAssignment(operand) }
      visit(operand)
    }
    sortFacts()
  }
}
