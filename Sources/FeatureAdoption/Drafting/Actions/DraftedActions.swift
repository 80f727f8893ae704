import SpecSwift

/// The actions of a feature, with their meanings.
struct DraftedActions {
  /// The actions.
  var table: ActionTable
  /// The meanings of the actions.
  var names: ActionNames
  /// The actions that look like those of children, but are the feature's own.
  var released: Set<String> = []

  /// The app's protocol that the feature conforms to instead of `Reducer`.
  private let style: AppStyle?

  /// Makes the actions as they are declared.
  init(_ context: DraftingContext) {
    (table, names, style) = (context.table, context.names, context.style)
  }
}

extension DraftedActions {
  /// The groups around the actions of children, alerts and dialogs; nil for actions in no group.
  var childHolders: [String?] {
    table.cases.keys
      .filter { name in names.kinds[name] != .binding && style?.cases.contains(name) != true }
      .map { table.enclosing[$0] }
  }

  /// Whether a child's actions are in another group than a spec puts children in. The child's reducer then stays
  /// Swift.
  func isStray(_ child: String) -> Bool {
    guard let kind = names.kinds[child], kind != .binding, kind != .group,
      style?.cases.contains(child) != true
    else { return false }
    let holder = style.flatMap { $0.action == nil ? nil : $0.childGroup } ?? mostHeld
    return table.enclosing[child] != holder
  }

  /// The group with the most children's actions; nil for none.
  private var mostHeld: String? {
    let counts = Dictionary(grouping: childHolders, by: { $0 ?? "" }).mapValues(\.count)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most?.key == "" ? nil : most?.key
  }

  /// Adds the meanings that the children and the alerts of a body give to cases of the action.
  mutating func add(
    _ children: [DraftedChild], alerts: [AlertPlace], among tables: ActionTables
  ) {
    for alert in alerts where alert.name == alert.property { names.kinds[alert.name] = .presented }
    for child in children {
      names.kinds[child.name] = child.kind
      if let path = child.statePath { names.statePaths[path] = child.name }
      if child.cases != nil { names.choices.insert(child.name) }
      names.actionsOfChildren[child.name] =
        child.cases.map { tables.actions(of: $0) }
        ?? child.features.first.flatMap { tables.actions(of: $0) }
    }
  }
}

extension ActionTable {
  /// Whether a reducer of bindings with these arguments handles the feature's own bindings.
  func areOfBindings(_ arguments: [LabeledValue]) -> Bool {
    arguments.isEmpty
      || arguments.map(\.value.source.text) == enclosing["binding"].map { ["\\.\($0)"] }
  }
}
