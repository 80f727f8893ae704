import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that names are unique across the project, and that files are named after their content.
func checkNames(of specs: [Spec], in project: FeatureProject) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var names: [String: Located<String>] = [:]
  var types: [String: Located<String>] = [:]
  var keys: [String: Located<String>] = [:]
  for spec in specs.sorted(by: { $0.file.path < $1.file.path }) {
    diagnostics += checkFileName(of: spec)
    let duplicate = checkNew(spec.name, "spec", in: &names)
    diagnostics += duplicate
    if duplicate.isEmpty {
      let type = spec.name.map { _ in project.typeName(of: spec) }
      diagnostics += checkNew(type, "type", in: &types) + checkTypeName(type, of: spec)
    }
    guard case .client(let client) = spec else { continue }
    diagnostics += checkNew(client.key, "client's key", in: &keys)
    if BuiltInDependency.named(client.key.value) != nil {
      diagnostics.append(
        .error(
          .reservedName, "the key '\(client.key.value)' belongs to a built-in dependency",
          at: client.key.span,
          hint: "choose another key"))
    }
  }
  return diagnostics
}

/// Checks that a file has the name of its spec.
private func checkFileName(of spec: Spec) -> [Diagnostic] {
  let path = spec.file.path
  let file = path.pathParts.last.map(String.init) ?? path
  let stem = file.hasSuffix(".yaml") ? String(file.dropLast(5)) : String(file.dropLast(4))
  // A name that is not an identifier has already been reported.
  guard stem != spec.ownName, isIdentifier(spec.ownName) else { return [] }
  return .error(
    .misnamedFile, "'\(spec.ownName)' is in a file called '\(file)'", at: spec.name.span,
    hint: "rename the file to '\(spec.ownName).yaml', or the spec to '\(stem)'")
}

extension FeatureProject {
  /// Finds the type that a spec generates or describes.
  fileprivate func typeName(of spec: Spec) -> String {
    if case .feature(let feature) = spec { typeName(of: feature) } else { spec.name.value }
  }
}

/// The names that generated code, or any Swift, uses and that a type with such a name would hide from a whole module,
/// and the names that have another meaning inside of every feature.
private let reservedTopLevelTypes: Set = [
  "Action", "AlertState", "AnyCasePath", "Array", "AsyncStream", "AsyncThrowingStream",
  "BindableAction", "BindingAction", "Body", "Bool", "BooleanLiteralType", "ButtonState",
  "CaseIterable", "CasePathable", "Character", "CombineReducers", "ConfirmationDialogState",
  "Dependency", "DependencyKey", "DependencyValues", "Dictionary", "DismissEffect", "Double",
  "Effect", "EffectError", "Equatable", "Error", "ExtendedGraphemeClusterType", "FeatureRuntime",
  "FedStream", "Float", "FloatLiteralType", "Foundation", "Hashable", "ID", "Identifiable",
  "IdentifiedAction",
  "IdentifiedActionOf", "IdentifiedArray", "IdentifiedArrayOf", "ImmediateClock", "Int",
  "IntegerLiteralType", "KeyPath", "MainActor", "Middleware", "MiddlewareReducer", "Never",
  "ObservableState", "OpenURLEffect", "Optional", "Presentation", "PresentationAction", "Recorded",
  "Recorder", "Reduce", "Reducer", "ReducerBuilder", "ReducerOf", "Sendable", "Set", "StackAction",
  "StackActionOf", "StackElementID", "StackState", "State", "StateChanges", "StateExplorer",
  "StateFields", "Store", "StoreOf", "String", "StringLiteralType", "Suite", "Swift", "Test",
  "TestClock", "TestStore", "TextState", "UnicodeScalarType", "ViewAction", "Void",
]

/// Checks that the name of a type is neither a name that the generated code needs, nor a keyword.
private func checkTypeName(_ type: Located<String>, of spec: Spec) -> [Diagnostic] {
  if case .feature(let feature) = spec {
    guard !feature.isExternal else { return [] }
    let isInner = feature.outer != nil
    let name = isInner ? type.map { _ in feature.ownName } : type
    if escapedIdentifier(name.value) != name.value {
      return .error(
        .reservedName,
        "a feature cannot be called '\(name.value)', which has another meaning in Swift",
        at: name.span,
        hint: "choose another name" + (isInner ? "" : ", or a 'suffix' in the settings"))
    }
    if isInner {
      return checkReserved(name, reservedTopLevelTypes.union(reservedTypes), "a type")
    }
  }
  if case .client(let client) = spec, client.isExternal { return [] }
  return checkReserved(type, reservedTopLevelTypes, "a type")
}

extension Rule {
  /// A file with another name than its spec.
  public static let misnamedFile = Rule(
    "misnamed-file",
    reason: """
      People and tools find the spec of a feature by the name of its file. Each file holds one spec and has its name.

      Rename the file or the spec.
      """,
    wrong: """
      feature: Counter # The file is Counters
      state: {count: Int = 0}
      """,
    right: """
      feature: Counter # The file is Counter
      state: {count: Int = 0}
      """)
}
