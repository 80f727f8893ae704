import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

extension TCACheck {
  /// Checks that no array literal is used as a stack, because the library does not make a stack from a literal.
  ///
  /// Where a spec sets or expects the stack itself, lowering makes the stack.
  func checkStackLiterals(of feature: Feature) -> [Diagnostic] {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    return feature.computed.flatMap { check($0.getter, isInState: true, of: feature) }
      + (feature.fragments + tests.flatMap(\.fragments)).flatMap {
        check($0, isInState: false, of: feature)
      }
  }

  /// Checks that the elements of stacks which tests name can be distinguished.
  func checkStackIDs(of feature: Feature) -> [Diagnostic] {
    let tests = feature.tests.flatMap { test in
      var ids = StackIDs(in: feature, of: project)
      _ = ids.renaming(test)
      return ids.diagnostics
    }
    var explored = StackIDs(in: feature, of: project)
    for action in feature.exploration?.actions ?? [] { explored.check(action) }
    return tests + explored.diagnostics
  }

  private func check(
    _ fragment: SwiftFragment, isInState: Bool, of feature: Feature
  ) -> [Diagnostic] {
    fragment.analysis.arrayLiterals.filter { isStack($0.use, isInState, feature) }.map { literal in
      let span = fragment.span(of: literal.range)
      return .error(
        .unsupportedByTca, "the tca set cannot make a stack from an array literal", at: span,
        hint: Hint(
          "write 'StackState([…])', which all sets take", replacement: "StackState(\(span.text))"))
    }
  }

  /// Returns whether the type of a literal, by its use, is a stack.
  ///
  /// - Parameter isInState: Whether names without `state.` in front are properties of the state.
  private func isStack(
    _ use: ArrayLiteral.Use, _ isInState: Bool, _ feature: Feature
  ) -> Bool {
    switch use {
    case .operand(let names):
      guard names.first == "state" || isInState else { return false }
      return isStack(isInState ? names[...] : names.dropFirst(), in: feature)
    case .argument(let label, let callee):
      guard let label, callee.last == "State", !isInState else { return false }
      let type = callee.dropLast().joined(separator: ".")
      let owner =
        type.isEmpty ? feature : project.features.first { project.typeName(of: $0) == type }
      return owner.map { isStack([label], in: $0) } ?? false
    }
  }

  /// Returns whether names lead from a state to a stack.
  private func isStack(_ names: ArraySlice<String>, in feature: Feature) -> Bool {
    guard let child = names.first.flatMap({ feature.child(named: $0) }) else { return false }
    let rest = names.dropFirst()
    guard !rest.isEmpty else { return child.presence == .stack }
    return project.onlyFeature(in: child).map { isStack(rest, in: $0) } ?? false
  }
}
