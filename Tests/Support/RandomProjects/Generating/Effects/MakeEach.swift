extension FeatureMaker {
  /// Makes effects for each element of a list.
  func each(_ scope: Scope) -> Each? {
    let type: ValueType = random.pick([.int, .string])
    let lists = scope.named(.array(type))
    let maker = ExpressionMaker(random: random, scope: scope)
    let collection = random.pickAny(lists) ?? maker.literal(.array(type))
    guard collection.text != "[]" else { return nil }
    let inside = scope.with("unit", type)
    let ends = feature.elementStops.filter { $0.type == type }
    let count = feature.stops.count
    var effects = Effects()
    switch random.below(6) {
    case 0: effects.runs = [run(inside)].compactMap(\.self)
    case 1: effects.delays = [delay(inside)]
    case 2: effects.task = task(inside)
    case 3: effects.laters = [later(inside)]
    default: break
    }
    if effects.isEmpty || random.once(in: 3) {
      effects.sent = [send(random.pickAny(leaves) ?? receiver(of: type, ["noted"]), inside)]
    }
    if random.once(in: 3), let end = random.pickAny(ends) {
      effects.cancelled = ["\(end.name)(unit)"]
    }
    let made = feature.stops[count...]
    feature.elementStops += made.map { ($0, type) }
    feature.stops.removeLast(made.count)
    return Each(
      collection: collection, element: "unit", effects: effects.withElement("unit"))
  }

  /// Makes actions that end the effect for a single element.
  func makeElementStops() {
    for (name, type) in feature.elementStops where !random.once(in: 3) {
      let part = Parameter(label: random.pick([nil, "of"]), name: "part", type: type)
      let action = Action(names.takeAction(["endTapped"]), [part])
      action.block.effects.cancelled = ["\(name)(part)"]
      feature.actions.append(action)
    }
  }
}

extension Effects {
  /// Returns the effects, in which the name of each id is followed by the element.
  fileprivate func withElement(_ element: String) -> Effects {
    var effects = self
    for index in runs.indices { effects.runs[index].id?.append("(\(element))") }
    for index in laters.indices { effects.laters[index].id?.append("(\(element))") }
    for index in delays.indices { effects.delays[index].id?.append("(\(element))") }
    effects.task?.id?.append("(\(element))")
    return effects
  }
}
