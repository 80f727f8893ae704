import FeatureSpec
import SpecSource

/// The names that generated code uses, which a nested type would hide from this code.
let reservedTypes = [
  "Action", "AllCasePaths", "AnyCasePath", "BindableAction", "BindingAction", "Bool", "CancelID",
  "CaseIterable", "CasePathable", "Dependency", "Effect", "EffectError", "Equatable",
  "Alert", "AlertState", "ConfirmationDialogState", "Delegate", "Dialog", "ElementID",
  "EnumState", "Identifiable",
  "IdentifiedActionOf", "IdentifiedArrayOf", "ObservableState", "Presentation",
  "PresentationAction", "Reducer", "Shared", "SharedReader", "StackAction", "StackActionOf",
  "StackElementID", "Sendable", "StackState", "State", "StateChanges", "StateFields", "String",
  "ViewAction", "Void",
]

/// The names to which the code around a block gives a meaning.
let namesOfHandlers = ["action", "effects", "send", "state"]

/// The names that members of a reducer cannot have: the names of its other members, and the names in scope of a
/// block.
let namesInReducers =
  namesOfHandlers
  + ["body", "element", "error", "featurePath", "newValue", "oldValue", "reduce", "value"]

/// Checks that a name is not a name that the generated code needs.
func checkReserved(
  _ name: Located<String>, _ reserved: some Collection<String>, _ what: String
) -> [Diagnostic] {
  guard reserved.contains(name.value) else { return [] }
  return .error(
    .reservedName, "'\(name.value)' is a name of the generated code, so \(what) cannot have it",
    at: name.span, hint: "choose another name")
}
