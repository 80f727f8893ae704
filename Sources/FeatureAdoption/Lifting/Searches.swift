import SpecSwift

extension Loop {
  /// Whether it looks for the first element that fits, and goes no further: each way through its body ends the loop, or
  /// does nothing but go on.
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
  /// Whether it goes on with the next element unless something holds.
  var continues: Bool {
    guard case .guarding(_, let otherwise, _) = kind else { return false }
    return otherwise.count == 1 && otherwise[0].source.text == "continue"
  }
}

/// Whether statements of a loop end it.
///
/// - Parameter inSwitch: Whether `break` ends a `switch` in it.
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
