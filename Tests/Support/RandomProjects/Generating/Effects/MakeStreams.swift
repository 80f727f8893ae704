extension FeatureMaker {
  func stream(_ scope: Scope) -> Stream? {
    let endpoints = surroundings.clients.flatMap(\.endpoints).filter(\.isStream)
    guard let endpoint = random.pickAny(endpoints), let type = endpoint.value else { return nil }
    let id = names.take(["listening", "hearing"])
    feature.stops.append(id)
    // The generator does not wrap a loop over a stream.
    let arguments = arguments(of: endpoint, upTo: 14, scope)
    var stream = Stream(
      endpoint: endpoint, arguments: arguments, call: callText(endpoint, arguments), id: id,
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
      stream.send = sendingLater(stream.element, type, ["heard", "arrived"], scope)
    }
    if random.once(in: 2) { stream.finished = send(receiver(of: nil, ["ended", "ticked"]), scope) }
    if isThrowing {
      stream.failure =
        random.once(in: 4)
        ? random.pick([.ignored, .unhandled])
        : .told(sendingLater("error", .error, ["cut", "failed"], scope))
    }
    return stream
  }
}
