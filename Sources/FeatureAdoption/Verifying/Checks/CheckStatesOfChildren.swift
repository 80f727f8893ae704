import SpecSource
import SpecSwift

/// Checks that the generated state of a feature can make the first states of its children that have no specs.
///
/// - Parameter names: The names of the features that have specs.
func checkStatesOfChildren(
  of drafter: FeatureDrafter, besides names: Set<String>, in types: LinkedTypes
) throws(NotDrafted) {
  for child in drafter.children where child.presence == "always" {
    guard let name = child.features.first, !names.contains(name),
      let field = drafter.feature.nested["State"]?
        .variable(named: child.statePath ?? child.name),
      let state = types[name, from: field.member.file]?.nested["State"]
    else { continue }
    let made = [nil, ".init()", "\(name).State()", "\(field.variable.type?.text ?? "")()"]
    guard made.contains(field.variable.value?.source.text) else { continue }
    let initializers = state.initializersWithoutValues
    if initializers.isEmpty {
      throw NotDrafted(
        "a child whose state needs values, while '\(name)' stays Swift", at: field.member.span)
    }
    if drafter.isPublic, !initializers.contains(where: { $0 == .public }) {
      throw NotDrafted(
        "a child whose state has no public initializer, while '\(name)' stays Swift",
        at: field.member.span)
    }
  }
}

/// The access of an initializer.
private enum InitializerAccess {
  case `public`, `internal`
}

extension LinkedType {
  /// Whether no initializer is seen by other modules, the implicit one included.
  var hasNoPublicInitializer: Bool {
    type.keyword != .enum
      && !members.contains { member in
        guard case .initializer = member.declaration.kind else { return false }
        return member.declaration.isPublic
      }
  }

  /// The access of the initializers of a state that can be called without values, the implicit one included.
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
  /// Whether a member leaves the implicit initializer of its type without a parameter that calls must name.
  fileprivate var hasFirstValue: Bool {
    guard let variable = declaration.variable, !declaration.modifiers.contains("static") else {
      return true
    }
    return variable.getter != nil || variable.value != nil
      || !variable.isConstant && variable.type?.text.hasSuffix("?") == true
      || declaration.attributes.contains { $0.arguments != nil }
  }
}
