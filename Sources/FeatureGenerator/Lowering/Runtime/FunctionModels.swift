import FeatureSpec

/// The functions that a reducer is made of.
struct FunctionsModel: TemplateModel {
  var observed: Observed?
  var reduce: Reduce
  var before: FunctionModel?
  var reactions: FunctionModel?
  var changed: [FunctionModel]
  var procedures: [FunctionModel]

  static let members = Members<Self>(
    "functions",
    "The functions of a reducer. `observed` is `reduce(into:action:)`, or `reduce` where it is false."
  ) {
    Member("observed", \.observed, "the function that compares properties before and after")
    Member(
      "reduce", \.reduce,
      "the function that does what follows actions and leads them into the children")
    Member("before", \.before, "the function of what comes before the children")
    Member(
      "reactions", \.reactions, "the function of what the feature does when children act")
    Member("changed", \.changed, "the functions of what follows a change")
    Member("procedures", \.procedures, "the procedures that blocks perform")
  }

  struct Observed: TemplateModel {
    var opening: String
    var properties: [ComparedPropertyModel]

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line")
      Member("properties", \.properties, "the properties")
    }
  }

  struct Reduce: TemplateModel {
    var opening: String
    var cases: [ReducerCaseModel]
    var endsSwitch: Bool

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line")
      Member("cases", \.cases, "the cases of its switch over the action")
      Member(
        "endsSwitch", \.endsSwitch, "whether a case ends the switch instead of returning effects")
    }
  }
}

/// A function that changes the state and returns an effect.
struct FunctionModel: TemplateModel {
  var doc: Documentation
  var opening: String
  var block: BlockModel

  static let members = Members<Self>(
    "function", "A function that changes the state and returns an effect."
  ) {
    Member("doc", \.doc, "the lines of its documentation")
    Member("opening", \.opening, "its first line")
    Member("block", \.block, "its body")
  }
}

/// A property whose changes something follows.
struct ComparedPropertyModel: TemplateModel {
  var name: String
  var old: String
  var function: String

  static let members = Members<Self>(
    "compared property", "A property whose changes something follows."
  ) {
    Member("name", \.name, "its path in the state: `form.title`")
    Member("old", \.old, "the constant that holds its old value: `oldFormTitle`")
    Member("function", \.function, "the function that is called when it has changed")
  }
}
