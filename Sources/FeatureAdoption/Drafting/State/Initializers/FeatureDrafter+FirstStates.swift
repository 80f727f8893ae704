import SpecSwift

extension FeatureDrafter {
  /// The children whose first states are in the first state of the feature.
  var childrenWithFirstStates: Set<String> {
    Set(state.children.filter { $0.value.value != nil }.keys)
  }
}

extension DraftingContext {
  /// Whether only an initializer of the app makes the first state of a child, which the spec then declares.
  func isMadeByApp(_ child: String) -> Bool {
    // For generated code, the app's initializers are in another place.
    let app = types.originals.first ?? types
    guard let type = app[child, from: feature.origin.file], let state = type.nested["State"],
      state.type.keyword == .struct
    else { return false }
    let initializers = state.members.compactMap { member -> FunctionDeclaration? in
      if case .initializer(let initializer) = member.declaration.kind { initializer } else { nil }
    }
    let stored = state.members.filter { member in
      guard let variable = member.declaration.variable, variable.getter == nil else { return false }
      return !member.declaration.modifiers.contains("static") && !member.isFetched
        && !(variable.isConstant && variable.value != nil)
        && !member.declaration.attributes.contains {
          $0.name.hasPrefix("Shared") && $0.arguments != nil
        }
    }
    let names = Set(stored.compactMap(\.declaration.variable?.name))
    return !initializers.isEmpty
      && !initializers.contains { initializer in
        Set(initializer.parameters.map { $0.label ?? "_" }) == names
          && initializer.sets(
            names.map { ["self.\($0)=\($0)", "self._\($0)=\($0)", "_\($0)=\($0)"] })
      }
  }
}
