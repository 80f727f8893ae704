import SwiftCode

struct ReduxModel: TemplateModel {
  var dependencies: [(name: String, type: String)]
  var needsInit: Bool
  var children: [(name: String, property: String, type: String, arguments: String)]
  var parts: Code?
  var cases: Code
  var middleware: (dependencies: [String], opening: Code, cases: Code)?
  var middlewares: Code
  var isConstant: Bool

  static let members = Members<Self>(
    "pure functions",
    "The pure function that changes a state, and the middleware that runs after it."
  ) {
    Member(
      "dependencies", each: \.dependencies,
      "the dependencies of the feature and of its children, sorted"
    ) {
      Member("name", \.name, "the key")
      Member("type", \.type, "the type")
    }
    Member("hasDependencies", { !$0.dependencies.isEmpty }, "whether there are any")
    Member(
      "needsInit", \.needsInit, "whether the initializer of the dependencies must be written")
    Member("children", each: \.children, "the children") {
      Member("name", \.name, "the child's name")
      Member("property", \.property, "the name of the constant that holds its middlewares")
      Member("type", \.type, "the type of its feature")
      Member(
        "arguments", \.arguments, "the arguments of its dependencies: `api: dependencies.api`")
    }
    Member(
      "parts", \.parts,
      "the changes of children and bindings, which run before the feature's own changes",
      holding: "cases", "the cases of the `switch` over the action")
    Member("isConstant", \.isConstant, "whether nothing changes the state")
    Member(
      "cases", \.cases, "the cases of the `switch` over the action, with the feature's own changes")
    Member("middleware", \.middleware, "the middleware, which runs after the change of the state") {
      Member("dependencies", \.dependencies, "the keys of the dependencies that it uses")
      Member("opening", \.opening, "its first line")
      Member("cases", \.cases, "the cases of the `switch` over the action")
    }
    Member("middlewares", \.middlewares, "the declaration of the list of all middlewares")
  }
}
