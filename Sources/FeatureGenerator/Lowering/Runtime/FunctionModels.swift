import FeatureProgram
import FeatureSpec
import SwiftCode

struct FunctionModel: TemplateModel {
  var doc = Documentation.none
  var opening: Code
  var block: Code

  static let members = Members<Self>(
    "function", "A function that changes the state and returns an effect."
  ) {
    Member("doc", \.doc, "the lines of its documentation")
    Member("opening", \.opening, "its first line")
    Member("block", \.block, "its body")
  }
}
