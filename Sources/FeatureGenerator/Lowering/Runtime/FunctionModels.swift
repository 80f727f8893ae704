import FeatureSpec

/// The functions that a reducer is made of.
struct FunctionsModel: TemplateModel {
  var observed: Observed?
  var composed: Composed?
  var before: FunctionModel?
  var own: FunctionModel?
  var changed: [FunctionModel]
  var procedures: [FunctionModel]

  static let members = Members<Self>(
    "functions",
    "The functions of a reducer. The first of `observed`, `composed` and `own` that is not false is `reduce(into:action:)`."
  ) {
    Member("observed", \.observed, "the function that compares properties before and after")
    Member("composed", \.composed, "the function that leads actions into the children")
    Member("before", \.before, "the function of what comes before the children")
    Member("own", \.own, "the function of what the feature does itself")
    Member("changed", \.changed, "the functions of what follows a change")
    Member("procedures", \.procedures, "the procedures that blocks perform")
  }

  struct Observed: TemplateModel {
    var opening: String
    var inner: String
    var properties: [ComparedPropertyModel]

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line")
      Member("inner", \.inner, "the function that it calls")
      Member("properties", \.properties, "the properties")
    }
  }

  struct Composed: TemplateModel {
    var opening: String
    var cases: [ComposedCaseModel]

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line")
      Member("cases", \.cases, "the cases of its switch over the action")
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
