import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// What stands before declarations is said of many objects.
let accessMeaning = "`public` and a blank, or nothing: what stands before declarations"

extension Settings.Access: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { .text(prefix) }
}

extension Documentation: TemplateData {
  static var templateKind: TemplateValueKind { [CommentLineModel].templateKind }
  var templateValue: TemplateValue {
    lines.map { CommentLineModel(text: $0, isEmpty: $0.isEmpty) }.templateValue
  }
}

/// A line of a comment.
struct CommentLineModel: TemplateModel {
  var text: String
  var isEmpty: Bool

  static let members = Members<Self>("comment line", "A line of a `///` comment.") {
    Member("text", \.text, "the line")
    Member(
      "isEmpty", \.isEmpty,
      "whether nothing stands in it, so that no blank may follow the slashes")
  }
}

/// The modules that a file imports.
struct ImportsModel: TemplateModel {
  var always: [String]
  var declarations: [String]
  var optional: [String]

  static let members = Members<Self>("imports", "The modules that a file imports, sorted.") {
    Member("always", \.always, "those that are always there")
    Member(
      "declarations", \.declarations,
      "declarations that another of the modules has too, for `import`: `struct App.Tag`")
    Member("optional", \.optional, "those that may not be there, for `#if canImport`")
  }
}

/// A stored property.
struct FieldModel: TemplateModel {
  var access: Settings.Access
  var doc: Documentation
  var declaration: String
  var isConstant: Bool
  var isPresented: Bool
  var index: String
  var span: SourceSpan?

  static let members = Members<Self>("field", "A stored property.") {
    Member("access", \.access, accessMeaning)
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "declaration", \.declaration,
      "the property without `access`: `var count: Int`, with its default where Swift makes the initialiser"
    )
    Member("isConstant", \.isConstant, "whether it is a `let`")
    Member(
      "isPresented", \.isPresented,
      "whether it holds what is presented: an optional child, an alert or a dialog")
    Member("index", \.index, "its number among the stored properties, from 0")
  }
}

/// An initialiser that takes the stored properties.
struct InitializerModel: TemplateModel {
  var access: Settings.Access
  var isEmpty: Bool
  var parameters: [TracedText]
  var assignments: [String]

  static let members = Members<Self>(
    "initializer", "An initialiser that takes the stored properties."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isEmpty", \.isEmpty, "whether it has no parameters")
    Member(
      "parameters", \.parameters,
      "the parameters with their defaults, a comma behind all but the last")
    Member("assignments", \.assignments, "the statements: `self.count = count`")
  }
}

/// A computed property.
struct ComputedModel: TemplateModel {
  var access: Settings.Access
  var isFirst: Bool
  var name: String
  var type: String
  var doc: Documentation
  var get: SwiftFragment
  var set: SwiftFragment?
  var span: SourceSpan?

  static let members = Members<Self>("computed property", "A computed property.") {
    Member("access", \.access, accessMeaning)
    Member("isFirst", \.isFirst, "whether nothing stands in front of it in its type")
    Member("name", \.name, "the property's name")
    Member("type", \.type, "its type")
    Member("doc", \.doc, "the lines of its documentation")
    Member("get", \.get, "the expression or the statements of the getter")
    Member("set", \.set, "the setter", holding: "statements", "the statements")
  }
}
