import SpecSource

/// The parts of a feature that specs name, indexed so that a search takes no longer in a large feature.
package struct PartsByName: Sendable {
  let actions: NamedList<FeatureAction>
  let fields: NamedList<Field>
  let computed: NamedList<ComputedProperty>
  let parameters: NamedList<Field>
  let functions: NamedList<Endpoint>
  let children: NamedList<Child>
  let promptPlaces: NamedList<PromptPlace>
  let procedures: NamedList<Procedure>
  let stateCases: NamedList<EnumCase>
  /// The names of all properties of the state.
  package let properties: NameIndex
  /// The places that show alerts and dialogs, by the names of the alerts and dialogs.
  let placesOfPrompts: [String: PromptPlace]
  /// The parts that `present` shows.
  let presentables: [String: Presentable]
  /// The parts that `push` adds to the stack.
  let pushables: [String: Presentable]
  /// The reactions by the first name of their addresses.
  let reactions: [String: [Reaction]]
  /// The ids of effects where the effects are started, in the order of the spec. The ids of a handler have no value.
  package let effectIDs: NamedList<EffectID>
  /// The actions by the names of the groups that contain them, with dots between the names. Actions in no group have
  /// an empty name.
  private let actionsByGroup: [String: NamedList<FeatureAction>]
  /// The groups that contain actions or other groups.
  private let groups: Set<String>

  init(
    _ parts: FeatureParts, functions: [Endpoint], promptPlaces: [PromptPlace],
    casePlaces: [PromptPlace], allActions: [FeatureAction], effectIDs: [EffectID]
  ) {
    actions = NamedList(parts.actions.own) { $0.name.value }
    fields = NamedList(parts.state.form.fields) { $0.name.value }
    computed = NamedList(parts.state.computed) { $0.name.value }
    parameters = NamedList(parts.inputs.parameters) { $0.name.value }
    self.functions = NamedList(functions) { $0.name.value }
    children = NamedList(parts.places.children) { $0.name.value }
    self.promptPlaces = NamedList(promptPlaces) { $0.name.value }
    procedures = NamedList(parts.behaviour.procedures) { $0.name.value }
    stateCases = NamedList(parts.state.form.cases ?? []) { $0.name.value }
    properties = NameIndex(
      parts.state.form.fields.map(\.name.value) + parts.state.computed.map(\.name.value)
        + parts.places.children.filter(\.hasProperty).map(\.name.value)
        + promptPlaces.map(\.name.value) + (parts.state.form.cases ?? []).map(\.name.value))
    let shown = (promptPlaces + casePlaces).flatMap { place in
      place.prompts.map { ($0.name.value, place) }
    }
    placesOfPrompts = Dictionary(shown) { first, _ in first }
    presentables = parts.places.presentables(placesOfPrompts)
    pushables = parts.places.pushables
    reactions = Dictionary(grouping: parts.behaviour.reactions) { $0.names.first ?? "" }
    self.effectIDs = NamedList(effectIDs) { $0.value }
    let grouped = Dictionary(grouping: allActions) { $0.groups.joined(separator: ".") }
    actionsByGroup = grouped.mapValues { NamedList($0) { $0.name.value } }
    groups = Set(
      allActions.flatMap { action in
        action.groups.indices.map { action.groups[...$0].joined(separator: ".") }
      })
  }

  /// Finds the actions that are directly in a group. A path without names means the actions in no group.
  package func actions(in group: [String]) -> NamedList<FeatureAction> {
    actionsByGroup[group.joined(separator: ".")] ?? NamedList([]) { $0.name.value }
  }

  /// Whether a group contains actions.
  package func hasGroup(_ group: [String]) -> Bool { groups.contains(group.joined(separator: ".")) }
}
