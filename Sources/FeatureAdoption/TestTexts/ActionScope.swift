import SpecSwift

/// The type in which the cases of an action are looked up.
enum ActionScope {
  /// The actions of a feature.
  case feature(LinkedType)
  /// A group of the actions of a feature.
  case group(LinkedType, of: LinkedType)
  /// A choice of children.
  case oneOf(LinkedType)
  /// Actions that no file that was read declares.
  case unknown
}

/// The payload of a case of an action.
enum ActionPayload {
  /// Values with their labels.
  case values([String?])
  /// A change of a field through its binding.
  case binding
  /// Actions of the feature itself, gathered under a name.
  case group(ActionScope)
  /// Actions of a child of the feature.
  case child(ActionScope)
  /// An unknown payload.
  case unknown
}

extension ActionScope {
  /// Returns the payload of a case.
  func payload(of name: String, in types: LinkedTypes) -> ActionPayload {
    switch self {
    case .unknown: return .unknown
    case .oneOf(let type):
      guard let payload = type.payload(of: name), payload.count == 1 else { return .unknown }
      return .child(types.feature(withoutLabel(payload[0].text), in: type))
    case .group(let type, of: let feature):
      return types.actionPayload(type.payload(of: name), in: feature)
    case .feature(let feature):
      if let action = feature.nested["Action"] {
        return types.actionPayload(action.payload(of: name), in: feature)
      }
      let group = name.capitalizedFirst + "Action"
      return feature.nested[group].map { .group(.group($0, of: feature)) } ?? .unknown
    }
  }
}

extension LinkedType {
  /// Returns the payload of a case; nil when no case has the name.
  fileprivate func payload(of name: String) -> [SourceText]? {
    members.lazy.compactMap(\.declaration.enumCase).first { $0.name == name }?.payload
  }
}

extension LinkedTypes {
  /// Returns the role of a case's values in a feature.
  fileprivate func actionPayload(_ payload: [SourceText]?, in feature: LinkedType) -> ActionPayload
  {
    guard let payload else { return .unknown }
    let labels = payload.map { label(of: $0.text) }
    if labels == ["id", "action"] {
      return .child(actions(withoutLabel(payload[1].text), in: feature))
    }
    guard payload.count == 1 else { return .values(labels) }
    let type = withoutLabel(payload[0].text)
    if type.hasPrefix("BindingAction<") { return .binding }
    if let inner = wrappedActions(type) { return .child(actions(inner, in: feature)) }
    if type == "Action" || type.hasSuffix(".Action") {
      return .child(actions(type, in: feature))
    }
    let name = String(type.split(separator: ".").last ?? "")
    if let group = feature.nested["Action"]?.nested[name] {
      return .group(.group(group, of: feature))
    }
    if name.hasSuffix("Action"), let group = feature.nested[name] {
      return .group(.group(group, of: feature))
    }
    return .values(labels)
  }

  /// Returns the scope of an actions' type: `Row.Action`.
  private func actions(_ type: String, in feature: LinkedType) -> ActionScope {
    guard type.hasSuffix(".Action") else {
      let name = String(type.split(separator: ".").last ?? "")
      if let group = feature.nested["Action"]?.nested[name] ?? feature.nested[name] {
        return .group(group, of: feature)
      }
      return .unknown
    }
    return self.feature(String(type.dropLast(7)), in: feature)
  }

  /// Returns the scope of the feature, or of the choice of features, with a name.
  fileprivate func feature(_ name: String, in feature: LinkedType) -> ActionScope {
    let file = feature.origin.file
    let outer = feature.name.split(separator: ".").dropLast().joined(separator: ".")
    guard
      let type = feature.nested[name] ?? self["\(feature.name).\(name)", from: file]
        ?? self["\(outer).\(name)", from: file] ?? self[name, from: file]
    else { return .unknown }
    return type.type.keyword == .enum && type.nested["Action"] == nil
      ? .oneOf(type) : .feature(type)
  }
}

/// Returns the child's actions that a type of the library wraps.
private func wrappedActions(_ type: String) -> String? {
  for (name, isFeature) in [
    ("PresentationAction<", false), ("IdentifiedActionOf<", true), ("IdentifiedAction<", false),
    ("StackActionOf<", true), ("StackAction<", false),
  ] where type.hasPrefix(name) && type.hasSuffix(">") {
    let arguments = outermostParts(String(type.dropFirst(name.count).dropLast()))
    return arguments.last.map { isFeature ? "\($0).Action" : $0 }
  }
  return nil
}

/// Returns the label of a case's value; nil when it has none.
private func label(of payload: String) -> String? {
  guard let colon = payload.firstIndex(of: ":") else { return nil }
  let label = payload[..<colon]
  guard label.allSatisfy({ $0.isLetter || $0.isNumber || " _`".contains($0) }) else { return nil }
  return label.hasPrefix("_") ? nil : label.split(separator: " ").first.map(String.init)
}

/// Returns the type of a case's value.
private func withoutLabel(_ payload: String) -> String {
  guard label(of: payload) != nil || payload.hasPrefix("_"), let colon = payload.firstIndex(of: ":")
  else { return payload }
  return String(payload[payload.index(after: colon)...].drop { $0.isWhitespace })
}
