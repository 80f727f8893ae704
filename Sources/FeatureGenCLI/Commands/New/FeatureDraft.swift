import ArgumentParser

/// A spec that is about to be written.
protocol SpecDraft {
  /// Adds the spec to a text.
  func write(to text: inout SpecText)
}

/// A feature as `featuregen new` begins it.
struct FeatureDraft: SpecDraft {
  var name: String
  var doc: String?
  var state: [TypedName]
  var actions: [ActionDraft]
  var dependencies: [String]

  func write(to text: inout SpecText) {
    text.add("feature", name)
    if let doc { text.add("doc", doc) }
    if !state.isEmpty {
      text.addSection("state")
      text.add(state, depth: 1)
    }
    if !dependencies.isEmpty {
      text.add("")
      text.add("dependencies: [\(dependencies.map(yamlScalar).joined(separator: ", "))]")
    }
    // A draft shows where actions stand.
    let actions = actions.isEmpty ? [ActionDraft(name: "onAppear")] : actions
    text.addSection("actions")
    for action in actions { action.write(to: &text) }
    let tested = actions.filter { $0.statements == nil && $0.sampleCall != nil }
    guard !tested.isEmpty else { return }
    text.addSection("tests")
    for action in tested {
      text.add("\(action.name) changes nothing yet:", depth: 1)
      text.add("- send: \(yamlScalar(action.sampleCall ?? action.name))", depth: 2)
    }
  }
}

/// An action of a new feature.
struct ActionDraft {
  var name: String
  var parameters: [TypedName] = []
  /// What it does; nil for nothing yet.
  var statements: String?

  /// Reads `increment`, `setCount(_ count: Int)` or `reset: state.count = 0`.
  ///
  /// - Throws: `ValidationError` when it is none of these.
  static func parse(_ text: String) throws -> ActionDraft {
    let signature = try Signature(text)
    var action = ActionDraft(name: signature.name, parameters: signature.parameters)
    guard !signature.rest.isEmpty else { return action }
    guard signature.rest.hasPrefix(":") else {
      throw ValidationError(
        "'\(signature.rest)' stands behind the action; put statements behind a colon")
    }
    action.statements = trimmed(signature.rest.dropFirst())
    return action
  }

  func write(to text: inout SpecText) {
    guard !parameters.isEmpty else { return text.add(name, statements, depth: 1) }
    text.add("\(name):", depth: 1)
    text.add("with:", depth: 2)
    text.add(parameters, depth: 3)
    if let statements { text.add("do", statements, depth: 2) }
  }

  /// The action with values that a test can send; nil where no value of a type is known.
  var sampleCall: String? {
    let arguments = parameters.map { parameter -> String? in
      guard let value = sampleValue(of: parameter.type) else { return nil }
      let label = parameter.name.prefix { !$0.isWhitespace }
      return label == "_" ? value : "\(label): \(value)"
    }
    guard !arguments.contains(nil) else { return nil }
    return parameters.isEmpty
      ? name : "\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}

/// A value of a type that everybody knows; nil for any other.
private func sampleValue(of type: String) -> String? {
  switch type {
  case "String", "Substring": return "\"\""
  case "Bool": return "false"
  case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "TimeInterval":
    return "0"
  default:
    if type.hasSuffix("?") { return "nil" }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    return type.contains(":") ? "[:]" : "[]"
  }
}
