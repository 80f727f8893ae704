import SwiftCode

struct BodyModel: TemplateModel {
  var link: BodyLinkModel
  var parts: [BodyPartModel]
  var identities: Code?

  static let members = Members<Self>("body", "The body of a reducer.") {
    Part(\.link)
    Member("parts", \.parts, "the properties that it consists of")
    Member(
      "identities", \.identities,
      "the list of the identities of the children that others can replace, or false")
  }
}
