/// A parameter of an action, an endpoint, a case of an enum, …
struct Parameter: Hashable {
  /// The label of arguments; nil for `_`.
  var label: String?
  var name: String
  var type: ValueType
  /// The default value, which a call without an argument uses.
  var initial: Value?

  /// Returns an argument for the parameter.
  func argument(_ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }

  /// The parameter's key in `with:`.
  var key: String {
    switch label {
    case nil: "_ \(name)"
    case name?: name
    case let label?: "\(label) \(name)"
    }
  }
}

/// A stored property.
struct Field: Hashable {
  var name: String
  var type: ValueType
  /// The default value, which an optional field always has.
  var initial: Value?
  var isBinding = false
  var isConstant = false
  /// The storage of the value, if several features share it.
  var shared: SharedSource?
  /// The property wrapper of the field, which the app declares.
  var wrapper: Wrapper?
  /// The change that follows each change of the field.
  var observer: Observer?
  var doc: String?
}

/// A computed property.
struct Computed {
  var name: String
  var type: ValueType
  /// The getter's Swift expression, with its value for given fields.
  var get: Fragment
  /// The setter: its Swift text, and its effect on the model for a new value.
  var set: (text: String, run: (Context, Value) -> Void)?
  var doc: String?
}

/// A Swift expression, with its type and its value in the model.
struct Fragment {
  var text: String
  var type: ValueType
  /// Whether the expression needs no parentheses next to an operator.
  var isAtomic = true
  var value: (Context) -> Value
  /// Whether the fragment is an argument that the call omits.
  var isLeftOut: Bool { text.isEmpty }

  /// The text as an operand of an operator.
  var operand: String { isAtomic ? text : "(\(text))" }
}

/// A target of assignments.
struct Place {
  var text: String
  var type: ValueType
  /// The text before an assigned value up to its parenthesis, where an assignment needs more than the text: `state =
  /// .loaded(`.
  var opening: String?
  var read: (Context) -> Value
  var write: (Context, Value) -> Void

  /// Returns a Swift statement that assigns a value to the place.
  func assigned(_ value: String) -> String {
    opening.map { "\($0)\(value))" } ?? "\(text) = \(value)"
  }
}

/// A Swift statement, or several, with their effect on the model.
struct Statement {
  var lines: [String]
  var run: (Context) -> Void

  init(_ lines: [String], run: @escaping (Context) -> Void) {
    self.lines = lines
    self.run = run
  }
}

/// A condition of `guard` or `if`, which may declare names for the code that follows.
struct Condition {
  var text: String
  /// Returns whether the condition holds.
  var holds: (Context) -> Bool
}

/// Returns the arguments in parentheses, without the omitted arguments; an empty text if there are no parameters.
func call(_ parameters: [Parameter], _ arguments: [Fragment]) -> String {
  let list = zip(parameters, arguments).filter { !$1.isLeftOut }.map { $0.argument($1.text) }
  return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
}
