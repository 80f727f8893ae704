/// Where a value is that several features see.
struct SharedSource: Hashable {
  enum Storage: String {
    case appStorage, fileStorage, inMemory
    /// A key in Swift, which has a default.
    case key
    /// The parent hands a reference over.
    case parent
  }

  var storage: Storage
  /// The key.
  var name = ""
  /// Whether the feature only reads it.
  var isReader = false

  /// What tells the value from all others; nil for one that has no key.
  var cell: String? { storage == .parent ? nil : name }
}

extension Field {
  /// Whether the initialiser of the state takes it.
  var isParameter: Bool { shared.map { $0.cell == nil } ?? true }
  /// Whether statements can assign to it.
  var isAssignable: Bool { !isConstant && shared == nil }
  /// Whether an action tells what a view writes.
  var isBoundByAction: Bool { isBinding && shared == nil }
  /// Whether 'withLock' changes it.
  var isLocked: Bool { shared?.isReader == false }

  /// A value as an argument of the state's initialiser.
  func argument(_ text: String) -> String {
    shared.map { "\($0.isReader ? "SharedReader" : "Shared")(value: \(text))" } ?? text
  }

  /// A value as an argument of the state's initialiser.
  func argument(_ value: Fragment) -> Fragment {
    var argument = value
    argument.text = self.argument(value.text)
    return argument
  }

  /// What the context's model holds for it in a node.
  func value(in node: Node, _ model: ReferenceModel) -> Value {
    guard let cell = node.cells[name] else { return node.fields[name] ?? .absent }
    return model.read(cell)
  }
}
