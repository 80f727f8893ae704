extension FeatureMaker {
  func run(_ scope: Scope) -> Run? {
    let endpoints = surroundings.clients.flatMap(\.endpoints).filter { !$0.isStream }
    guard let endpoint = random.pickAny(endpoints) else { return nil }
    let arguments = arguments(of: endpoint, scope)
    var run = Run(
      endpoint: endpoint, arguments: arguments, call: callText(endpoint, arguments))
    if let failure = endpoint.failure, random.once(in: 4) {
      run.result = sendingLater(
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

  /// Returns an id of an effect that some action ends.
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

  /// Makes arguments that leave a part of the line to the text around them.
  func arguments(
    of endpoint: Endpoint, upTo longest: Int = 23, _ scope: Scope
  ) -> [Fragment] {
    let maker = ExpressionMaker(random: random, scope: scope)
    return endpoint.parameters.map { maker.make($0.type, depth: random.once(in: 3) ? 1 : 0) }
      .map { $0.text.count <= longest ? $0 : maker.literal($0.type) }
  }

  func addOutcomes(to run: inout Run, _ endpoint: Endpoint, _ scope: Scope) {
    if let type = endpoint.value, !random.once(in: 6) {
      run.success = sendingLater("value", type, ["loaded", "counted", "arrived"], scope)
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
    default: run.failure = .told(sendingLater("error", told, ["failed", "refused"], scope))
    }
  }
}
