/// The body of a reducer.
struct BodyModel: TemplateModel {
  var isCombined: Bool
  var reducers: Reducers
  var changes: [ChangeModel]

  static let members = Members<Self>("body", "The body of a reducer.") {
    Member(
      "isCombined", \.isCombined,
      "whether changes follow, so that the reducers stand in a `CombineReducers`")
    Member("reducers", \.reducers, "the reducers, in order")
    Member("changes", \.changes, "what follows changes of properties")
  }

  struct Reducers: TemplateModel {
    var hasBinding: Bool
    var before: BlockModel?
    var scopes: [ScopeModel]
    var own: BlockModel?
    var isEmpty: Bool
    var attachments: [AttachmentModel]

    static let members = Members<Self> {
      Member("hasBinding", \.hasBinding, "whether a `BindingReducer` comes first")
      Member(
        "before", \.before, "what comes before the children", holding: "block", "its body")
      Member("scopes", \.scopes, "the children that are always there")
      Member("own", \.own, "what the feature does itself", holding: "block", "its body")
      Member(
        "isEmpty", \.isEmpty, "whether an `EmptyReducer` has to stand for the feature itself")
      Member("attachments", \.attachments, "what is attached to the feature's own reducer")
    }
  }
}

/// A child that is always there.
struct ScopeModel: TemplateModel {
  var name: String
  var reducer: ReducerModel

  static let members = Members<Self>(
    "child in a body", "A child that is always there: `Scope`."
  ) {
    Member("name", \.name, "the child's name")
    Member("reducer", \.reducer, "its reducer")
  }
}

/// An operator behind the feature's own reducer.
struct AttachmentModel: TemplateModel {
  var call: String
  var reducer: ReducerModel?

  static let members = Members<Self>(
    "attachment", "An operator behind the feature's own reducer."
  ) {
    Member("call", \.call, "the call: `.ifLet(\\.$alert, action: \\.alert)`")
    Member("reducer", \.reducer, "the reducer of its closure; false where it has none")
  }
}

/// The reducer of a child.
struct ReducerModel: TemplateModel {
  var text: String
  var overrides: [DependencyModel] = []
  var place: String?

  static let members = Members<Self>("reducer", "The reducer of a child.") {
    Member("text", \.text, "the expression: `CounterFeature()`")
    Member("overrides", \.overrides, "the dependencies that are others for it")
    Member(
      "place", \.place, "what is added to the `featurePath`",
      holding: "literal", "the child's name as a literal")
  }
}

/// What follows the change of a property.
struct ChangeModel: TemplateModel {
  var path: String
  var oldValue: String
  var block: BlockModel

  static let members = Members<Self>(
    "change", "What follows the change of a property: `onChange(of:)`."
  ) {
    Member("path", \.path, "the property's path in the state")
    Member(
      "oldValue", \.oldValue, "the closure's parameter: `oldValue`, or `_` where it is not used")
    Member("block", \.block, "what follows")
  }
}
