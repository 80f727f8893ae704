import FeatureSpec

/// A child that is one of several features.
struct ReducerEnumModel: TemplateModel {
  var access: Settings.Access
  var isPublic: Bool
  var name: String
  var doc: Documentation
  var isEnum: Bool
  var stateConformances: String
  var cases: [ReducerEnumCaseModel]

  static let members = Members<Self>(
    "enum of reducers",
    "A child that is one of several features, for the Composable Architecture."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", \.isPublic, "whether it is public")
    Member("name", \.name, "the type's name: `Destination`")
    Member("doc", \.doc, "the lines of its documentation")
    Member("isEnum", \.isEnum, "whether a `@Reducer enum` says all there is to say")
    Member("stateConformances", \.stateConformances, "the protocols of its state")
    Member("cases", \.cases, "the features")
  }
}

/// One of the features that a child can be.
struct ReducerEnumCaseModel: TemplateModel {
  var name: String
  var member: String
  var type: String
  var state: String
  var reducer: ReducerModel

  static let members = Members<Self>(
    "case of an enum of reducers", "One of the features that a child can be."
  ) {
    Member("name", \.name, "the case's name, where it is declared")
    Member("member", \.member, "the case's name behind a dot")
    Member("type", \.type, "the feature's type")
    Member("state", \.state, "the type of the feature's state")
    Member("reducer", \.reducer, "its reducer")
  }
}
