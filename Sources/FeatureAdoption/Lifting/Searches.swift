import SpecSwift

extension Loop {
  /// Whether the loop only searches for the first element that matches: each path through its body ends the loop, or
  /// only continues with the next element.
  var isSearch: Bool {
    guard keyword == .for, !isAsynchronous else { return false }
    let rest = body.drop { statement in
      if case .variable = statement.kind { true } else { statement.continues }
    }
    guard rest.count == 1, case .expression(let value) = rest.first?.kind,
      case .branching(let branching) = value.kind, !branching.hasConditionalCases
    else { return leavesLoop(rest, inSwitch: false) }
    let inSwitch = branching.subject != nil
    return branching.branches.allSatisfy { branch in
      leavesLoop(branch.body[...], inSwitch: inSwitch)
        || branch.body.allSatisfy {
          ["continue", inSwitch ? "break" : nil].contains($0.source.text)
        }
    }
  }
}

extension Statement {
  /// Whether the statement continues with the next element unless a condition holds.
  var continues: Bool {
    guard case .guarding(_, let otherwise, _) = kind else { return false }
    return otherwise.count == 1 && otherwise[0].source.text == "continue"
  }
}

/// Whether statements of a loop end it.
///
/// - Parameter inSwitch: Whether `break` ends a `switch` in the loop.
private func leavesLoop(_ body: ArraySlice<Statement>, inSwitch: Bool) -> Bool {
  guard let last = body.last,
    !body.dropLast().contains(where: { $0.source.text.contains("continue") })
  else { return false }
  switch last.kind {
  case .returning: return true
  case .other: return last.source.text == "break" && !inSwitch
  case .expression(let value):
    guard case .branching(let branching) = value.kind, branching.isExhaustive else { return false }
    return branching.branches.allSatisfy {
      leavesLoop($0.body[...], inSwitch: inSwitch || branching.subject != nil)
    }
  default: return false
  }
}
