import SpecSource
import SpecSwift
import SpecYAML

extension Schema {
  static let style = Schema(
    subject: "a style",
    keys: [
      SchemaKey(
        "conforms", "the protocol that its features conform to instead of Reducer", .required,
        as: .type, example: "FeatureReducer"),
      SchemaKey(
        "action", "the type of their actions, which the protocol declares", as: .type,
        example: "FeatureAction<Self>"),
      SchemaKey(
        "groups", "the groups that the type has cases for", as: .named("group"),
        example: "{view: ViewAction, child: {type: ChildAction, children: true}}"),
      SchemaKey(
        "cases", "children, 'alert' and 'dialog' that the type has cases for", as: .identifiers,
        example: "[destination]"),
    ])
}

extension SpecDecoder {
  /// Reads styles by name.
  mutating func styles(_ node: YAMLNode?) -> [FeatureStyle] {
    named(
      node, of: "names to styles", example: "FeatureReducer: {conforms: FeatureReducer}",
      as: "a style's name"
    ).readAll { name, node in
      guard let mapping = mapping(node, as: .style) else { return nil }
      return FeatureStyle(
        name: name,
        conformance: fragment(mapping["conforms"], of: node, .type),
        action: mapping["action"].map { fragment($0, .type) },
        groups: groups(mapping["groups"]),
        cases: names(mapping["cases"], "a case's name"))
    }
  }
}
