import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// What stands before declarations is said of many objects.
let accessMeaning = "`public` and a blank, or nothing: what stands before declarations"

/// The description of the modifiers of a property.
let memberAccessMeaning =
  "the modifiers with a blank, `public ` or `public internal(set) `; empty for an internal property"

extension Settings.Access: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { .text(prefix) }
}

extension Documentation {
  /// The documentation, or a line that stands in for it where there is none.
  func or(_ line: String) -> Documentation {
    lines.isEmpty ? Documentation(lines: [line]) : self
  }
}

extension Documentation: TemplateData {
  static var templateKind: TemplateValueKind { [CommentLineModel].templateKind }
  var templateValue: TemplateValue {
    lines.map { CommentLineModel(text: $0, isEmpty: $0.isEmpty) }.templateValue
  }
}

struct CommentLineModel: TemplateModel {
  var text: String
  var isEmpty: Bool

  static let members = Members<Self>("comment line", "A line of a comment.") {
    Member("text", \.text, "the line")
    Member(
      "isEmpty", \.isEmpty,
      "whether nothing stands in it, so that no blank may follow the slashes")
  }
}

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

struct FieldModel: TemplateModel {
  let property: StoredProperty
  let access: Settings.Access
  let margin: Int
  let index: String
  let declaration: String
  /// Whether its observation is written out.
  var isExpanded = false
  /// The property that keeps its value; nil where it does so itself.
  var storage: String?

  static let members = Members<Self>("field", "A stored property.") {
    Member("access", \.prefix, memberAccessMeaning)
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member(
      "declaration", \.declaration,
      "the property without `access`: `var count: Int`, with its default where Swift makes the initialiser"
    )
    Member(
      "storage", \.storage,
      "the property that keeps its value: `private var _count: Int`; false where it does so itself",
      for: .tca)
    Member("isConstant", \.property.isConstant, "whether it is a `let`")
    Member(
      "didSet", \.property.didSet, "what follows a change of it, or false",
      holding: "statements", "the statements")
    Member(
      "attribute", \.property.attribute, "the property wrapper around it, or false: `@Loadable`")
    Member(
      "isPresented", \.property.isPresented,
      "whether it holds what is presented: an optional child, an alert or a dialog")
    Member(
      "isExpanded", \.isExpanded,
      "whether what macros of the Composable Architecture would make of it is written out",
      for: .tca)
    Member("isShared", { $0.property.shared != nil }, "whether it refers to a shared value")
    Member(
      "wrapper", { $0.property.shared?.wrapper ?? "" },
      "the property wrapper of a shared value: `Shared` or `SharedReader`")
    Member(
      "wrapperKey", { $0.property.shared?.key }, "the key of a shared value")
    Member(
      "isWrapperApart", \.isWrapperApart, "whether the wrapper stands on a line of its own")
    Member("index", \.index, "its number among the stored properties, from 0")
    Member(
      "isObserverApart", \.isObserverApart, "whether its 'didSet' stands on a line of its own")
  }

  var span: SourceSpan? { property.name.span }

  private var isObserverApart: Bool {
    let observer = "{ didSet { _changes.mark(\(index)) } }"
    let attribute = property.attribute.map { "\($0) " } ?? ""
    return !fitsOnLine(
      "\(attribute)\(prefix)\(declaration) \(observer)", indentation: 4 + margin)
  }

  private var prefix: String { access.prefix(of: property.access) }

  private var isWrapperApart: Bool {
    guard let shared = property.shared else { return false }
    let wrapper = "@\(shared.wrapper)" + (shared.key.map { "(\($0))" } ?? "")
    // It stands in four columns at most; the format wants room for a comma at the end of a list.
    return !fitsOnLine("\(wrapper) \(prefix)\(declaration)", indentation: 5 + margin)
  }
}

struct InitializerModel: TemplateModel {
  let access: Settings.Access
  let isEmpty: Bool
  let isLine: Bool
  let isLong: Bool
  let parameters: [TracedText]
  let assignments: [String]

  init(stored: StoredFields) {
    let parameters = stored.parameters.map { TracedText($0.parameter, from: $0.name.span) }
    let list = parameters.map(\.text).joined(separator: ", ")
    let opening = "\(stored.access.prefix)init(\(list)) {"
    // It stands in four columns at most.
    let indentation = 4 + stored.margin
    access = stored.access
    assignments = stored.assignments
    isEmpty = assignments.isEmpty
    isLine =
      assignments.count == 1
      && fitsOnLine("\(opening) \(assignments[0]) }", indentation: indentation)
    isLong = !fitsOnLine(opening, indentation: indentation)
    self.parameters = commaSeparated(parameters)
  }

  static let members = Members<Self>(
    "initializer", "An initialiser that takes the stored properties."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isEmpty", \.isEmpty, "whether there is nothing to set")
    Member("isLine", \.isLine, "whether all of it fits on one line")
    Member("isLong", \.isLong, "whether the parameters do not fit on one line")
    Member(
      "parameters", \.parameters,
      "the parameters with their defaults, a comma behind all but the last")
    Member("assignments", \.assignments, "the statements: `self.count = count`")
  }
}

struct ComputedModel: TemplateModel {
  let property: ComputedProperty
  let access: Settings.Access
  let margin: Int
  var isApart: Bool

  static let members = Members<Self>("computed property", "A computed property.") {
    Member("access", \.prefix, memberAccessMeaning)
    Member("isApart", \.isApart, "whether a blank line stands in front of it")
    Member("isLine", \.isLine, "whether all of it fits on one line")
    Member("name", \.property.name.declared, "the property's name")
    Member("type", \.property.type.text, "its type")
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member("get", \.property.getter, "the expression or the statements of the getter")
    Member("set", \.set, "the setter") {
      Member("statements", \.statements, "the statements")
      Member("isShort", \.isShort, "whether getter and setter fit on a line each")
    }
  }

  var span: SourceSpan? { property.name.span }

  var isLine: Bool {
    let line =
      "\(prefix)var \(property.name.declared): \(property.type.text) { \(property.getter.text) }"
    // It stands in four columns at most.
    return property.setter == nil && fitsOnLine(line, indentation: 4 + margin)
  }

  private var prefix: String { access.prefix(of: property.access) }

  private var set: (statements: SwiftFragment, isShort: Bool)? {
    property.setter.map { setter in
      let lines = ["get { \(property.getter.text) }", "set { \(setter.text) }"]
      return (setter, lines.allSatisfy { fitsOnLine($0, indentation: 6 + margin) })
    }
  }
}
