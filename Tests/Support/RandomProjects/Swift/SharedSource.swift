/// The storage of a value that several features share.
struct SharedSource: Hashable {
  enum Storage: String {
    case appStorage, fileStorage, inMemory
    /// A key in Swift, which has a default value.
    case key
    /// A reference that the parent passes.
    case parent
  }

  var storage: Storage
  /// The name of the key.
  var name = ""
  /// Whether the feature only reads the value.
  var isReader = false

  /// The identity of the shared value; nil for a value that has no key.
  var cell: String? { storage == .parent ? nil : name }
}

extension Field {
  /// Whether the state's initializer has a parameter for the field.
  var isParameter: Bool { shared.map { $0.cell == nil } ?? true }
  /// Whether statements can assign to the field.
  var isAssignable: Bool { !isConstant && shared == nil }
  /// Whether an action reports the values that a view writes.
  var isBoundByAction: Bool { isBinding && shared == nil }
  /// Whether `withLock` changes the field.
  var isLocked: Bool { shared?.isReader == false }

  /// Returns a value as an argument of the state's initializer.
  func argument(_ text: String) -> String {
    shared.map { "\($0.isReader ? "SharedReader" : "Shared")(value: \(text))" } ?? text
  }

  /// Returns a fragment as an argument of the state's initializer.
  func argument(_ value: Fragment) -> Fragment {
    var argument = value
    argument.text = self.argument(value.text)
    return argument
  }

  /// Returns the field's value in a node, as the context's model stores it.
  func value(in node: Node, _ model: ReferenceModel) -> Value {
    guard let cell = node.cells[name] else { return node.fields[name] ?? .absent }
    return model.read(cell)
  }
}
