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
    add(block.effects, locals, isBroken)
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
    guard !isBroken else { return }
    fragments.append(
      ScopedFragment(
        fragment: fragment, locals: locals, place: place,
        variables: place.isEffect ? variables : []))
  }

  private mutating func add(
    _ fragments: [SwiftFragment], _ locals: Set<String>, _ place: ScopedFragment.Place,
    _ isBroken: Bool
  ) {
    for fragment in fragments { add(fragment, locals, place, isBroken) }
  }

  /// Adds the fragments of effects.
  private mutating func add(_ effects: [Effect], _ locals: Set<String>, _ isBroken: Bool) {
    for effect in effects {
      add([effect.id?.element].compactMap(\.self), locals, .block, isBroken)
      switch effect {
      case .cancel(let id):
        add([id.element].compactMap(\.self), locals, .block, isBroken)
      case .send(let call):
        // What is sent at once is made at once.
        add(call.argumentValues, locals, .block, isBroken)
      case .run(let run):
        add(run, locals, isBroken)
        add(run.result?.argumentValues ?? [], locals, .payload, isBroken)
        add(run.priority, run.failure, locals, isBroken)
      case .task(let task):
        add([task.pause?.fragment].compactMap(\.self), locals, .setting, isBroken)
        add(task.steps, locals, isBroken)
        add(task.priority, task.failure, locals, isBroken)
      case .timer(let timer):
        add([timer.interval.fragment].compactMap(\.self), locals, .setting, isBroken)
        add(timer.send.argumentValues, locals, .payload, isBroken)
      case .delay(let delay):
        add([delay.delay.fragment].compactMap(\.self), locals, .setting, isBroken)
        add(delay.send.argumentValues, locals, .payload, isBroken)
      case .stream(let stream):
        add(stream, locals, isBroken)
      case .swift(let expression):
        add([expression.effect], locals, .block, isBroken)
      case .dismiss(let dismissal):
        add([dismissal.animation].compactMap(\.self), locals, .payload, isBroken)
      case .each(let each):
        add([each.collection], locals, .block, isBroken)
        add(
          each.effects, locals.union([each.element.value]), isBroken || each.collection.isBroken)
      case .sequence(let sequence):
        for step in sequence.steps { add(step, locals, isBroken) }
      }
    }
  }

  /// Adds the fragments of a call and of the action for its value, which may use what the statements of the call declare.
  private mutating func add(_ run: RunEffect, _ locals: Set<String>, _ isBroken: Bool) {
    add([run.pause?.fragment].compactMap(\.self), locals, .setting, isBroken)
    add([run.call], locals, .call, isBroken)
    add(
      run.success.calls.flatMap(\.argumentValues), locals.union(run.namesForSuccess), .payload,
      isBroken || run.call.isBroken)
  }

  /// Adds the fragments of a priority and of the action for an error.
  private mutating func add(
    _ priority: SwiftFragment?, _ failure: RunEffect.Outcome, _ locals: Set<String>,
    _ isBroken: Bool
  ) {
    add([priority].compactMap(\.self), locals, .setting, isBroken)
    add(
      failure.calls.flatMap(\.argumentValues), locals.union(["error"]), .payload, isBroken)
  }

  /// Adds the fragments of a sequence, and of what follows its elements, its end and its error.
  private mutating func add(_ stream: StreamEffect, _ locals: Set<String>, _ isBroken: Bool) {
    add([stream.sequence], locals, .call, isBroken)
    let inside = locals.union([stream.elementName])
    add([stream.condition].compactMap(\.self), inside, .setting, isBroken)
    add(stream.send?.argumentValues ?? [], inside, .payload, isBroken)
    add(stream.steps, inside, isBroken)
    add(stream.finished?.argumentValues ?? [], locals, .payload, isBroken)
    add(nil, stream.failure, locals, isBroken)
  }

  /// Adds the fragments of a task's steps; what a call declares stays in scope of the steps behind it.
  private mutating func add(_ steps: [TaskStep], _ locals: Set<String>, _ isBroken: Bool) {
    var (locals, isBroken) = (locals, isBroken)
    for step in steps {
      switch step {
      case .call(let run):
        add(run, locals, isBroken)
        locals.formUnion(run.call.analysis.declaredNames.map(\.name))
        isBroken = isBroken || run.call.isBroken
      case .send(let call):
        add(call.argumentValues, locals, .payload, isBroken)
      case .pause(let duration, _):
        add([duration.fragment].compactMap(\.self), locals, .setting, isBroken)
      case .branches(let branches):
        for branch in branches {
          let condition = [branch.condition].compactMap(\.self)
          add(condition, locals, .call, isBroken)
          let bound = condition.flatMap(\.analysis.declaredNames).map(\.name)
          add(branch.steps, locals.union(bound), isBroken || condition.contains(where: \.isBroken))
        }
      case .dismissal(let dismissal):
        add([dismissal.animation].compactMap(\.self), locals, .payload, isBroken)
      }
    }
  }
}

extension RunEffect {
  /// The names in scope of what its success action takes: what its statements declare, or 'value' for what its call gives.
  fileprivate var namesForSuccess: [String] {
    call.analysis.declaredNames.map(\.name) + (call.analysis.isSingleExpression ? ["value"] : [])
  }
}
