/// What a block of a feature sees and changes while the model runs it.
final class Context {
  var node: Node
  var locals: [String: Value]
  let model: ReferenceModel
  /// Seconds since 1970 that `date` is.
  var date = 0
  /// Whether a statement has thrown, and nothing has caught it yet.
  var hasThrown = false

  init(_ node: Node, locals: [String: Value] = [:], in model: ReferenceModel) {
    self.node = node
    self.locals = locals
    self.model = model
  }

  /// What a computed property of a type sees: the value, as 'self'.
  convenience init(of value: Value, in model: ReferenceModel) {
    self.init(Node(identity: 0, margin: 0, fields: [:]), locals: ["self": value], in: model)
  }

  func local(_ name: String) -> Value {
    guard let value = locals[name] else { fatalError("'\(name)' is not in scope") }
    return value
  }

  /// The same with a local constant.
  func with(_ name: String, _ value: Value) -> Context {
    let inside = Context(node, locals: locals.merging([name: value]) { $1 }, in: model)
    inside.date = date
    return inside
  }

  /// A number, unless it has become too large to go on with.
  func int(_ result: (partialValue: Int, overflow: Bool)) -> Value {
    guard !result.overflow, result.partialValue.magnitude < 1 << 40 else {
      model.give(up: "a number is too large")
      return .int(0)
    }
    return .int(result.partialValue)
  }

  /// A number, unless it cannot be said exactly.
  func double(_ number: Double) -> Value {
    guard number.magnitude < 1_000_000, (number * 256).rounded() == number * 256 else {
      model.give(up: "a number is not exact")
      return .double(0)
    }
    return .double(number)
  }

  /// A text, unless it is too long for a line.
  func string(_ text: String) -> Value {
    if text.count > 30 { model.give(up: "a text is too long") }
    return .string(String(text.prefix(30)))
  }

  /// A list, unless it is too long for a line.
  func array(_ items: [Value]) -> Value {
    if items.count > 6 { model.give(up: "a list is too long") }
    return .array(Array(items.prefix(6)))
  }
}
