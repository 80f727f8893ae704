// The keys that several mappings have.

extension SchemaKey {
  static let templates = SchemaKey(
    "templates", "the template set of this file: 'runtime', 'tca', 'redux' or a folder",
    as: .names(.templateSet, in: .text), example: "tca")

  static let cancelInFlight = SchemaKey(
    "cancelInFlight", "true or false", as: .flag, example: "true")

  static let cancellation = SchemaKey(
    "cancellation",
    "'deliver' if the action that receives errors also receives a CancellationError",
    as: .choice(["deliver"]), example: "deliver")

  static let animation = SchemaKey(
    "animation", "SwiftUI's animation of the changes that the sent actions make", as: .swift,
    example: ".default")

  static let role = SchemaKey(
    "role", "'cancel' or 'destructive'", as: .choice(["cancel", "destructive"]),
    example: "destructive")

  static func outer(example: String) -> SchemaKey {
    SchemaKey(
      "in", "the type that the feature is declared in: the name of a feature, or a type of the app",
      as: .feature, example: example)
  }

  static func documentation(_ holds: String, example: String) -> SchemaKey {
    SchemaKey("doc", holds, as: .text, example: example)
  }

  static func parameters(example: String) -> SchemaKey {
    SchemaKey("with", "parameters and their types", as: .parameters, example: example)
  }

  static func id(example: String) -> SchemaKey {
    SchemaKey(
      "id", "a name to cancel it by, alone or with a value: 'loading(item.id)'",
      as: .names(.effect, in: .swift), example: example)
  }

  static func imports(example: String) -> SchemaKey {
    SchemaKey("imports", "a list of modules", as: .texts, example: example)
  }

  static func types(example: String) -> SchemaKey {
    SchemaKey("types", "nested types by name", as: .named("nestedType"), example: example)
  }

  static func computed(example: String) -> SchemaKey {
    SchemaKey("computed", "computed properties by name", as: .named("computed"), example: example)
  }

  static func conformances(example: String) -> SchemaKey {
    SchemaKey("conforms", "a list of protocols", as: .identifiers, example: example)
  }

  static let access = SchemaKey(
    "access", "'public' or 'internal', if it differs from the access of the module",
    as: .choice(["public", "internal"]), example: "public")

  static let memberAccess = SchemaKey(
    "access", "'public', 'internal(set)' or 'internal', if it differs from the access of its type",
    as: .choice(MemberAccess.allCases.map(\.rawValue)), example: "internal")

  static let featureConformances = SchemaKey(
    "conforms", "the protocols of the state and the action", as: .reference("conformances"),
    example: "{state: [Hashable, Sendable], action: [Equatable]}")

  static func delegate(example: String) -> SchemaKey {
    SchemaKey(
      "delegate", "actions that the parent may react to",
      as: .either([.identifiers, .named("delegateAction")]), example: example)
  }

  static let groups = SchemaKey(
    "groups", "properties of groups of actions that do not follow from the groups' names",
    as: .named("group"), example: "{view: {conforms: [BindableAction]}}")

  static func given(example: String) -> SchemaKey {
    SchemaKey(
      "given", "fields of the initial state, or the whole state if it has no fields",
      as: .either([.names(.field, in: .values), .swift]), example: example)
  }

  static let generics = SchemaKey(
    "generics", "types for the feature's generic parameters", as: .parameters,
    example: "{Scope: City}")

  static func arguments(example: String) -> SchemaKey {
    SchemaKey(
      "arguments", "values for the feature's parameters", as: .names(.argument, in: .values),
      example: example)
  }

  static func overrides(example: String) -> SchemaKey {
    SchemaKey(
      "dependencies", "the values and behavior of dependencies",
      as: .names(.override, in: .named("override")),
      example: example)
  }

  static func childOverrides(example: String) -> SchemaKey {
    SchemaKey(
      "dependencies", "dependencies with other values for it", as: .names(.override, in: .values),
      example: example)
  }
}
