import ArgumentParser
import SpecYAML

/// A spec that is about to be written.
protocol SpecDraft {
  /// The keys of the spec.
  var entries: [YAMLEntry] { get }
}

/// A feature that `featuregen new` creates.
struct FeatureDraft: SpecDraft {
  var name: String
  var doc: String?
  var state: [TypedName]
  var actions: [ActionDraft]
  var dependencies: [String]

  var entries: [YAMLEntry] {
    // A draft has at least one action to show the section in which actions are declared.
    let actions = actions.isEmpty ? [ActionDraft(name: "onAppear")] : actions
    let tests = actions.compactMap(\.test)
    let sections: [(key: String, value: YAMLTree?)] = [
      ("doc", doc.map(YAMLTree.text)), ("state", state.isEmpty ? nil : state.tree),
      ("dependencies", dependencies.isEmpty ? nil : .list(dependencies.map(YAMLTree.text))),
      ("actions", .keys(actions.map(\.entry))), ("tests", tests.isEmpty ? nil : .keys(tests)),
    ]
    return [YAMLEntry("feature", name)]
      + sections.compactMap { key, value in value.map { YAMLEntry(key, value: $0) } }
  }
}

/// An action of a new feature.
struct ActionDraft {
  var name: String
  var parameters: [TypedName] = []
  /// The statements; nil when the action has none yet.
  var statements: String?

  /// Reads `increment`, `setCount(_ count: Int)` or `reset: state.count = 0`.
  ///
  /// - Throws: `ValidationError` when the text has none of these forms.
  static func parse(_ text: String) throws -> ActionDraft {
    let signature = try Signature(text)
    var action = ActionDraft(name: signature.name, parameters: signature.parameters)
    guard !signature.rest.isEmpty else { return action }
    guard signature.rest.hasPrefix(":") else {
      throw ValidationError(
        "'\(signature.rest)' follows the action; write a colon before statements")
    }
    action.statements = trimmed(signature.rest.dropFirst())
    return action
  }

  /// The action in a spec.
  var entry: YAMLEntry {
    let statements = statements.map(YAMLTree.text)
    guard !parameters.isEmpty else {
      return YAMLEntry(name, value: statements ?? YAMLTree(.text(.nothing)))
    }
    return YAMLEntry(
      name,
      value: .keys(
        [YAMLEntry("with", value: parameters.tree)]
          + [statements].compactMap(\.self).map { YAMLEntry("do", value: $0) }))
  }

  /// A test that the action does nothing yet; nil where the action has statements, or no value of a parameter's type
  /// is known.
  fileprivate var test: YAMLEntry? {
    guard statements == nil, let sampleCall else { return nil }
    return YAMLEntry(
      "\(name) changes nothing yet", value: .list([.keys([YAMLEntry("send", sampleCall)])]))
  }

  /// The action with values that a test can send; nil where no value of a parameter's type is known.
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

/// Returns a value of a common type; nil for any other type.
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
