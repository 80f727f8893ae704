/// The type of a field, a parameter or an expression.
indirect enum ValueType: Hashable {
  case int, double, string, bool, date, uuid
  /// The type `EffectError`.
  case error
  /// The type `any Error`, whose values cannot be compared.
  case anyError
  case optional(ValueType)
  case array(ValueType)
  case dictionary(ValueType)
  case set(ValueType)
  case named(NamedType)
  /// A generic parameter of the feature.
  case generic(String)
  /// The type `Result<Success, Failure>`. The success type is nil for a result without a value.
  case result(ValueType?, failure: ValueType)
}

/// An enum or a struct of the project: a model, or a type nested in a feature.
final class NamedType: Hashable {
  /// A case of an enum.
  struct Case {
    var name: String
    var payload: [Parameter] = []
    var raw: String?
  }

  /// The kind of the type's declaration.
  enum Shape {
    case choice([Case])
    case record([Field])
  }

  let name: String
  /// The type of the feature that contains the declaration; nil for a model.
  let owner: String?
  let shape: Shape
  var conforms: [String] = []
  var computed: [Computed] = []
  /// The types nested in a model.
  var nested: [NamedType] = []
  var doc: String?

  init(_ name: String, owner: String?, shape: Shape) {
    self.name = name
    self.owner = owner
    self.shape = shape
  }

  static func == (left: NamedType, right: NamedType) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the type's name, as code in a type, or in no type, writes it.
  func name(seenFrom place: String?) -> String {
    guard let owner, owner != place else { return name }
    return owner == place.map { "\($0).State" } ? "State.\(name)" : "\(owner).\(name)"
  }

  var cases: [Case] { if case .choice(let cases) = shape { cases } else { [] } }
  var fields: [Field] { if case .record(let fields) = shape { fields } else { [] } }
}

extension ValueType {
  /// Returns the type as Swift in a feature writes it.
  func swift(in owner: String?) -> String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    case .date: "Date"
    case .uuid: "UUID"
    case .error: "EffectError"
    case .anyError: "any Error"
    case .optional(let type): "\(type.swift(in: owner))?"
    case .array(let type): "[\(type.swift(in: owner))]"
    case .dictionary(let type): "[String: \(type.swift(in: owner))]"
    case .set(let type): "Set<\(type.swift(in: owner))>"
    case .named(let type): type.name(seenFrom: owner)
    case .generic(let name): name
    case .result(let type, let failure):
      "Result<\(type?.swift(in: owner) ?? "Void"), \(failure.swift(in: owner))>"
    }
  }

  /// Returns the Swift text of a value of the type, where the context determines the type.
  func literal(_ value: Value, in owner: String?) -> String {
    switch (self, value) {
    case (_, .absent): "nil"
    case (.optional(let type), _): type.literal(value, in: owner)
    case (.int, .int(let number)): "\(number)"
    case (.double, .double(let number)): "\(number)"
    case (_, .string(let text)): quoted(text)
    case (_, .bool(let truth)): "\(truth)"
    case (_, .date(let seconds)): "Date(timeIntervalSince1970: \(seconds))"
    case (_, .uuid(let number)): "UUID(\(number))"
    case (_, .error(let text)): "EffectError(\(quoted(text)))"
    case (.array(let type), .array(let items)):
      "[\(items.map { type.literal($0, in: owner) }.joined(separator: ", "))]"
    case (.set(let type), .set(let items)):
      "[\(items.map { type.literal($0, in: owner) }.sorted().joined(separator: ", "))]"
    case (.dictionary, .dictionary(let entries)) where entries.isEmpty: "[:]"
    case (.dictionary(let type), .dictionary(let entries)):
      "["
        + entries.sorted { $0.key < $1.key }
        .map { "\(quoted($0.key)): \(type.literal($0.value, in: owner))" }.joined(separator: ", ")
        + "]"
    case (.named(let type), .choice(let name, let payload)):
      ".\(name)"
        + call(
          type.cases.first { $0.name == name }?.payload ?? [], payload, in: owner,
          leavesOutDefaults: true)
    case (.named(let type), .record(let values)):
      type.name(seenFrom: owner) + type.arguments(values, in: owner)
    case (.result(let type, _), .result(true, let value)):
      ".success(\(type?.literal(value, in: owner) ?? "()"))"
    case (.result(_, let type), .result(false, let value)):
      ".failure(\(type.literal(value, in: owner)))"
    default: fatalError("\(value) is not of type \(self)")
    }
  }

  /// Whether values of the type can be compared by `==`.
  var isComparable: Bool {
    switch self {
    case .anyError: false
    case .result(let type, let failure): type != nil && failure.isComparable
    default: true
    }
  }

  /// The type inside of the optional.
  var wrapped: ValueType? {
    if case .optional(let type) = self { type } else { nil }
  }

  /// The named type, if the type is one.
  var name: NamedType? {
    if case .named(let type) = self { type } else { nil }
  }

  /// Whether the type contains a type that is nested in a feature.
  var isNested: Bool {
    switch self {
    case .optional(let type), .array(let type), .dictionary(let type), .set(let type): type.isNested
    case .named(let type): type.owner != nil
    case .generic: true
    case .result(let type, let failure): type?.isNested == true || failure.isNested
    default: false
    }
  }
}

extension NamedType {
  /// Returns the arguments of the initializer, without the arguments that equal their defaults.
  func arguments(_ values: [String: Value], in owner: String?) -> String {
    let arguments = fields.compactMap { field -> String? in
      guard let value = values[field.name], value != field.initial else { return nil }
      return "\(field.name): \(field.type.literal(value, in: owner))"
    }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

/// Returns values for parameters, in parentheses; an empty text if there are no parameters.
func call(
  _ parameters: [Parameter], _ values: [Value], in owner: String?,
  leavesOutDefaults: Bool = false
) -> String {
  guard !parameters.isEmpty else { return "" }
  let arguments = zip(parameters, values).compactMap { parameter, value -> String? in
    leavesOutDefaults && value == parameter.initial
      ? nil : parameter.argument(parameter.type.literal(value, in: owner))
  }
  return "(\(arguments.joined(separator: ", ")))"
}
