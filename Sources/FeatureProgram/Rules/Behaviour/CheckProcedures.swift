import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the procedures of a feature: their names, and that no procedure performs itself.
func checkProcedures(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.procedures.flatMap { procedure in
    checkNew(procedure.name, "procedure", in: &names)
      + checkReserved(
        procedure.name, ["body", "reduce", "reduceAll", "reduceBefore", "reduceSelf"],
        "a procedure") + checkPayload(procedure.parameters)
  } + checkRecursion(of: feature)
}

/// Checks that no procedure performs itself, because such a procedure might never end.
private func checkRecursion(of feature: Feature) -> [Diagnostic] {
  let performed = feature.procedures.map { procedure in
    (
      name: procedure.name.value,
      next: procedure.block.allBlocks.flatMap(\.performs).map(\.name)
    )
  }
  return findCycles(in: performed).compactMap { cycle in
    guard let first = feature.procedure(named: cycle.names[0]) else { return nil }
    return .error(
      .endlessRecursion, "'\(first.name.value)' performs itself: \(cycle.text)",
      at: first.name.span, hint: "send an action in place of the inner procedure")
  }
}

extension Rule {
  /// A procedure that performs itself, or a feature that always contains itself.
  public static let endlessRecursion = Rule(
    "endless-recursion",
    reason: """
      A procedure that performs itself, directly or through others, might never end. A state that always holds another state of \
      its own type has no size, and modules cannot import each other. Features inside features also have a limit of depth.

      Send an action in place of the inner procedure. Let a feature hold itself in rows or on a stack, within one module.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      procedures:
        raise: {do: state.count += 1, perform: raise}
      actions: {increment: {perform: raise}}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      procedures:
        raise: {do: state.count += 1}
      actions: {increment: {perform: raise}}
      """)
}
