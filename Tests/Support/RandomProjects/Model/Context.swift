/// The values that a block of a feature reads and changes while the model runs it.
final class Context {
  var node: Node
  var locals: [String: Value]
  let model: ReferenceModel
  /// The value of `date`, in seconds since 1970.
  var date = 0
  /// Whether a statement has thrown an error that nothing has caught yet.
  var hasThrown = false

  init(_ node: Node, locals: [String: Value] = [:], in model: ReferenceModel) {
    self.node = node
    self.locals = locals
    self.model = model
  }

  /// Makes the context of a type's computed property, in which `self` is the value.
  convenience init(of value: Value, in model: ReferenceModel) {
    self.init(Node(identity: 0, margin: 0, fields: [:]), locals: ["self": value], in: model)
  }

  func local(_ name: String) -> Value {
    guard let value = locals[name] else { fatalError("'\(name)' is not in scope") }
    return value
  }

  /// Returns the context with a local constant.
  func with(_ name: String, _ value: Value) -> Context {
    let inside = Context(node, locals: locals.merging([name: value]) { $1 }, in: model)
    inside.date = date
    return inside
  }

  /// Returns a number. The model gives up if the number is too large for further steps.
  func int(_ result: (partialValue: Int, overflow: Bool)) -> Value {
    guard !result.overflow, result.partialValue.magnitude < 1 << 40 else {
      model.give(up: "a number is too large")
      return .int(0)
    }
    return .int(result.partialValue)
  }

  /// Returns a number. The model gives up if the number has no exact text.
  func double(_ number: Double) -> Value {
    guard number.magnitude < 1_000_000, (number * 256).rounded() == number * 256 else {
      model.give(up: "a number is not exact")
      return .double(0)
    }
    return .double(number)
  }

  /// Returns a text. The model gives up if the text is too long for a line.
  func string(_ text: String) -> Value {
    if text.count > 30 { model.give(up: "a text is too long") }
    return .string(String(text.prefix(30)))
  }

  /// Returns a list. The model gives up if the list is too long for a line.
  func array(_ items: [Value]) -> Value {
    if items.count > 6 { model.give(up: "a list is too long") }
    return .array(Array(items.prefix(6)))
  }
}
