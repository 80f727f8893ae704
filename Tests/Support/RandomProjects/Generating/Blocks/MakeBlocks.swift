extension FeatureMaker {
  /// Makes a block.
  func block(_ scope: Scope, level: Int, mayHaveEffects: Bool) -> Block {
    let block = Block()
    var scope = scope
    if random.once(in: 4) { scope = addGuard(to: block, scope) }
    let (statements, locals) = statements(scope).make(random.below(4))
    block.statements += statements
    if random.once(in: 6) { addCatch(to: block, scope, mayHaveEffects) }
    scope = locals.reduce(scope) { $0.with($1.0, $1.1) }
    if level > 0 {
      if random.once(in: 3) { addBranches(to: block, scope, level, mayHaveEffects) }
      if random.once(in: 5) { addMatch(to: block, scope, level, mayHaveEffects) }
    }
    if mayHaveEffects {
      if let procedure = random.pickAny(feature.procedures), random.once(in: 4) {
        block.performed = [
          (procedure, procedure.parameters.map { argument($0, scope) })
        ]
      }
      if random.once(in: 3) { block.effects.sent.append(contentsOf: sends(scope)) }
      if random.once(in: 10) { addEffect(to: &block.effects, scope) }
    }
    return block
  }

  func argument(_ parameter: Parameter, _ scope: Scope) -> Fragment {
    if let initial = parameter.initial, random.once(in: 2) {
      return Fragment(text: "", type: parameter.type) { _ in initial }
    }
    return ExpressionMaker(random: random, scope: scope).make(parameter.type, depth: 1)
  }

  /// Adds a statement that sometimes throws, and the block that follows the error.
  func addCatch(to block: Block, _ scope: Scope, _ mayHaveEffects: Bool) {
    // The statements may declare constants of these names.
    var outside = scope
    outside.readables.removeAll { StatementMaker.localNames.contains($0.text) }
    let maker = ExpressionMaker(random: random, scope: outside)
    guard let condition = maker.conditionOfNames() else { return }
    let thrown = Statement(["if \(condition.text) { throw CancellationError() }"]) {
      if condition.value($0).truth { $0.hasThrown = true }
    }
    block.statements.insert(thrown, at: random.below(block.statements.count + 1))
    block.caught = self.block(scope, level: 0, mayHaveEffects: mayHaveEffects)
  }

  /// Adds conditions, of which one may unwrap an optional.
  func addGuard(to block: Block, _ scope: Scope) -> Scope {
    let maker = ExpressionMaker(random: random, scope: scope)
    if let condition = maker.conditionOfNames(), !random.once(in: 3) {
      block.conditions.append(Condition(text: condition.text) { condition.value($0).truth })
    }
    let optionals = scope.readables.filter { $0.type.wrapped != nil }
    guard let optional = random.pickAny(optionals), let type = optional.type.wrapped,
      random.once(in: 2)
    else { return scope }
    let name = "present"
    block.conditions.append(
      Condition(text: "let \(name) = \(optional.text)") {
        let value = optional.value($0)
        $0.locals[name] = value
        return value != .absent
      })
    let value = Fragment(text: name, type: type) { $0.local(name) }
    block.statements.append(
      statements(scope).assignment(of: value, to: place(for: type)))
    return scope.with(name, type)
  }

  func addBranches(to block: Block, _ scope: Scope, _ level: Int, _ mayHaveEffects: Bool) {
    let maker = ExpressionMaker(random: random, scope: scope)
    for _ in 0..<random.number(1...2) {
      guard let condition = maker.conditionOfNames() else { return }
      let inner = self.block(scope, level: level - 1, mayHaveEffects: mayHaveEffects)
      block.branches.append(
        Block.Branch(
          conditions: [Condition(text: condition.text) { condition.value($0).truth }],
          block: inner))
    }
    if random.once(in: 2) {
      let inner = self.block(scope, level: level - 1, mayHaveEffects: mayHaveEffects)
      if !inner.isEmpty { block.branches.append(Block.Branch(conditions: [], block: inner)) }
    }
  }

  func addMatch(to block: Block, _ scope: Scope, _ level: Int, _ mayHaveEffects: Bool) {
    // The compiler knows the value of a constant, and warns about cases that the constant cannot have.
    let fields = scope.readables.filter { $0.text.hasPrefix("state.") }
    let choices = fields.filter { $0.type.name?.cases.isEmpty == false }
    func inner(_ scope: Scope) -> Block {
      self.block(scope, level: level - 1, mayHaveEffects: mayHaveEffects)
    }
    if let state = feature.stateType, feature.hasCases, random.once(in: 2) {
      block.match = matchOfState(state, scope, inner)
    } else if let choice = random.pickAny(choices), let type = choice.type.name {
      block.match = Block.Match(
        on: choice, cases: type.cases.map { matched($0, scope, inner) })
    } else if let number = random.pickAny(fields.filter { $0.type == .int }) {
      func isIn(_ range: ClosedRange<Int>) -> (Value) -> [String: Value]? {
        { range.contains($0.number) ? [:] : nil }
      }
      block.match = Block.Match(
        on: number,
        cases: [
          ("0", isIn(0...0), inner(scope)), ("1, 2", isIn(1...2), inner(scope)),
          ("3...", isIn(3...Int.max), inner(scope)), ("_", { _ in [:] }, inner(scope)),
        ])
    }
  }

  /// Returns a case of an enum, whose payload is bound and used.
  func matched(
    _ type: NamedType.Case, _ scope: Scope, _ inner: (Scope) -> Block
  ) -> (pattern: String, bind: (Value) -> [String: Value]?, block: Block) {
    guard !type.payload.isEmpty, random.once(in: 2) else {
      return (".\(type.name)", { $0.choice.name == type.name ? [:] : nil }, inner(scope))
    }
    let patterns = type.payload.map {
      // The formatter rejects a label that equals the bound name.
      $0.label == $0.name ? "let \($0.name)" : $0.argument("let \($0.name)")
    }
    let scope = type.payload.reduce(scope) { $0.with($1.name, $1.type) }
    let block = inner(scope)
    block.statements =
      type.payload.map { parameter in
        let value = Fragment(text: parameter.name, type: parameter.type) {
          $0.local(parameter.name)
        }
        return statements(scope).assignment(of: value, to: place(for: parameter.type))
      } + block.statements
    return (
      ".\(type.name)(\(patterns.joined(separator: ", ")))",
      { value in
        guard value.choice.name == type.name else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(type.payload.map(\.name), value.choice.payload))
      }, block
    )
  }
}
