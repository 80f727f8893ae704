extension FeatureMaker {
  /// Actions that start something.
  func makeEffectActions() {
    for _ in 0..<random.number(0...4) {
      let parameters = parameters(random.below(2))
      let scope = scope(with: parameters)
      let block = Block()
      var inner = scope
      if random.once(in: 2) {
        let made = statements(scope).make(random.number(1...2))
        block.statements = made.statements
        inner = made.locals.reduce(scope) { $0.with($1.0, $1.1) }
      }
      if random.once(in: 5),
        let condition = ExpressionMaker(random: random, scope: scope).conditionOfNames()
      {
        block.conditions.append(Condition(text: condition.text) { condition.value($0).truth })
      }
      addEffect(to: &block.effects, inner)
      animate(&block.effects)
      if random.once(in: 8) {
        block.effects.sent = random.pickAny(leaves).map { [send($0, inner)] } ?? []
      }
      if random.once(in: 6), let id = random.pickAny(feature.stops) {
        block.effects.cancelled.append(id)
      }
      guard !block.effects.isEmpty else { continue }
      let names = ["loadTapped", "startTapped", "searched", "waited", "listened", "sharedTapped"]
      feature.actions.append(Action(self.names.takeAction(names), parameters, block))
    }
  }

  /// Adds an effect of any kind.
  func addEffect(to effects: inout Effects, _ scope: Scope) {
    if random.once(in: 3), let change = lateChange(scope) {
      effects.changes = [change]
      return
    }
    switch random.below(15) {
    case 11, 12: effects.task = task(scope)
    case 0...3: if let run = run(scope) { effects.runs.append(run) }
    case 4: effects.timers.append(timer(scope))
    case 5: effects.delays.append(delay(scope))
    case 6: if let stream = stream(scope) { effects.streams.append(stream) }
    case 7: effects.steps = steps(scope)
    case 14: if let each = each(scope) { effects.each.append(each) }
    case 8, 13: if let custom = custom(scope) { effects.custom.append(custom) }
    case 9: effects.laters.append(later(scope))
    default:
      if let run = run(scope) { effects.runs.append(run) }
      effects.delays.append(delay(scope))
    }
  }

  /// An action that takes a value, made where there is none.
  func receiver(of type: ValueType?, _ pool: [String]) -> Action {
    let fitting = leaves.filter { $0.parameters.map(\.type) == [type].compactMap(\.self) }
    if let action = random.pickAny(fitting), random.once(in: 2) { return action }
    let parameter = type.map {
      Parameter(label: random.pick([nil, nil, "with"]), name: "found", type: $0)
    }
    let parameters = [parameter].compactMap(\.self)
    let action = Action(names.takeAction(pool), parameters)
    action.isFromOutside = random.once(in: 2)
    action.block = answer(parameters)
    feature.actions.append(action)
    leaves.append(action)
    return action
  }

  /// What follows an answer: its value is kept.
  private func answer(_ parameters: [Parameter]) -> Block {
    guard let parameter = parameters.first else {
      return block(scope, level: 0, mayHaveEffects: false)
    }
    let block = Block()
    block.statements = statements(scope).make(random.below(2)).statements
    if case .result(let success, let failure) = parameter.type {
      block.match = resultMatch(parameter, success, failure)
      return block
    }
    let value = Fragment(text: parameter.name, type: parameter.type) { $0.local(parameter.name) }
    block.statements.insert(keep(value), at: 0)
    return block
  }

  private func keep(_ value: Fragment) -> Statement {
    guard value.type == .error || value.type == .anyError else {
      return statements(scope).assignment(of: value, to: place(for: value.type))
    }
    let text = value.type == .error ? "\(value.text).description" : "\"\\(\(value.text))\""
    let description = Fragment(text: text, type: .string) {
      guard case .error(let text) = value.value($0) else { return .string("") }
      return .string(text)
    }
    return statements(scope).assignment(of: description, to: place(for: .string))
  }

  private func resultMatch(
    _ parameter: Parameter, _ success: ValueType?, _ failure: ValueType
  ) -> Block.Match {
    let on = Fragment(text: parameter.name, type: parameter.type) { $0.local(parameter.name) }
    func part(_ isSuccess: Bool, _ name: String, _ type: ValueType?) -> (
      pattern: String, bind: (Value) -> [String: Value]?, block: Block
    ) {
      let block = Block()
      if let type {
        block.statements = [keep(Fragment(text: name, type: type) { $0.local(name) })]
      } else {
        block.statements = [statements(scope).assignment(place(for: .int))]
      }
      let pattern = isSuccess ? ".success" : ".failure"
      return (
        type == nil ? pattern : "\(pattern)(let \(name))",
        { value in
          guard case .result(isSuccess, let inner) = value else { return nil }
          return [name: inner]
        }, block
      )
    }
    return Block.Match(
      on: on, cases: [part(true, "answer", success), part(false, "reason", failure)])
  }

  /// An action that takes something which becomes known later.
  func telling(_ name: String, _ type: ValueType, _ pool: [String], _ scope: Scope) -> Send {
    let action = receiver(of: type, pool)
    let late = Fragment(text: name, type: type) { _ in .absent }
    guard random.once(in: 4) else {
      return Send(
        name: action.name, parameters: action.parameters, arguments: [late],
        isSpelledOut: random.once(in: 4))
    }
    // One with something of the state besides.
    let parameters = [
      Parameter(name: "found", type: type), Parameter(label: "at", name: "count", type: .int),
    ]
    let both = Action(names.takeAction(pool), parameters)
    both.isFromOutside = false
    both.block = answer([parameters[0]])
    let count = Fragment(text: "count", type: .int) { $0.local("count") }
    both.block.statements.append(
      statements(self.scope).assignment(of: count, to: place(for: .int)))
    feature.actions.append(both)
    return Send(
      name: both.name, parameters: parameters, arguments: [late, argument(parameters[1], scope)])
  }

  func run(_ scope: Scope) -> Run? {
    let endpoints = surroundings.clients.flatMap(\.endpoints).filter { !$0.isStream }
    guard let endpoint = random.pickAny(endpoints) else { return nil }
    let arguments = arguments(of: endpoint, scope)
    var run = Run(
      endpoint: endpoint, arguments: arguments, call: callText(endpoint, arguments))
    if let failure = endpoint.failure, random.once(in: 4) {
      run.result = telling(
        "value", .result(endpoint.value, failure: failure), ["answered"], scope)
      run.result?.isSpelledOut = false
      if run.result?.arguments.count != 1 { run.result = nil }
    }
    if run.result == nil { addOutcomes(to: &run, endpoint, scope) }
    if random.once(in: 2) {
      run.id = stoppable(["loading", "saving", "asking"])
      run.isInFlightCancelled = random.once(in: 2)
    }
    switch random.below(5) {
    case 0 where run.id != nil:
      run.debounce = random.pick([300, 500])
      run.isInFlightCancelled = false
    case 1: run.delay = random.pick([200, 1000])
    case 2: run.priority = random.pick([".background", ".high"])
    default: break
    }
    return run
  }

  /// An id of an effect that some action ends.
  func stoppable(_ pool: [String]) -> String {
    let id = names.take(pool)
    feature.stops.append(id)
    return id
  }

  func later(_ scope: Scope) -> Later {
    var later = Later(send: send(random.pickAny(leaves) ?? receiver(of: nil, ["ticked"]), scope))
    if random.once(in: 2) {
      later.id = stoppable(["arriving", "following"])
      later.isInFlightCancelled = random.once(in: 2)
    }
    switch random.below(4) {
    case 0 where later.id != nil:
      later.debounce = random.pick([250, 600])
      later.isInFlightCancelled = false
    case 1: later.delay = random.pick([150, 3000])
    case 2: later.priority = ".utility"
    default: break
    }
    return later
  }

  /// Arguments that leave some of the line to what stands around them.
  func arguments(
    of endpoint: Endpoint, upTo longest: Int = 23, _ scope: Scope
  ) -> [Fragment] {
    let maker = ExpressionMaker(random: random, scope: scope)
    return endpoint.parameters.map { maker.make($0.type, depth: random.once(in: 3) ? 1 : 0) }
      .map { $0.text.count <= longest ? $0 : maker.literal($0.type) }
  }

  private func addOutcomes(to run: inout Run, _ endpoint: Endpoint, _ scope: Scope) {
    if let type = endpoint.value, !random.once(in: 6) {
      run.success = telling("value", type, ["loaded", "counted", "arrived"], scope)
    } else if random.once(in: 2), let action = leaves.first(where: \.parameters.isEmpty) {
      run.success = send(action, scope)
    }
    guard let failure = endpoint.failure else { return }
    let told = failure == .error && random.once(in: 4) ? .anyError : failure
    switch random.below(6) {
    case 0: run.failure = .ignored
    case 5: run.failure = .unhandled
    case 1 where leaves.contains(where: \.parameters.isEmpty):
      run.failure = leaves.first(where: \.parameters.isEmpty).map { .told(send($0, scope)) }
    default: run.failure = .told(telling("error", told, ["failed", "refused"], scope))
    }
  }

  private func timer(_ scope: Scope) -> Timer {
    let id = names.take(["ticking", "blinking"])
    feature.stops.append(id)
    return Timer(
      interval: random.pick([10, 100, 700, 1000]), send: send(receiver(of: nil, ["ticked"]), scope),
      id: id)
  }

  func delay(_ scope: Scope) -> Delay {
    let id = random.once(in: 2) ? names.take(["waiting", "hinting"]) : nil
    if let id { feature.stops.append(id) }
    let action = random.pickAny(leaves) ?? receiver(of: nil, ["ticked"])
    return Delay(
      delay: random.pick([50, 400, 2000, 120_000]), send: send(action, scope), id: id,
      isInFlightCancelled: id != nil && random.once(in: 2))
  }

  private func stream(_ scope: Scope) -> Stream? {
    let endpoints = surroundings.clients.flatMap(\.endpoints).filter(\.isStream)
    guard let endpoint = random.pickAny(endpoints), let type = endpoint.value else { return nil }
    let id = names.take(["listening", "hearing"])
    feature.stops.append(id)
    var stream = Stream(
      // A loop over a stream is not broken into lines.
      endpoint: endpoint, arguments: arguments(of: endpoint, upTo: 14, scope), id: id,
      isInFlightCancelled: random.once(in: 2))
    if random.once(in: 3) { stream.element = "event" }
    let inside = scope.with(stream.element, type)
    let maker = ExpressionMaker(random: random, scope: inside)
    if random.once(in: 3), let condition = maker.conditionOfNames() {
      stream.condition = Condition(text: condition.text) { condition.value($0).truth }
    }
    var isThrowing = endpoint.failure != nil
    if random.once(in: 2) {
      stream.body = body(inside, &isThrowing)
    } else {
      stream.send = telling(stream.element, type, ["heard", "arrived"], scope)
    }
    if random.once(in: 2) { stream.finished = send(receiver(of: nil, ["ended", "ticked"]), scope) }
    if isThrowing {
      stream.failure =
        random.once(in: 4)
        ? random.pick([.ignored, .unhandled])
        : .told(telling("error", .error, ["cut", "failed"], scope))
    }
    return stream
  }

  private func steps(_ scope: Scope) -> [Effects] {
    (0..<random.number(1...4)).map { number in
      var effects = Effects()
      switch random.below(11) {
      case 9, 10: if let each = each(scope) { effects.each = [each] }
      case 4: effects.timers = [timer(scope)]
      case 5, 8: if let stream = stream(scope) { effects.streams = [stream] }
      case 6: if let custom = custom(scope) { effects.custom = [custom] }
      case 7: effects.dismissesItself = random.once(in: 2)
      case 0:
        if let run = run(scope) { effects.runs = [run] }
      case 1: effects.delays = [delay(scope)]
      case 2, 3:
        if let id = random.pickAny(feature.stops), number > 0 { effects.cancelled = [id] }
      default: break
      }
      if effects.isEmpty || random.once(in: 3) {
        effects.sent = [send(random.pickAny(leaves) ?? receiver(of: nil, ["ticked"]), scope)]
      }
      return effects
    }
  }

  private func custom(_ scope: Scope) -> Custom? {
    guard let action = random.pickAny(leaves) else { return nil }
    let send = send(action, scope)
    let isTask = !random.once(in: 3)
    let text = isTask ? ".run { send in await send(\(send.swift)) }" : ".send(\(send.swift))"
    let id = isTask && !random.once(in: 4) ? names.take(["working"]) : nil
    if let id { feature.stops.append(id) }
    return Custom(
      text: text, id: id, isTask: isTask,
      isInFlightCancelled: id != nil && random.once(in: 2), send: send)
  }

  /// Actions that end what would never end by itself.
  func makeStops() {
    makeElementStops()
    for id in feature.stops.uniqued {
      let isCancelled = allBlocks.contains { $0.effects.cancelled.contains(id) }
      guard !isCancelled || random.once(in: 2) else { continue }
      let action = Action(names.takeAction(["stopTapped"]))
      action.block.effects.cancelled = [id]
      feature.actions.append(action)
    }
  }
}

extension [String] {
  /// The texts without repetitions, in their order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
