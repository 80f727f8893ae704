import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the app's own reducers and operators.
  mutating func composition(_ node: YAMLNode?) -> Composition {
    guard let node, let mapping = mapping(node, as: .composition) else { return .none }
    return Composition(
      before: filled(mapping, "before").map { reducer($0) },
      bindings: filled(mapping, "bindings").map { composedOperator($0) },
      own: filled(mapping, "own").map { composedOperator($0) },
      after: filled(mapping, "after").map { reducer($0) },
      operators: filled(mapping, "operators").map { composedOperator($0) })
  }

  /// Reads a reducer, which must not continue the previous line.
  private mutating func reducer(_ node: YAMLNode) -> SwiftFragment {
    let reducer = fragment(node, .expression)
    guard !reducer.isBroken, let first = reducer.text.first, ".{".contains(first) else {
      return reducer
    }
    report(
      .invalidSwift, "a reducer cannot begin with '\(first)'", at: reducer.span,
      hint: first == "."
        ? "write an operator under 'operators', or begin a reducer with its type"
        : "write 'Reduce' before it")
    return .broken(reducer.source, as: .expression)
  }

  /// Reads an operator, which follows the reducer that it is applied to.
  private mutating func composedOperator(_ node: YAMLNode) -> SwiftFragment {
    let call = fragment(node, .expression)
    let hasDot = call.text.hasPrefix(".")
    guard !call.isBroken, !hasDot || !call.analysis.takesMember else { return call }
    report(
      .invalidSwift, "an operator is a call after a dot", at: call.span,
      hint: !hasDot && call.analysis.singleCall != nil
        ? "write '.\(call.text)', or a reducer under 'before' or 'after'"
        : "write it as in '.dependency(\\.uuid, .incrementing)'")
    return .broken(call.source, as: .expression)
  }
}
