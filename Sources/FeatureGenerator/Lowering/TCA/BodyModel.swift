struct BodyModel: TemplateModel {
  var link: BodyLinkModel
  var parts: [BodyPartModel]

  static let members = Members<Self>("body", "The body of a reducer.") {
    Part(\.link)
    Member("parts", \.parts, "the properties that it is made of")
  }
}
