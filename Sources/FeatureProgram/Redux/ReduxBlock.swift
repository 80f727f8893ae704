import FeatureSpec
import SpecSource
import SpecSwift

// The two parts of a block: its changes of the state, and its effects.

extension Block {
  /// The block without its effects.
  public var withoutEffects: Block {
    changingBlocks { block in
      var block = block
      block.effects = []
      if block.branches.allSatisfy(\.block.isEmpty) { block.branches = [] }
      if block.match?.cases.allSatisfy(\.block.isEmpty) == true { block.match = nil }
      if block.isEmpty { block.condition = nil }
      return block
    }
  }

  /// The block without its changes of the state.
  public var withoutChanges: Block {
    changingBlocks { block in
      var block = block
      block.statements = nil
      if !block.branches.contains(where: \.block.asksForEffects) { block.branches = [] }
      if block.match?.cases.contains(where: \.block.asksForEffects) != true { block.match = nil }
      if !block.asksForEffects { block.condition = nil }
      return block
    }
  }

  /// Whether the block or an inner block has effects.
  public var asksForEffects: Bool {
    !effects.isEmpty || innerBlocks.contains(where: \.asksForEffects)
  }

  /// Whether the block does nothing.
  public var isEmpty: Bool {
    statements == nil && branches.isEmpty && match == nil && effects.isEmpty
      && performs.isEmpty && presentations.isEmpty
  }

  /// The fields that the block or an inner block changes.
  var written: Set<String> {
    var names: Set<String> = []
    for reference in statements?.analysis.references ?? [] where reference.base.name == "state" {
      guard reference.access != .read || reference.isCallTarget else { continue }
      // A method of the state itself may change any field. Only the member on which it is called is known.
      if let name = reference.members.first?.name { names.insert(name) }
    }
    return innerBlocks.reduce(into: names) { $0.formUnion($1.written) }
  }
}

extension Effect {
  /// Whether the effect itself leads to an action or to work.
  var isStarted: Bool {
    switch self {
    case .cancel, .dismiss, .sequence: false
    default: true
    }
  }

  /// The Swift of the sent actions and of the calls.
  var fragments: [SwiftFragment] {
    let calls = sentActions.flatMap { ($0.arguments ?? []).map(\.value) }
    return if case .run(let run) = self { [run.call] + calls } else { calls }
  }
}

extension SwiftFragment {
  /// The names that the fragment declares for the following code.
  var boundNames: [String] {
    analysis.declaredNames.map(\.name)
  }
}

extension Feature {
  /// Finds the names of a property and of all properties from which it is computed.
  func fieldsRead(by name: String) -> Set<String> {
    var found: Set = [name]
    var pending = [name]
    while let next = pending.popLast() {
      for reference in computedProperty(named: next)?.getter.analysis.references ?? [] {
        let base = reference.base.name
        if found.insert(base).inserted { pending.append(base) }
      }
    }
    return found
  }
}
