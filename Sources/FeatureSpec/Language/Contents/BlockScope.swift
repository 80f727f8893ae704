import SpecSource
import SpecSwift

/// A source of local names.
package enum LocalNames: Sendable {
  /// The names that a fragment declares.
  case declared(by: SwiftFragment)
  /// The value of a fragment, under a local name.
  case value(String, of: SwiftFragment)
  /// An element of the collection or sequence that a fragment evaluates to, under a local name.
  case element(String, of: SwiftFragment)
  /// The error that was thrown: `error`.
  case error
}

extension LocalNames {
  /// The names that the source declares.
  var names: [String] {
    switch self {
    case .declared(let fragment): fragment.analysis.declaredNames.map(\.name)
    case .value(let name, _), .element(let name, _): [name]
    case .error: ["error"]
    }
  }

  /// Whether further names may be in scope, because a fragment that declares names is broken.
  fileprivate var areBroken: Bool {
    switch self {
    case .declared(let fragment): fragment.isBroken
    case .value, .element, .error: false
    }
  }
}

/// A fragment of a block, with the names that are local in the fragment.
package struct ScopedFragment {
  /// The place of a fragment.
  package enum Place {
    /// Code that runs at once, and neither suspends nor throws.
    case block
    /// Statements that run at once and may throw.
    case attempt
    /// The calls and conditions of an effect, with `try` and `await`.
    case call
    /// The payload of an effect's action, covered by the `await` of sending.
    case payload
    /// The durations and the priority of an effect.
    case setting

    /// Whether the fragment runs later, with a copy of the state.
    package var isEffect: Bool {
      switch self {
      case .block, .attempt: false
      case .call, .payload, .setting: true
      }
    }
  }

  package let fragment: SwiftFragment
  package let locals: Set<String>
  /// The sources of the local names, except for the names that the block is given. A later source hides earlier
  /// sources.
  package let sources: [LocalNames]
  package let place: Place
  /// The value that the fragment is a pattern for.
  package var matched: SwiftFragment?
  /// The names of variables that the fragment cannot use because it runs later.
  package var variables: Set<String> = []
  /// The conditions under which the fragment's block follows, from the outside to the inside.
  package var conditions: [BlockCondition] = []
}

/// A block, nested or not, with the names that are local in its effects.
package struct ScopedBlock {
  package let block: Block
  package let locals: Set<String>
  /// The names in scope before the block's statements, and in the block that follows when the statements throw.
  package let outerLocals: Set<String>
  /// Whether a part before the block could not be read, so that the names in scope are not all known.
  package let isBroken: Bool
  /// The conditions under which the block follows, from the outside to the inside.
  package let conditions: [BlockCondition]

  /// Makes a block with the names in its scope.
  package init(
    block: Block, locals: Set<String>, outerLocals: Set<String>, isBroken: Bool,
    conditions: [BlockCondition]
  ) {
    self.block = block
    self.locals = locals
    self.outerLocals = outerLocals
    self.isBroken = isBroken
    self.conditions = conditions
  }
}

/// The fragments and blocks of a block in the order in which they run, each with the names in its scope: the payload,
/// followed by the names that conditions, statements and patterns bind.
package struct BlockScopes {
  package private(set) var fragments: [ScopedFragment] = []
  package private(set) var blocks: [ScopedBlock] = []
  /// The variables that were declared so far.
  private var variables: Set<String> = []

  /// Finds the fragments and blocks of a block.
  package init(_ block: Block, locals: Set<String>) {
    add(block, in: Scope(locals: locals))
  }

  private mutating func add(_ block: Block, in outer: Scope) {
    var scope = outer
    if let condition = block.condition {
      add(condition, extending: &scope)
      scope.conditions.append(.holds(condition))
    }
    let start = (scope: scope, variables: variables)
    if let statements = block.statements {
      add(statements, extending: &scope, at: block.caught == nil ? .block : .attempt)
    }
    if let caught = block.caught {
      // The names that the statements declare are out of scope here.
      let declared = variables
      variables = start.variables
      var inside = start.scope.adding(.error)
      inside.conditions.append(.throwing)
      add(caught.block, in: inside)
      variables.formUnion(declared)
    }
    add(block.branches, in: scope)
    if let match = block.match {
      add([match.value], at: .block, in: scope)
      for matchCase in match.cases {
        var inside = scope
        add(matchCase.pattern, extending: &inside, matching: match.value)
        inside.conditions.append(.matches(match.value, pattern: matchCase.pattern))
        add(matchCase.block, in: inside)
      }
    }
    for call in block.performs { add(call.argumentValues, at: .block, in: scope) }
    for call in block.presentations.compactMap(\.call) {
      add(call.argumentValues, at: .block, in: scope)
    }
    add(block.effects, in: scope)
    blocks.append(
      ScopedBlock(
        block: block, locals: scope.locals, outerLocals: start.scope.locals,
        isBroken: scope.isBroken, conditions: scope.conditions))
  }

  private mutating func add(_ branches: [Branch], in scope: Scope) {
    var earlier: [SwiftFragment] = []
    for branch in branches {
      var inside = scope
      inside.conditions = scope.conditions.after(earlier)
      if let condition = branch.condition {
        add(condition, extending: &inside)
        inside.conditions.append(.holds(condition))
        earlier.append(condition)
      }
      add(branch.block, in: inside)
    }
  }

  /// Adds a fragment whose names stay in scope. After a broken fragment, the names are not all known.
  private mutating func add(
    _ fragment: SwiftFragment, extending scope: inout Scope,
    at place: ScopedFragment.Place = .block, matching value: SwiftFragment? = nil
  ) {
    add([fragment], at: place, in: scope, matching: value)
    for name in fragment.analysis.declaredVariables { variables.insert(name.name) }
    scope = scope.adding(.declared(by: fragment))
  }
}

// The Swift of effects.
extension BlockScopes {
  /// The names in scope of an effect, or of a part of one.
  package struct Scope: Sendable {
    /// The local names.
    private(set) var locals: Set<String>
    /// The sources of the names, except for the names that the block is given.
    private(set) var sources: [LocalNames] = []
    /// Whether a part before the effect could not be read, so that the names in scope are not all known.
    private(set) var isBroken = false
    /// The conditions under which the effect follows, from the outside to the inside.
    var conditions: [BlockCondition] = []

    /// Makes the scope of a block that is given some names.
    fileprivate init(locals: Set<String>) {
      self.locals = locals
    }

    /// Returns the scope with further names. After a broken fragment, the names are not all known.
    func adding(_ names: LocalNames) -> Scope {
      var scope = self
      scope.locals.formUnion(names.names)
      scope.sources.append(names)
      if names.areBroken { scope.isBroken = true }
      return scope
    }
  }

  /// Adds fragments in a scope.
  mutating func add(
    _ fragments: [SwiftFragment], at place: ScopedFragment.Place, in scope: Scope,
    matching value: SwiftFragment? = nil
  ) {
    guard !scope.isBroken else { return }
    self.fragments += fragments.map {
      ScopedFragment(
        fragment: $0, locals: scope.locals, sources: scope.sources, place: place, matched: value,
        variables: place.isEffect ? variables : [], conditions: scope.conditions)
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
