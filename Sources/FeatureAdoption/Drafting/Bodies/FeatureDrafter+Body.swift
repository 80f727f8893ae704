import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Reads the body with its handlers.
  mutating func readBody() throws(NotDrafted) {
    if hasNoBody { return try releaseChildren() }
    try readParts()
    try readChanges()
    let own = body.parts.filter(\.isOwn)
    let busy = own.filter { !$0.doesNothing }
    body.reducePlaces = (busy.isEmpty ? own : busy).map(\.place)
    try releaseChildren()
    try readProcedures()
    for part in body.parts { try readHandlers(of: part) }
    joinBlocks()
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

  /// Reads the handlers in a part of the body.
  mutating func readHandlers(of part: BodyPart) throws(NotDrafted) {
    do throws(NotDrafted) {
      switch part.kind {
      case .closure(let closure): try readHandlers(closure, part.source, at: part.place, part.file)
      case .function(let function, let member):
        try readHandlers(function, member, at: part.place)
      case .functions: try readDispatches(at: part.place)
      case .bindings: return
      }
    } catch {
      throw error.about(unit: part.unit)
    }
  }

  /// Whether the library makes the body, which does nothing.
  private var hasNoBody: Bool {
    declared.body == nil && style?.hasBody != true
      && feature.origin.declaration.attributes.contains { $0.name.hasSuffix("Reducer") }
      && feature.functions(named: "reduce").isEmpty && feature.variable(named: "body") == nil
  }
}
