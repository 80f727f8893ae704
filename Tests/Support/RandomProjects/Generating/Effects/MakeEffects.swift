extension FeatureMaker {
  /// Makes actions that start effects.
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

  func timer(_ scope: Scope) -> Timer {
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

  func steps(_ scope: Scope) -> [Effects] {
    (0..<random.number(1...4)).map { number in
      var effects = Effects()
      switch random.below(11) {
      case 9, 10: if let each = each(scope) { effects.each = [each] }
      case 4: effects.timers = [timer(scope)]
      case 5, 8: if let stream = stream(scope) { effects.streams = [stream] }
      case 6: if let custom = custom(scope) { effects.custom = [custom] }
      case 7: effects.dismissesItself = true
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

  func custom(_ scope: Scope) -> Custom? {
    guard let action = random.pickAny(leaves) else { return nil }
    let send = send(action, scope)
    let isTask = !random.once(in: 3)
    var text = isTask ? ".run { send in await send(\(send.swift)) }" : ".send(\(send.swift))"
    let delay = isTask && random.once(in: 2) ? random.pick([1, 3]) : nil
    if let delay {
      let clock = feature.ownNames["continuousClock"] ?? "continuousClock"
      let lines = [
        "try await \(clock).sleep(for: .seconds(\(delay)))", "await send(\(send.swift))",
      ]
      text = ".run { send in\n\(lines.map { "  \($0)\n" }.joined())}"
    }
    let id = isTask && !random.once(in: 4) ? names.take(["working"]) : nil
    if let id { feature.stops.append(id) }
    return Custom(
      text: text, id: id, isTask: isTask, delay: delay.map { $0 * 1000 },
      isInFlightCancelled: id != nil && random.once(in: 2), send: send)
  }

  /// Makes actions that end effects which would never end by themselves.
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
