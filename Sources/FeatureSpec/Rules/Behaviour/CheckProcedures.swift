import SpecSource
import SpecSwift

/// Checks the procedures of a feature: their names, and that none performs itself.
func checkProcedures(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.procedures.flatMap { procedure in
    checkNew(procedure.name, "procedure", in: &names)
      + checkReserved(
        procedure.name, ["body", "reduce", "reduceAll", "reduceBefore", "reduceSelf"],
        "a procedure") + checkPayload(procedure.parameters)
  } + checkRecursion(of: feature)
}

/// Checks that no procedure performs itself, which might never end.
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
      "'\(first.name.value)' performs itself: \(cycle.text)", at: first.name.span,
      hint: "send an action instead, which begins anew")
  }
}
