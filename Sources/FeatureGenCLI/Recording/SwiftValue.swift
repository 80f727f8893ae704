import FeatureGenerator
import FeatureSpec
import JSON
import SpecSource

/// A value that a recorder has written down.
indirect enum SwiftValue {
  struct Field {
    var name: String
    var value: SwiftValue
  }

  /// What a literal or a call says.
  case swift(String)
  case nothing
  case structure(type: String, [Field])
  /// A case of an enum; paths are the cases of actions and child states.
  case choice(type: String, name: String, [Field], isPath: Bool)
  case list([SwiftValue])
  case dictionary([(key: SwiftValue, value: SwiftValue)])
  case unknown(type: String, dump: String)

  init?(_ json: JSONValue?) {
    guard let json else { return nil }
    let fields = (json["fields"]?.list ?? []).compactMap { field in
      SwiftValue(field["value"]).map { Field(name: field["name"]?.text ?? "", value: $0) }
    }
    if let text = json["swift"]?.text {
      self = .swift(text)
    } else if json["nothing"] != nil {
      self = .nothing
    } else if let type = json["struct"]?.text {
      self = .structure(type: type, fields)
    } else if let type = json["enum"]?.text, let name = json["case"]?.text {
      // The cases of a result are paths as well, and yet no actions.
      let isPath = json["isPath"]?.flag ?? false && !type.hasPrefix("Swift.")
      self = .choice(type: type, name: name, fields, isPath: isPath)
    } else if let items = json["list"]?.list {
      self = .list(items.compactMap { SwiftValue($0) })
    } else if let pairs = json["pairs"]?.list {
      self = .dictionary(
        pairs.compactMap { pair in
          guard let parts = pair.list, parts.count == 2, let key = SwiftValue(parts[0]),
            let value = SwiftValue(parts[1])
          else { return nil }
          return (key, value)
        })
    } else if let type = json["type"]?.text {
      self = .unknown(type: type, dump: json["dump"]?.text ?? "")
    } else {
      return nil
    }
  }
}

/// What a value is that no expression is known of.
struct UnknownValue: Error {
  var type: String
}

/// Writes values in Swift, by what the specs say of their types.
struct SwiftValueWriter {
  let project: FeatureProject
  let initializers: [String: KnownInitializer]
  /// The action that has led to what is written: an alert may show a value of it.
  var action: SwiftValue?
  /// The names of groups that hold children, which specs leave out.
  private let groupsOfChildren: Set<String>

  init(_ project: FeatureProject) {
    self.project = project
    initializers = project.knownInitializers
    let groups = project.settings.styles.flatMap(\.groups) + project.features.flatMap(\.groups)
    groupsOfChildren = Set(groups.filter(\.holdsChildren).map(\.name.value))
      .subtracting(project.features.flatMap(\.children).map(\.name.value))
  }

  /// A value as an expression.
  ///
  /// - Throws: `UnknownValue` for one that no expression is known of.
  func expression(_ value: SwiftValue) throws(UnknownValue) -> String {
    switch value {
    case .swift(let text): return text
    case .nothing: return "nil"
    case .list(let items): return "[\(try expressions(items))]"
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      var texts: [String] = []
      for pair in pairs {
        texts.append("\(try expression(pair.key)): \(try expression(pair.value))")
      }
      return "[\(texts.joined(separator: ", "))]"
    case .choice(_, let name, let fields, _):
      return ".\(name)" + (fields.isEmpty ? "" : "(\(try arguments(fields)))")
    case .structure(let type, let fields): return try structure(type, fields)
    case .unknown(let type, _): throw UnknownValue(type: withoutModule(type))
    }
  }

  func arguments(_ fields: [SwiftValue.Field]) throws(UnknownValue) -> String {
    var texts: [String] = []
    for field in fields {
      let value = try expression(field.value)
      texts.append(field.name.isEmpty ? value : "\(field.name): \(value)")
    }
    return texts.joined(separator: ", ")
  }

  private func expressions(_ values: [SwiftValue]) throws(UnknownValue) -> String {
    var texts: [String] = []
    for value in values { texts.append(try expression(value)) }
    return texts.joined(separator: ", ")
  }

  private func structure(
    _ type: String, _ fields: [SwiftValue.Field]
  ) throws(UnknownValue) -> String {
    let name = withoutModule(type)
    if type.hasPrefix("FeatureRuntime."), let prompt = try prompt(type, fields) { return prompt }
    guard let initializer = initializers[name] else { throw UnknownValue(type: name) }
    var texts: [String] = []
    for parameter in initializer.parameters where parameter.isTaken {
      guard let field = fields.first(where: { $0.name == parameter.name }) else {
        throw UnknownValue(type: name)
      }
      let value = try expression(field.value)
      let same = [value, "\(name)\(value)"] + (value == "[]" ? ["StackState()"] : [])
      guard !same.contains(where: { $0 == parameter.defaultValue }) else { continue }
      let argument = parameter.wrapper.map { "\($0)(value: \(value))" } ?? value
      texts.append("\(parameter.name): \(argument)")
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  func withoutModule(_ type: String) -> String {
    guard let dot = type.firstIndex(of: "."), !type.hasPrefix("(") else { return type }
    return String(type[type.index(after: dot)...])
  }
}

extension SwiftValueWriter {
  /// An action as a step names it: `todos[UUID(0)].delegate.deleted("a")`.
  func action(_ value: SwiftValue) throws(UnknownValue) -> String {
    guard case .choice(_, let name, let fields, true) = value else {
      return String(try expression(value).drop { $0 == "." })
    }
    if name == "presented", fields.count == 1, fields[0].value.isPath {
      return try action(fields[0].value)
    }
    if name == "element", fields.map(\.name) == ["id", "action"] {
      return "[\(try expression(fields[0].value))].\(try action(fields[1].value))"
    }
    if fields.count == 1, fields[0].value.isPath {
      let rest = try action(fields[0].value)
      if groupsOfChildren.contains(name) { return rest }
      return rest.hasPrefix("[") ? name + rest : "\(name).\(rest)"
    }
    return name + (fields.isEmpty ? "" : "(\(try arguments(fields)))")
  }
}

extension SwiftValue {
  /// Whether it is an action in an action.
  fileprivate var isPath: Bool {
    if case .choice(_, _, _, true) = self { true } else { false }
  }
}
