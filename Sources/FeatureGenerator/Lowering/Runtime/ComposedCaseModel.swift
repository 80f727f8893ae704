/// A case of the function that leads actions into children.
struct ComposedCaseModel: TemplateModel {
  var name = ""
  var child: Child?
  var push: Bool?
  var pop: Bool?
  var dismissal: Dismissal?
  var rest: Rest?

  static let members = Members<Self>(
    "composed case",
    "A case of the function that leads actions into children; beside `name` exactly one of its values is not false."
  ) {
    Member("name", \.name, "the child's name; nothing with `rest`")
    Member("child", \.child, "an action of a child")
    Member(
      "push", \.push, "an element that is put on a stack", holding: "reacts", reactsMeaning)
    Member(
      "pop", \.pop, "elements that are taken from a stack", holding: "reacts", reactsMeaning)
    Member("dismissal", \.dismissal, "something presented that goes")
    Member("rest", \.rest, "what is no child's")
  }

  private static let reactsMeaning = "whether the feature does something itself then"

  struct Child: TemplateModel {
    var pattern: String
    var prefix: String
    var type: String
    var overrides: [DependencyModel]
    var arguments: String
    var scope: String
    var hasBefore: Bool
    var result: String?

    static let members = Members<Self> {
      Member("pattern", \.pattern, "the payload's pattern, which binds `childAction`")
      Member(
        "prefix", \.prefix,
        "what stands before the child's reducer: `return` or `let effect: … =`, and a blank")
      Member("type", \.type, "the type of the child's reducer")
      Member("overrides", \.overrides, "the dependencies that are others for it")
      Member(
        "arguments", \.arguments, "the arguments behind the state: `action: childAction`")
      Member(
        "scope", \.scope, "the call behind it that makes the child's effect the feature's")
      Member("hasBefore", \.hasBefore, "whether something comes before the children")
      Member("result", \.result, "the effect that is returned; false where the child's is")
    }
  }

  struct Dismissal: TemplateModel {
    var pattern: String
    var reacts: Bool

    static let members = Members<Self> {
      Member("pattern", \.pattern, "the pattern of the case")
      Member("reacts", \.reacts, reactsMeaning)
    }
  }

  struct Rest: TemplateModel {
    var label: String
    var statements: [String]

    static let members = Members<Self> {
      Member("label", \.label, "the case's first line")
      Member("statements", \.statements, "its statements")
    }
  }
}
