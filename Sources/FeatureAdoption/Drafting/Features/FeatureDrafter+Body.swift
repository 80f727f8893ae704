import SpecSwift

extension FeatureDrafter {
  /// Reads the body with its handlers.
  mutating func readBody() throws(NotDrafted) {
    if hasNoBody { return try releaseChildren() }
    try readParts()
    let own = body.parts.filter(\.isOwn)
    let busy = own.filter { !$0.doesNothing }
    body.reducePlaces = (busy.isEmpty ? own : busy).map(\.place)
    try releaseChildren()
    try readHandlers()
    try checkPlaces()
    try checkBindings()
    try checkReducersOfChildren()
  }

  /// Reads the reducers that compose the body.
  mutating func readParts() throws(NotDrafted) {
    var reader = BodyReader(
      context, attempt, parameters: reducer.parameters.map(\.name), declared, state, actions,
      alerts: DraftedAlerts(besides: namesBesideAlerts))
    // Further attempts use what was read before a problem.
    defer {
      take(reader)
      body = reader.body
      actions.add(body.children, alerts: body.alerts.places, among: context.tables)
      for alert in body.alerts.places { state.children[alert.name] = nil }
    }
    try reader.read()
  }

  /// Reads the handlers, which use the body and the actions, and add to both.
  mutating func readHandlers() throws(NotDrafted) {
    var reader = HandlerReader(
      context: context, attempt: attempt, handlersProtocol: reducer.handlersProtocol,
      declared: declared, dependencies: KnownDependencies(context, reducer, declared),
      claims: claims, members: members, actions: actions, body: body, handlers: handlers)
    defer {
      (claims, members, handlers) = (reader.claims, reader.members, reader.handlers)
      (actions, body) = (reader.actions, reader.body)
    }
    try reader.read()
  }

  /// Whether the library makes the body, which does nothing.
  private var hasNoBody: Bool {
    declared.body == nil && style?.hasBody != true
      && feature.origin.declaration.attributes.contains { $0.name.hasSuffix("Reducer") }
      && feature.functions(named: "reduce").isEmpty && feature.variable(named: "body") == nil
  }
}
