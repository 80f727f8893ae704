/// The state of a feature, as far as keys express it.
struct DraftedState {
  /// The fields that belong to no child.
  var fields: [DraftKey] = []
  /// The computed properties.
  var computed: [DraftKey] = []
  /// The form of a state without fields of its own: its cases, or another type.
  var form: SpecDraft?
  /// The access levels of the properties, if other modules see the feature.
  var access = StateAccess()
  /// Whether views may only write the fields that are marked for binding.
  var bindsSome = false
  /// The fields whose types only their values show, to a reader who knows the app's types.
  var shownTypes: Set<String> = []
  /// The order of the fields in the generated initializer; empty if it is the order of their declarations.
  var order: [String] = []
  /// The fields whose first values initializers of the app set. They are required parameters of the generated
  /// initializer.
  var openedValues: Set<String> = []
  /// The fields of children, by their names.
  var children: [String: ChildField] = [:]
  /// The names of fields that look like those of children, but are the feature's own.
  var released: Set<String> = []

  /// The fields that the spec excludes from the initializer.
  var fieldsWithoutParameter: Set<String> {
    Set(fields.filter { $0.value["init"] != nil }.map(\.name))
  }
}
