/// A parameter of an action, an endpoint, a case of an enum, …
struct Parameter: Hashable {
  /// What stands in front of arguments; nil for `_`.
  var label: String?
  var name: String
  var type: ValueType
  /// What it is where calls leave it out.
  var initial: Value?

  /// An argument for it.
  func argument(_ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }

  /// Its key in `with:`.
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
  /// Its default, which an optional has anyway.
  var initial: Value?
  var isBinding = false
  var isConstant = false
  /// Where its value is, if several features see it.
  var shared: SharedSource?
  /// A property wrapper of the app around it.
  var wrapper: Wrapper?
  /// What follows each change of it.
  var observer: Observer?
  var doc: String?
}

/// A computed property.
struct Computed {
  var name: String
  var type: ValueType
  /// Swift, and what it gives for the values of the fields.
  var get: Fragment
  /// Swift that sets it, and what that does with the new value.
  var set: (text: String, run: (Context, Value) -> Void)?
  var doc: String?
}

/// Swift of some type, and what it gives.
struct Fragment {
  var text: String
  var type: ValueType
  /// Whether it needs no parentheses beside an operator.
  var isAtomic = true
  var value: (Context) -> Value
  /// Whether it is an argument that the call does not name.
  var isLeftOut: Bool { text.isEmpty }

  /// The text as an operand.
  var operand: String { isAtomic ? text : "(\(text))" }
}

/// Something that can be assigned to.
struct Place {
  var text: String
  var type: ValueType
  /// What stands in front of a value up to its parenthesis, where that is more than the text: `state = .loaded(`.
  var opening: String?
  var read: (Context) -> Value
  var write: (Context, Value) -> Void

  /// Swift that gives it a value.
  func assigned(_ value: String) -> String {
    opening.map { "\($0)\(value))" } ?? "\(text) = \(value)"
  }
}

/// Statements, and what they do.
struct Statement {
  var lines: [String]
  var run: (Context) -> Void

  init(_ lines: [String], run: @escaping (Context) -> Void) {
    self.lines = lines
    self.run = run
  }
}

/// A condition of `guard` or `if`; it may declare something for what follows.
struct Condition {
  var text: String
  /// Whether it holds.
  var holds: (Context) -> Bool
}

/// Arguments in parentheses, without those that are left out; nothing where there are none.
func call(_ parameters: [Parameter], _ arguments: [Fragment]) -> String {
  let list = zip(parameters, arguments).filter { !$1.isLeftOut }.map { $0.argument($1.text) }
  return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
}
