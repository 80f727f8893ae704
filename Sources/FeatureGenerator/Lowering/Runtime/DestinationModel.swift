import FeatureSpec

/// A child that is one of several features.
struct DestinationModel: TemplateModel {
  var access: Settings.Access
  var isPublic: Bool
  var name: String
  var doc: Documentation
  var state: EnumModel
  var action: EnumModel
  var features: [DestinationFeature]

  static let members = Members<Self>(
    "destination", "A child that is one of several features: a reducer of its own."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", \.isPublic, "whether it is public")
    Member("name", \.name, "the type's name: `Destination`")
    Member("doc", \.doc, "the lines of its documentation")
    Member("state", \.state, "the enum of the states")
    Member("action", \.action, "the enum of the actions")
    Member("features", \.features, "the features, by the cases")
  }

  struct DestinationFeature: TemplateModel {
    var name: String
    var reducer: DestinationReducer

    static let members = Members<Self> {
      Member("name", \.name, "the case's name")
      Member("reducer", \.reducer, "its reducer")
    }
  }

  struct DestinationReducer: TemplateModel {
    var type: String
    var overrides: [DependencyModel]

    static let members = Members<Self> {
      Member("type", \.type, "the feature's type")
      Member("overrides", \.overrides, "what is another one for it")
    }
  }
}

/// A dependency that is another one for a child.
struct DependencyModel: TemplateModel {
  var key: String
  var value: String

  static let members = Members<Self>(
    "dependency of a child", "A dependency that is another one for a child."
  ) {
    Member("key", \.key, "the key path behind the backslash and the dot")
    Member("value", \.value, "the expression of the value")
  }
}
