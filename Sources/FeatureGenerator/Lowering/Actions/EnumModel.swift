import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

struct EnumModel: TemplateModel {
  var access: Settings.Access
  var keyword: String
  var name: String
  var doc: Documentation
  var isLookedUp: Bool
  var isPathable: Bool
  var conformances: String?
  var cases: [CaseModel]
  var nested: [EnumModel]
  var types: [NestedTypeModel] = []
  var computed: [ComputedModel] = []

  static let members = Members<Self>(
    "enum with case paths", "An enum of actions, or of states."
  ) {
    Member("access", \.access, accessMeaning)
    Member("keyword", \.keyword, "`enum`, or `indirect enum` if each case is indirect")
    Member("name", \.name, "the enum's name")
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "isLookedUp", \.isLookedUp, "whether the payload of a case can be read by its name")
    Member(
      "isPathable", \.isPathable, "whether it declares its case paths itself")
    Member(
      "conformances", \.conformances, "its protocols, with commas between them; false for none")
    Member("isEmpty", \.cases.isEmpty, "whether it has no cases")
    Member("cases", \.cases, "the cases")
    Member("nested", \.nested, "the enums inside: `Delegate`, `Alert`, `Dialog`")
    Member("types", \.types, "the types that a state declares")
    Member("computed", \.computed, "the computed properties of a state")
  }
}

struct CaseModel: TemplateModel {
  var access: Settings.Access
  var name: Code
  var doc: Documentation
  var declaration: Code
  var path: CasePathModel
  var span: SourceSpan?

  static let members = Members<Self>(
    "case with a case path", "A case, with the code that embeds and extracts its payload."
  ) {
    Member("access", \.access, accessMeaning)
    Member("name", \.name, "the case's name")
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "declaration", \.declaration, "the case with its payload: `case setCount(_ text: String)`")
    Member("path", \.path, "its case path")
  }
}

/// The case path of the payload of a case.
struct CasePathModel: TemplateModel {
  var head: Code
  var body: Code

  static let members = Members<Self> {
    Member("head", \.head, "the first line of the property that is its case path")
    Member("body", \.body, "the case path")
  }
}
