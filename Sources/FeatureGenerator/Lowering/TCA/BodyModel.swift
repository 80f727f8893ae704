struct BodyModel: TemplateModel {
  var link: BodyLinkModel
  var parts: [BodyPartModel]
  var identities: [String]?

  static let members = Members<Self>("body", "The body of a reducer.") {
    Part(\.link)
    Member("parts", \.parts, "the properties that it consists of")
    Member(
      "identities", \.identities, "the identities of the children that others can replace",
      holding: "lines", "the expression of their list, in lines")
  }
}
