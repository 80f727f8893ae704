import FeatureProgram
import FeatureSpec

extension NameDescription {
  /// The declaration in Swift, or as its spec begins: `count: Int = 0`.
  var signature: String {
    let name = meaning.name
    switch meaning.subject {
    case .value, .local, .recording, .event, .any, .otherType, .word: return name
    case .state(let feature): return "state: \(feature.name.value)"
    case .field(let field):
      let value =
        (field.defaultValue.map { " = \($0.text)" } ?? "")
        + (field.shared.map { ", \($0.summary)" } ?? "")
      return "\(name): \(field.type.text)\(value)"
    case .reference, .input, .parameter: return "\(name): \(meaning.type ?? "")"
    case .label(let parameter): return parameter.name.value
    case .change: return "withLock { $0 = … }"
    case .computed(let property):
      return "\(name): \(property.type.text) "
        + (property.setter == nil ? "{ get }" : "{ get set }")
    case .child(let child, _):
      let names = child.features.map(\.feature.value).joined(separator: " | ")
      return "\(name): \(names)" + (child.presence == .always ? "" : " (\(child.presenceText))")
    case .member(let one, _): return "\(name): \(one.feature.value)"
    case .plainCase(let one): return "\(name): \(one.text)"
    case .promptPlace(let place): return "the presented \(place.kind.rawValue), or nil"
    case .answers(let place, let owner):
      return place.child == nil
        ? "the buttons of the \(place.words) of \(owner)"
        : "the buttons of its \(place.kind.rawValue)s"
    case .prompt(let prompt): return name + prompt.parameters.signature
    case .enumCase(let one): return name + one.parameters.signature
    case .resultCase(let type): return "\(name)(\(type))"
    case .action(let action): return name + action.parameters.signature
    case .group(let path, _):
      let owner = meaning.owner ?? ""
      return path == ["delegate"]
        ? "the actions that the parent of \(owner) receives"
        : "actions of \(owner) in the group '\(path.joined(separator: "."))'"
    case .bindings: return "the fields of \(meaning.owner ?? "") that a view may write"
    case .changes: return "the properties of \(meaning.owner ?? ""), when any code changes them"
    case .procedure(let procedure): return name + procedure.parameters.signature
    case .client(let client): return "\(name): \(client.name.value)"
    case .ownDependency(let own, _): return "\(name): \(own.text)"
    case .builtIn(let builtIn): return builtIn.isCalled ? "\(name)()" : name
    case .method(let builtIn): return "\(builtIn.key).\(name)"
    case .endpoint(let endpoint): return endpoint.signature
    case .feature(let feature): return signature(of: feature)
    case .featureType(let feature): return "struct \(project.typeName(of: feature))"
    case .stateType(let feature), .actionType(let feature):
      return "\(project.typeName(of: feature)).\(name)"
    case .nested: return meaning.kind == .enumeration ? "enum \(name)" : "struct \(name)"
    case .model: return meaning.kind == .enumeration ? "enum \(name)" : "struct \(name)"
    case .clientType: return "struct \(name)"
    case .generic(let generic): return generic.declaration
    case .placeType: return "enum \(name)"
    case .effectID: return "id: \(name)"
    }
  }

  /// Writes the feature as its spec begins, with the protocols of its state and action.
  private func signature(of feature: Feature) -> String {
    let parts = [
      ("state", project.said(of: feature, \.state)),
      ("action", project.said(of: feature, \.action)),
    ]
    let said = parts.compactMap { part, said in
      said.map { "\(part): [\($0.names.map(\.value).joined(separator: ", "))]" }
    }
    let kind = feature.isExternal ? "external" : "feature"
    return "\(kind): \(feature.name.value)"
      + (said.isEmpty ? "" : "\nconforms: {\(said.joined(separator: ", "))}")
  }
}

extension Endpoint {
  /// The endpoint as a function, without `func`.
  fileprivate var signature: String {
    let parameters = parameters.signature
    var signature = name.value + (parameters.isEmpty ? "()" : parameters)
    if isAsync { signature += " async" }
    switch failure {
    case .never: break
    case .untyped: signature += " throws"
    case .typed(let error): signature += " throws(\(error.text))"
    }
    if let element { return signature + " -> stream of \(element.text)" }
    return signature + (returns.map { " -> \($0.text)" } ?? "")
  }
}

extension [Parameter] {
  /// The parameters as in their declaration: `(_ text: String, limit: Int)`; empty without parameters.
  var signature: String {
    guard !isEmpty else { return "" }
    let parts = map { parameter in
      let label =
        switch parameter.label {
        case nil: "_ "
        case parameter.name.value?: ""
        case let label?: "\(label) "
        }
      let value = parameter.defaultValue.map { " = \($0.text)" } ?? ""
      return "\(label)\(parameter.name.value): \(parameter.type.text)\(value)"
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}

extension PromptPlace {
  /// The prompts in a few words: the alerts, or the alerts or dialogs of a property.
  fileprivate var words: String {
    let kinds = "\(kind.rawValue)s"
    return name.value == kind.rawValue ? kinds : "\(kinds) in '\(name.value)'"
  }
}
