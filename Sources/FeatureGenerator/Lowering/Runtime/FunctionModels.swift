import FeatureProgram
import FeatureSpec

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
