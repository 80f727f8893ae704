/// The pure function that changes a state, and the middleware.
struct ReduxModel: TemplateModel {
  var dependencies: [Dependency]
  var hasDependencies: Bool
  var needsInit: Bool
  var children: [Child]
  var parts: [MatchCaseModel]?
  var cases: [MatchCaseModel]
  var middleware: Middleware?
  var middlewares: String

  static let members = Members<Self>(
    "pure functions",
    "The pure function that changes a state, and the middleware that does what follows."
  ) {
    Member(
      "dependencies", \.dependencies,
      "the dependencies of the feature and of its children, sorted")
    Member("hasDependencies", \.hasDependencies, "whether there are any")
    Member(
      "needsInit", \.needsInit, "whether the initialiser of the dependencies must be written")
    Member("children", \.children, "the children")
    Member(
      "parts", \.parts, "what children and bindings change, before the feature itself does",
      holding: "cases", "the cases of the `switch` over the action")
    Member(
      "cases", \.cases, "the cases of the `switch` over the action, of what the feature changes")
    Member("middleware", \.middleware, "what follows actions beside the change of the state")
    Member("middlewares", \.middlewares, "the declaration of the list of all middlewares")
  }

  struct Dependency: TemplateModel {
    var name: String
    var type: String

    static let members = Members<Self> {
      Member("name", \.name, "the key")
      Member("type", \.type, "the type")
    }
  }

  struct Child: TemplateModel {
    var name: String
    var property: String
    var type: String
    var arguments: String

    static let members = Members<Self> {
      Member("name", \.name, "the child's name")
      Member("property", \.property, "the name of the constant that holds its middlewares")
      Member("type", \.type, "the type of its feature")
      Member(
        "arguments", \.arguments, "the arguments of its dependencies: `api: dependencies.api`")
    }
  }

  struct Middleware: TemplateModel {
    var dependencies: [String]
    var opening: String
    var cases: [MatchCaseModel]

    static let members = Members<Self> {
      Member("dependencies", \.dependencies, "the keys of the dependencies that it uses")
      Member("opening", \.opening, "its first line")
      Member("cases", \.cases, "the cases of the `switch` over the action")
    }
  }
}
