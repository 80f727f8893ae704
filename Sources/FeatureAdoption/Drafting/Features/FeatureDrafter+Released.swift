import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Makes fields and actions that no key can express as a child's fields and actions of the feature itself.
  ///
  /// The reducers of such children stay Swift, or are applied elsewhere.
  mutating func releaseChildren() throws(NotDrafted) {
    let known = Set(body.children.map(\.name))
    var reader = stateReader
    try reader.releaseCases(
      Set(state.children.filter { !known.contains($0.key) && !$0.value.isProperty }.keys))
    take(reader)
    state = reader.state
    for (name, field) in state.children.sorted(by: { $0.key < $1.key }) where !known.contains(name)
    {
      guard let variable = field.member.declaration.variable else { continue }
      state.children[name] = nil
      state.released.insert(name)
      state.fields.append(plainField(field, variable))
      if variable.type == nil { state.shownTypes.insert(name) }
    }
    let order =
      feature.nested["State"]?.members.compactMap {
        $0.declaration.variable.map { context.fieldName(of: $0) }
      } ?? []
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    state.fields.sort { places[$0.name] ?? .max < places[$1.name] ?? .max }
    for name in actions.table.cases.keys.sorted()
    where !known.contains(name) && body.alerts.place(name) == nil {
      guard let kind = actions.names.kinds[name], kind != .binding, kind != .group,
        style?.cases.contains(name) != true
      else { continue }
      let path = actions.names.joined(actions.table.enclosing[name] ?? "", name)
      actions.names.kinds[name] = nil
      actions.released.insert(path)
      if let payload = actions.table.release(name, as: path, in: feature) {
        actions.names.payloads[path] = [payload]
      }
    }
    keepUnusedChoices()
  }

  /// The feature's own actions that carry other actions, as tests name them.
  var carriers: CarriedActions {
    CarriedActions(
      feature: feature, types: types,
      payloads: actions.names.payloads.compactMapValues { $0.count == 1 ? $0[0] : nil })
  }

  /// The choices of children that no child uses.
  var unusedChoices: [String] {
    declared.oneOfs.keys.sorted().filter { name in
      !body.children.contains { $0.cases != nil && $0.name.capitalizedFirst == name }
    }
  }

  /// Keeps choices of children that no child uses in Swift.
  private mutating func keepUnusedChoices() {
    for name in unusedChoices {
      let index = members.drafted.firstIndex {
        $0.declaration.type?.name == name && $0.declaration.has("Reducer")
      }
      guard let index else { continue }
      declared.oneOfs[name] = nil
      keep(members.drafted.remove(at: index), in: feature.name)
    }
  }

  /// Returns the field of a child's state as a field of the feature itself.
  private func plainField(_ field: ChildField, _ variable: VariableDeclaration) -> DraftKey {
    let type = field.type.onOneLine
    let isBound =
      actions.names.kinds["binding"] == .binding && !variable.isConstant && !field.isPresented
    let showsType = variable.value.map { evidentType($0, in: field.member.file) != nil } ?? false
    let isHidden = stateReader.isTakenByNoInitializer(variable, field.member)
    return FieldDraft(
      name: variable.name, type: variable.type == nil && showsType ? nil : type,
      value: field.value.flatMap { type.hasSuffix("?") && $0.text == "nil" ? nil : $0.text },
      comments: commentLines(field.member.declaration.comment), span: field.member.span,
      options: [DraftKey](
        ("binding", isBound ? "true" : nil), ("let", variable.isConstant ? "true" : nil),
        ("wrapper", field.isPresented ? "@Presents" : nil), ("init", isHidden ? "false" : nil))
    ).key
  }
}

extension ActionTable {
  /// Makes an action of the feature itself from a case that holds actions of another type, and returns its payload.
  ///
  /// - Parameter path: The name of the case with the names of its groups.
  mutating func release(
    _ name: String, as path: String, in feature: LinkedType
  ) -> Payload? {
    guard case (var payload, let member)? = takeCase(name) else { return nil }
    payload.name = "value"
    insert(Entry(name: path, payload: [payload], member: member))
    let cases = feature.nested["Action"]?.members.compactMap { $0.declaration.enumCase?.name } ?? []
    let places = Dictionary(zip(cases, cases.indices)) { first, _ in first }
    sortOwn { places[String($0.name.prefix { $0 != "." })] ?? .max }
    return payload
  }
}
