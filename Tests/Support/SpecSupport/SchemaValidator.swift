import Foundation
import SpecYAML

/// Validates YAML against a JSON Schema, with the parts of JSON Schema that the project's schemas use.
public struct SchemaValidator {
  let root: [String: Any]

  /// Reads a schema.
  public init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Returns the places of a node that violate the schema of a definition; empty if the node is valid.
  public func problems(of node: YAMLNode, as definition: String) -> [String] {
    problems(of: Value(node), at: definition, ["$ref": "#/$defs/\(definition)"])
  }

  private func problems(of value: Value, at path: String, _ schema: Any) -> [String] {
    if let flag = schema as? Bool { return flag ? [] : ["\(path): nothing may stand here"] }
    guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
    return schema.flatMap { keyword, operand -> [String] in
      switch keyword {
      case "$ref": reference(value, at: path, operand)
      case "type": type(of: value, at: path, operand)
      case "enum": choice(value, at: path, operand)
      case "pattern": pattern(value, at: path, operand)
      case "minimum": value.number.map { $0 >= 1 ? [] : ["\(path): too small"] } ?? []
      case "anyOf": alternatives(value, at: path, operand)
      case "items": items(of: value, at: path, operand)
      case "required": required(value, at: path, operand)
      case "properties", "additionalProperties": []
      case "description", "$schema", "title", "patternProperties": []
      default: ["\(path): \(keyword) is not known"]
      }
    } + members(of: value, at: path, schema)
  }

  private func reference(_ value: Value, at path: String, _ operand: Any) -> [String] {
    let name = (operand as? String)?.split(separator: "/").last.map(String.init) ?? ""
    guard let definition = (root["$defs"] as? [String: Any])?[name] else {
      return ["\(path): there is no definition \(name)"]
    }
    return problems(of: value, at: path, definition)
  }

  private func type(of value: Value, at path: String, _ operand: Any) -> [String] {
    let types = operand as? [String] ?? [operand as? String ?? ""]
    let isInteger = value.type == "number" && value.number != nil && types.contains("integer")
    return types.contains(value.type) || isInteger ? [] : ["\(path): \(value.type), not \(types)"]
  }

  private func choice(_ value: Value, at path: String, _ operand: Any) -> [String] {
    let words = (operand as? [Any] ?? []).map { "\($0)" }
    return value.text.map { words.contains($0) ? [] : ["\(path): \($0) is none of \(words)"] }
      ?? ["\(path): \(value.type) is none of \(words)"]
  }

  private func pattern(_ value: Value, at path: String, _ operand: Any) -> [String] {
    guard value.type == "string", let text = value.text, let pattern = operand as? String else {
      return []
    }
    let isMatch = text.range(of: pattern, options: .regularExpression) != nil
    return isMatch ? [] : ["\(path): '\(text)' is no name"]
  }

  private func alternatives(_ value: Value, at path: String, _ operand: Any) -> [String] {
    let found = (operand as? [Any] ?? []).map { problems(of: value, at: path, $0) }
    return found.contains { $0.isEmpty } ? [] : found.last ?? []
  }

  private func items(of value: Value, at path: String, _ operand: Any) -> [String] {
    value.items.enumerated().flatMap { problems(of: $1, at: "\(path)[\($0)]", operand) }
  }

  private func required(_ value: Value, at path: String, _ operand: Any) -> [String] {
    guard value.type == "object" else { return [] }
    let names = value.members.map(\.name)
    return (operand as? [String] ?? []).filter { !names.contains($0) }
      .map { "\(path): \($0) is missing" }
  }

  private func members(of value: Value, at path: String, _ schema: [String: Any]) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    return value.members.flatMap { member -> [String] in
      let place = "\(path).\(member.name)"
      if let property = properties[member.name] {
        return problems(of: member.value, at: place, property)
      }
      if schema["patternProperties"] != nil, member.name.hasPrefix("x-") { return [] }
      return schema["additionalProperties"].map { problems(of: member.value, at: place, $0) } ?? []
    }
  }
}

/// A node, interpreted by the core schema of YAML 1.2.
private struct Value {
  var type: String
  var text: String?
  var items: [Value] = []
  var members: [(name: String, value: Value)] = []

  var number: Int? { type == "number" ? text.flatMap { Int($0) } : nil }

  init(_ node: YAMLNode) {
    switch node.content {
    case .mapping(let members):
      type = "object"
      self.members = members.map { ($0.name, Value($0.value)) }
    case .sequence(let nodes):
      type = "array"
      items = nodes.map { Value($0) }
    case .missing: type = "null"
    case .scalar(let scalar):
      text = scalar.text
      let isPlain = scalar.style == .plain
      switch scalar.text {
      case "", "~", "null": type = isPlain ? "null" : "string"
      case "true", "false": type = isPlain ? "boolean" : "string"
      case let text: type = isPlain && Double(text) != nil ? "number" : "string"
      }
    }
  }
}
