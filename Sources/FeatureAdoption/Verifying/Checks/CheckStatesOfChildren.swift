import SpecSource
import SpecSwift

/// Returns the children without specs whose first states the generated state of a feature cannot make, with the
/// reasons.
///
/// - Parameter names: The names of the features that have specs.
func unmadeStates(
  of drafter: FeatureDrafter, besides names: Set<String>, in types: LinkedTypes
) -> [(child: String, reason: AdoptionReason)] {
  drafter.body.children.compactMap { child in
    let generic = child.features.first { $0.contains("<") && !names.contains(withoutArguments($0)) }
    if let generic {
      let name = withoutArguments(generic)
      let text = "a child with generic arguments, while '\(name)' stays Swift"
      return (name, AdoptionReason(text: text, span: drafter.feature.origin.span))
    }
    guard child.presence == .always, child.cases == nil, let name = child.features.first,
      !names.contains(name),
      let field = drafter.feature.nested["State"]?
        .variable(named: child.statePath ?? child.name),
      let state = types[name, from: field.member.file]?.nested["State"]
    else { return nil }
    let made = [nil, ".init()", "\(name).State()", "\(field.variable.type?.text ?? "")()"]
    guard made.contains(field.variable.value?.source.text) else { return nil }
    let initializers = state.initializersWithoutValues
    let text: String
    if initializers.isEmpty {
      text = "a child whose state needs values, while '\(name)' stays Swift"
    } else if drafter.feature.isPublic, !initializers.contains(.public) {
      text = "a child whose state has no public initializer, while '\(name)' stays Swift"
    } else {
      return nil
    }
    return (name, AdoptionReason(text: text, span: field.member.span))
  }
}

/// The access level of an initializer.
private enum InitializerAccess {
  case `public`, `internal`
}

extension LinkedType {
  /// Whether other modules see none of the initializers, including the implicit one.
  var hasNoPublicInitializer: Bool {
    type.keyword != .enum
      && !members.contains { member in
        guard case .initializer = member.declaration.kind else { return false }
        return member.declaration.isPublic
      }
  }

  /// Whether the type declares an initializer.
  var hasInitializer: Bool {
    members.contains { if case .initializer = $0.declaration.kind { true } else { false } }
  }

  /// The access levels of a state's initializers that can be called without values, including the implicit one.
  fileprivate var initializersWithoutValues: [InitializerAccess] {
    let written = members.compactMap { member -> (FunctionDeclaration, InitializerAccess)? in
      guard case .initializer(let function) = member.declaration.kind else { return nil }
      return (function, member.declaration.isPublic ? .public : .internal)
    }
    guard written.isEmpty else {
      return written.filter { $0.0.parameters.allSatisfy { $0.value != nil } }.map(\.1)
    }
    return type.keyword == .struct && members.allSatisfy(\.hasFirstValue) ? [.internal] : []
  }
}

extension Member {
  /// Whether a member adds no required parameter to the implicit initializer of its type.
  fileprivate var hasFirstValue: Bool {
    guard let variable = declaration.variable, !declaration.modifiers.contains("static") else {
      return true
    }
    return variable.getter != nil || variable.value != nil
      || !variable.isConstant && variable.type?.text.hasSuffix("?") == true
      || declaration.attributes.contains { $0.arguments != nil }
  }
}
