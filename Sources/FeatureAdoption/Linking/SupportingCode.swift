import SpecSource

// Generated code is adopted like an app's code. An app may have operators of its own that have the names of the
// supporting code, so the declarations decide what a name means.
extension LinkedTypes {
  /// Whether a value identifies a feature's place among others.
  var hasFeaturePath: Bool {
    members(addedTo: "DependencyValues").contains { $0.declaration.variable?.name == "featurePath" }
  }

  /// Whether a value distinguishes the states of a place.
  var hasStateIdentity: Bool { hasFunction("cancellable", of: "Reducer", taking: "StateIdentity") }

  /// Whether an effect performs steps in order.
  var hasSteps: Bool { hasFunction("steps", of: "Effect", taking: "EffectStep") }

  /// Whether an extension of a type of the library has a function whose first parameter mentions a type.
  private func hasFunction(_ function: String, of name: String, taking type: String) -> Bool {
    members(addedTo: name).contains { member in
      guard let found = member.declaration.function, found.name == function else { return false }
      return found.parameters.first.map { words($0.type).contains(type) } ?? false
    }
  }
}
