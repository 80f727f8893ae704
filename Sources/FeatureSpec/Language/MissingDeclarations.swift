/// The declarations of a part of a spec that could not be read.
public struct MissingDeclarations: Sendable {
  /// The names of the declarations, as far as they could be read.
  var names: Set<String>
  /// Whether the names of some declarations are unknown.
  var hasUnknownNames: Bool

  /// No missing declarations.
  public static let none = MissingDeclarations(names: [], hasUnknownNames: false)

  /// Whether all declarations could be read.
  public var isEmpty: Bool { names.isEmpty && !hasUnknownNames }

  /// Whether a missing declaration may have the given name.
  func mayInclude(_ name: String) -> Bool { hasUnknownNames || names.contains(name) }
}

extension FeatureParts {
  /// The missing declarations, by the part of the feature that lacks them.
  var missing: [MissingDeclarations] {
    [
      types.missing, state.missing, inputs.missing, places.missing, actions.missing,
      behaviour.missingProcedures, behaviour.missing,
    ]
  }
}

extension Feature {
  /// Whether all declarations of the feature could be read.
  public var isWhole: Bool { parts.missing.allSatisfy(\.isEmpty) }

  /// Whether a property of the state with the given name may be among the declarations that could not be read.
  package func mayLackProperty(_ name: String) -> Bool {
    parts.state.missing.mayInclude(name) || mayLackPlace(name)
  }

  /// Whether an alert, a dialog or a child with the given name may be among the declarations that could not be read.
  package func mayLackPlace(_ name: String) -> Bool { parts.places.missing.mayInclude(name) }

  /// Whether a dependency or a parameter with the given name may be among the declarations that could not be read.
  package func mayLackInput(_ name: String) -> Bool { parts.inputs.missing.mayInclude(name) }

  /// Whether a procedure with the given name may be among the declarations that could not be read.
  package func mayLackProcedure(_ name: String) -> Bool {
    parts.behaviour.missingProcedures.mayInclude(name)
  }

  /// Whether an action, or a place that has actions, may be among the declarations that could not be read.
  package func mayLackAction(_ name: String) -> Bool {
    parts.actions.missing.mayInclude(name) || mayLackPlace(name)
  }

  /// Whether actions of a built-in group may be among the declarations that could not be read.
  package func mayLackActions(inGroup name: String) -> Bool {
    switch name {
    case "delegate": !parts.actions.missing.isEmpty
    case "alert", "dialog": !parts.places.missing.isEmpty
    case "binding": !parts.state.missing.isEmpty
    default: false
    }
  }

  /// Whether some effects may not have been read, so that the sent actions and ids are not all known.
  package var mayLackEffects: Bool {
    !parts.actions.missing.isEmpty || !parts.behaviour.missingProcedures.isEmpty
      || !parts.behaviour.missing.isEmpty || blocks.contains { !$0.isWhole }
  }
}
