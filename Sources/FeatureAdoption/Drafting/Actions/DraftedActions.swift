/// The actions of a feature, with their meanings.
struct DraftedActions {
  /// The actions.
  var table: ActionTable
  /// The meanings of the actions.
  var names: ActionNames
  /// The actions that look like those of children, but are the feature's own.
  var released: Set<String> = []

  /// Makes the actions as they are declared.
  init(_ context: DraftingContext) { (table, names) = (context.table, context.names) }
}
