import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SwiftCode

/// A value without a known expression.
struct UnknownValue: Error {
  var type: String
}

/// Writes values in Swift, by the types that the specs declare.
struct SwiftValueWriter {
  let project: FeatureProject
  let initializers: [String: KnownInitializer]
  /// The action that has led to the written values: an alert may show one of its values.
  var action: SwiftValue?
  /// The names that replace values in the text.
  var names = ValueNames()
  /// The names of groups that hold children, which specs leave out.
  private let groupsOfChildren: Set<String>

  init(_ project: FeatureProject) {
    self.project = project
    initializers = project.knownInitializers
    let groups = project.settings.styles.flatMap(\.groups) + project.features.flatMap(\.groups)
    groupsOfChildren = Set(groups.filter(\.holdsChildren).map(\.name.value))
      .subtracting(project.features.flatMap(\.children).map(\.name.value))
  }

  /// Writes a value as an expression.
  ///
  /// - Throws: `UnknownValue` for a value without a known expression.
  func expression(_ value: SwiftValue) throws(UnknownValue) -> Code {
    let tree = try plainExpression(value)
    return names.name(of: tree).map { Code($0) } ?? tree
  }

  private func plainExpression(_ value: SwiftValue) throws(UnknownValue) -> Code {
    switch value {
    case .swift(let text): return Code(text)
    case .nothing: return "nil"
    case .list(let items): return .list(try expressions(items))
    case .stack(let items):
      return .call("StackState", items.isEmpty ? [] : [.list(try expressions(items))])
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      var entries: [Code] = []
      for pair in pairs {
        entries.append(.labeled(try expression(pair.key), try expression(pair.value)))
      }
      return .list(entries)
    case .choice(_, let name, let fields, _):
      return fields.isEmpty ? ".\(name)" : .call(".\(name)", try arguments(fields))
    case .structure(let type, let fields): return try structure(type, fields)
    case .unknown(let type, _): throw UnknownValue(type: plainName(ofType: type))
    }
  }

  func arguments(_ fields: [SwiftValue.Field]) throws(UnknownValue) -> [Code] {
    var trees: [Code] = []
    for field in fields {
      trees.append(.labeled(field.name.isEmpty ? nil : field.name, try expression(field.value)))
    }
    return trees
  }

  private func expressions(_ values: [SwiftValue]) throws(UnknownValue) -> [Code] {
    var trees: [Code] = []
    for value in values { trees.append(try expression(value)) }
    return trees
  }

  private func structure(
    _ type: String, _ fields: [SwiftValue.Field]
  ) throws(UnknownValue) -> Code {
    if type.hasPrefix("FeatureRuntime."), let prompt = try prompt(type, fields) { return prompt }
    let name = plainName(ofType: type)
    guard let declaration = ReflectedType(type)?.declaration,
      let initializer = initializers[declaration]
    else { throw UnknownValue(type: name) }
    var arguments: [Code] = []
    for parameter in initializer.parameters where parameter.isTaken {
      guard let field = fields.first(where: { $0.name == parameter.name }) else {
        throw UnknownValue(type: name)
      }
      let value = try expression(field.value)
      let text = value.text
      let same = [text, "\(name)\(text)"] + (text == "StackState()" ? ["[]"] : [])
      guard !same.contains(where: { $0 == parameter.defaultValue }) else { continue }
      let argument = parameter.wrapper.map { .call(Code($0), [.labeled("value", value)]) } ?? value
      arguments.append(.labeled(parameter.name as String?, argument))
    }
    return .call(Code(name), arguments)
  }

  /// Returns a type's name in the notation of people, without modules.
  func plainName(ofType type: String) -> String { ReflectedType(type)?.text ?? type }
}

extension SwiftValueWriter {
  /// Writes an action in the notation of a step: `todos[UUID(0)].delegate.deleted("a")`.
  func action(_ value: SwiftValue) throws(UnknownValue) -> Code {
    guard case .choice(_, let name, let fields, true) = value else {
      return Code(String(try expression(value).text.drop { $0 == "." }))
    }
    if name == "presented", fields.count == 1, fields[0].value.isPath {
      return try action(fields[0].value)
    }
    if name == "element", fields.map(\.name) == ["id", "action"] {
      return "[\(try expression(fields[0].value).text)]." + (try action(fields[1].value))
    }
    if fields.count == 1, fields[0].value.isPath {
      let rest = try action(fields[0].value)
      if groupsOfChildren.contains(name) { return rest }
      return "\(name)\(isElement(fields[0].value) ? "" : ".")\(rest)"
    }
    return fields.isEmpty ? Code(name) : .call(Code(name), try arguments(fields))
  }

  /// Whether the notation of an action begins with an element in brackets.
  private func isElement(_ value: SwiftValue) -> Bool {
    guard case .choice(_, let name, let fields, true) = value else { return false }
    if name == "element" { return fields.map(\.name) == ["id", "action"] }
    guard name == "presented" || groupsOfChildren.contains(name), fields.count == 1 else {
      return false
    }
    return isElement(fields[0].value)
  }
}

extension SwiftValue {
  /// Whether the value is an action in an action.
  fileprivate var isPath: Bool {
    if case .choice(_, _, _, true) = self { true } else { false }
  }
}
