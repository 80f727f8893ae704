import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A consequence of a block for the comparison. The layout of its Swift does not count.
struct BlockPart {
  /// The consequence.
  let consequence: Consequence
  /// The meaning of the call, the action, the statement or the time.
  let what: String
  /// The meaning of each detail, by its key.
  let details: [String: String]
  /// The meaning of the conditions.
  let conditions: String

  init(_ consequence: Consequence) {
    self.consequence = consequence
    what = normalizedSwift(consequence.what)
    details = Dictionary(consequence.details.map { ($0.key, normalizedSwift($0.value)) }) {
      "\($0), \($1)"
    }
    conditions = meaning(of: consequence.conditions)
  }

  /// Returns whether another part is equal except for its conditions.
  func hasContent(of other: BlockPart) -> Bool {
    consequence.kind == other.consequence.kind && what == other.what && details == other.details
  }

  /// Returns whether the conditions of another part differ only in their Swift.
  func hasForms(of other: BlockPart) -> Bool {
    let (own, others) = (consequence.conditions, other.consequence.conditions)
    return own.count == others.count && zip(own, others).allSatisfy { $0.hasForm(of: $1) }
  }
}

extension BlockPart: Hashable {
  static func == (one: BlockPart, other: BlockPart) -> Bool {
    one.hasContent(of: other) && one.conditions == other.conditions
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(what)
    hasher.combine(conditions)
  }
}

extension Consequence {
  /// The details of the consequence: its time, its elements, the actions after it, and the settings.
  var details: [Setting] {
    // The title of a sent action already contains the action.
    let actions = kind == .send ? [] : answers
    return (wait.map { [Setting("after", $0)] } ?? []) + (each.map { [Setting("each", $0)] } ?? [])
      + actions.map {
        Setting($0.occasion.isEmpty ? "send" : $0.occasion, $0.action.written)
      } + settings
  }
}

extension Block {
  /// The statements and the consequences of the block and of the blocks in it, in the order of the spec.
  var parts: [BlockPart] {
    let statements = BlockScopes(self, locals: []).blocks.flatMap { scoped in
      (scoped.block.statements?.statements ?? []).map { statement in
        Consequence(kind: .statement, what: oneLine(statement.value), span: statement.span)
          .under(scoped.conditions)
      }
    }
    return (statements + consequences).map(BlockPart.init)
  }
}
