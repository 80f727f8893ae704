import SpecSource
import SpecSwift

/// A fragment of a block, with the names that stand for something local in it.
package struct ScopedFragment {
  /// Where a fragment stands.
  package enum Place {
    /// In what runs at once, which neither suspends nor throws.
    case block
    /// In statements that run at once and may throw.
    case attempt
    /// In an effect: what it calls and asks for, with `try` and `await`.
    case call
    /// In an effect: what is sent along, covered by the `await` of sending.
    case payload
    /// In an effect: how long and with which priority.
    case setting

    /// Whether it runs later, with a copy of the state.
    package var isEffect: Bool {
      switch self {
      case .block, .attempt: false
      case .call, .payload, .setting: true
      }
    }
  }

  package let fragment: SwiftFragment
  package let locals: Set<String>
  package let place: Place
  /// Whether it runs in an effect, with a copy of the state.
  var isEffect: Bool { place.isEffect }
  /// The names of variables that it cannot use, because it runs later.
  package var variables: Set<String> = []
}

/// A block, whether nested or not, with the names that stand for something local in its effects.
package struct ScopedBlock {
  package let block: Block
  package let locals: Set<String>
  /// The names in scope in front of its statements, and where these throw.
  package let outerLocals: Set<String>
  /// Whether something in front of the block could not be read, so that the names in scope are not all known.
  package let isBroken: Bool

  /// Makes a block with the names in its scope.
  package init(block: Block, locals: Set<String>, outerLocals: Set<String>, isBroken: Bool) {
    self.block = block
    self.locals = locals
    self.outerLocals = outerLocals
    self.isBroken = isBroken
  }
}

/// The fragments and blocks of a block in the order they run, each with what is in scope: the payload, then what
/// conditions, statements and patterns bind.
package struct BlockScopes {
  package private(set) var fragments: [ScopedFragment] = []
  package private(set) var blocks: [ScopedBlock] = []
  /// The variables that were declared so far.
  private var variables: Set<String> = []

  /// Finds the fragments and blocks of a block.
  package init(_ block: Block, locals: Set<String>) {
    add(block, locals: locals, isBroken: false)
  }

  private mutating func add(_ block: Block, locals: Set<String>, isBroken: Bool) {
    var locals = locals
    var isBroken = isBroken
    if let condition = block.condition { add(condition, &locals, &isBroken) }
    let scope = (locals, isBroken, variables)
    if let statements = block.statements {
      add(statements, &locals, &isBroken, at: block.caught == nil ? .block : .attempt)
    }
    if let caught = block.caught {
      // What the statements declare is out of scope.
      let declared = variables
      variables = scope.2
      add(caught.block, locals: scope.0.union(["error"]), isBroken: scope.1)
      variables.formUnion(declared)
    }
    for branch in block.branches {
      var (inner, isInnerBroken) = (locals, isBroken)
      if let condition = branch.condition { add(condition, &inner, &isInnerBroken) }
      add(branch.block, locals: inner, isBroken: isInnerBroken)
    }
    if let match = block.match {
      add(match.value, locals, .block, isBroken)
      for matchCase in match.cases {
        var (inner, isInnerBroken) = (locals, isBroken)
        add(matchCase.pattern, &inner, &isInnerBroken)
        add(matchCase.block, locals: inner, isBroken: isInnerBroken)
      }
    }
    for call in block.performs { add(call.argumentValues, locals, .block, isBroken) }
    for call in block.presentations.compactMap(\.call) {
      add(call.argumentValues, locals, .block, isBroken)
    }
    add(block.effects, in: Scope(locals: locals, isBroken: isBroken))
    blocks.append(
      ScopedBlock(block: block, locals: locals, outerLocals: scope.0, isBroken: isBroken))
  }

  /// Adds a fragment whose names stay in scope; what follows a broken one is not known.
  private mutating func add(
    _ fragment: SwiftFragment, _ locals: inout Set<String>, _ isBroken: inout Bool,
    at place: ScopedFragment.Place = .block
  ) {
    add(fragment, locals, place, isBroken)
    for name in fragment.analysis.declaredNames { locals.insert(name.name) }
    for name in fragment.analysis.declaredVariables { variables.insert(name.name) }
    isBroken = isBroken || fragment.isBroken
  }

  private mutating func add(
    _ fragment: SwiftFragment, _ locals: Set<String>, _ place: ScopedFragment.Place,
    _ isBroken: Bool
  ) {
    add([fragment], at: place, in: Scope(locals: locals, isBroken: isBroken))
  }

  private mutating func add(
    _ fragments: [SwiftFragment], _ locals: Set<String>, _ place: ScopedFragment.Place,
    _ isBroken: Bool
  ) {
    add(fragments, at: place, in: Scope(locals: locals, isBroken: isBroken))
  }
}

// The Swift of effects.
extension BlockScopes {
  /// The names in scope of an effect, or of a part of one.
  package struct Scope: Sendable {
    /// The names that stand for something local.
    let locals: Set<String>
    /// Whether something before the effect could not be read, so that the names in scope are not all known.
    let isBroken: Bool

    /// The scope with further names.
    func declaring(_ names: [String]) -> Scope {
      Scope(locals: locals.union(names), isBroken: isBroken)
    }

    /// The scope with the names that a fragment declares; after a broken fragment, the names are not all known.
    func after(_ fragment: SwiftFragment, declaring names: [String]) -> Scope {
      Scope(locals: locals.union(names), isBroken: isBroken || fragment.isBroken)
    }
  }

  /// Adds fragments of a scope.
  mutating func add(
    _ fragments: [SwiftFragment], at place: ScopedFragment.Place, in scope: Scope
  ) {
    guard !scope.isBroken else { return }
    self.fragments += fragments.map {
      ScopedFragment(
        fragment: $0, locals: scope.locals, place: place,
        variables: place.isEffect ? variables : [])
    }
  }

  /// Adds the fragments of effects.
  mutating func add(_ effects: [Effect], in scope: Scope) {
    for effect in effects {
      let content = effect.content
      add([content.id?.element].compactMap(\.self), at: .block, in: scope)
      content.addFragments(to: &self, in: scope)
    }
  }
}
