import FeatureSpec
import SwiftCode

/// The functions of the feature that are written by hand.
struct HandlersModel: TemplateModel {
  var name: String
  var type: String
  var functions: [HandlerModel]

  static let members = Members<Self> {
    Member("name", \.name, "the name of the protocol: `CounterHandlers`")
    Member("type", \.type, "the feature's type")
    Member("functions", \.functions, "the functions, actions first")
  }
}

struct HandlerModel: TemplateModel {
  var name: String
  var doc: Documentation
  var requirement: Code
  var opening: Code

  static let members = Members<Self>("handler", "A function that is written by hand.") {
    Member("name", \.name, "the function's name")
    Member("doc", \.doc, "the lines of its documentation")
    Member("requirement", \.requirement, "the function, as a protocol requires it")
    Member("opening", \.opening, "its first line in an extension of the feature")
  }
}

/// The IDs for the cancellation of effects.
struct CancelIDsModel: TemplateModel {
  var access: String
  var hasPath: Bool
  var hasElements: Bool
  var isLong: Bool
  var names: [String]

  static let members = Members<Self> {
    Member(
      "access", \.access,
      "`private` and a blank, or nothing if code that is written by hand uses them")
    Member("hasPath", \.hasPath, "whether the `featurePath` is a part of them")
    Member(
      "hasElements", \.hasElements,
      "whether some of them have a value of any type in addition to the name")
    Member("isLong", \.isLong, "whether each name is on a separate line")
    Member("names", \.names, "the names")
  }
}
