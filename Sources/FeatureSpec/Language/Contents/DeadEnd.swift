import SpecSource
import SpecSwift

/// The part of a block that never returns, so that nothing after it ever runs.
package enum DeadEnd: String {
  case statements = "'do' never returns"
  case branches = "no branch returns"
  case match = "no case returns"
}

extension Block {
  /// Whether the block never returns when its condition holds.
  public var neverReturns: Bool { deadEnd != nil && caught?.block.isDeadEnd != false }

  /// Whether nothing after the block ever runs.
  public var isDeadEnd: Bool { condition == nil && neverReturns }

  /// The part that never returns when the block's condition holds; nil if the block may return.
  package var deadEnd: DeadEnd? {
    if statements?.analysis.isDeadEnd == true { return .statements }
    if let last = branches.last, last.condition == nil, branches.allSatisfy(\.block.isDeadEnd) {
      return .branches
    }
    guard let cases = match?.cases, !cases.isEmpty, cases.allSatisfy(\.block.isDeadEnd) else {
      return nil
    }
    return .match
  }

  /// Finds the place of the first part that would run after a part.
  package func place(after part: DeadEnd) -> SourceSpan? {
    let branch = part == .statements ? branches.first?.span : nil
    let match = part == .match ? nil : match?.value.span
    let changes = performs.map(\.span) + presentations.map(\.span)
    return branch ?? match ?? (changes + effects.map(\.span)).first
  }
}
