import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache
import SwiftCode

/// The description of the access modifier before declarations, which many models share.
let accessMeaning = "`public` and a blank, or nothing: the text before declarations"

/// The description of the modifiers of a property.
let memberAccessMeaning =
  "the modifiers with a blank, `public ` or `public internal(set) `; empty for an internal property"

extension Settings.Access: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { .text(prefix) }
}

extension Documentation {
  /// Returns the documentation, or a line in its place if there is none.
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
      "whether it is empty, so that no blank may follow the slashes")
  }
}

struct ImportsModel: TemplateModel {
  var always: [String]
  var declarations: [String]
  var optional: [String]

  static let members = Members<Self>("imports", "The modules that a file imports, sorted.") {
    Member("always", \.always, "the modules that always exist")
    Member(
      "declarations", \.declarations,
      "declarations that another module also has, for `import`: `struct App.Tag`")
    Member("optional", \.optional, "the modules that may not exist, for `#if canImport`")
  }
}

struct FieldModel: TemplateModel {
  let property: StoredProperty
  let access: Settings.Access
  let index: String
  let declaration: Code
  /// Whether the expansion of its observation is written.
  var isExpanded = false
  /// The declaration of the property that stores its value; nil if the property itself stores its value.
  var storage: Code?

  static let members = Members<Self>("field", "A stored property.") {
    Member("access", \.prefix, memberAccessMeaning)
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member(
      "declaration", \.declaration,
      "the property without `access`: `var count: Int`, with its default if no initializer is "
        + "written"
    )
    Member(
      "storage", \.storage,
      "the property that stores its value: `private var _count: Int`; false if none is needed",
      for: .tca)
    Member("isConstant", \.property.isConstant, "whether it is a `let`")
    Member(
      "didSet", \.property.didSet, "the statements after a change of it, or false",
      holding: "statements", "the statements")
    Member(
      "attribute", \.property.wrapper?.attribute,
      "the property wrapper around it, or false: `@Loadable`")
    Member(
      "isPresented", \.property.isPresented,
      "whether it holds a presentation: an optional child, an alert or a dialog")
    Member(
      "isExpanded", \.isExpanded,
      "whether the expansion of the Composable Architecture's macros is written out",
      for: .tca)
    Member("isShared", { $0.property.shared != nil }, "whether it refers to a shared value")
    Member(
      "wrapper", { $0.property.shared?.wrapper ?? "" },
      "the property wrapper of a shared value: `Shared` or `SharedReader`")
    Member(
      "wrapperKey", { $0.property.shared?.keyCode }, "the key of a shared value")
    Member(
      "isWrapperApart", \.isWrapperApart, "whether the wrapper is on a separate line")
    Member("index", \.index, "its number among the stored properties, from 0")
    Member(
      "tracking", \.tracking,
      "the accessors that report a change to observers: `{ didSet { _changes.mark(0) } }`",
      for: .runtime, .redux)
  }

  var span: SourceSpan? { property.name.span }

  private var tracking: Code {
    let mark: Code = "_changes.mark(\(index))"
    if let didSet = property.didSet { return .block("{", [.block("didSet {", [mark, didSet])]) }
    let observer: Code = "didSet { \(mark) }"
    return declaration.isMultiline ? .block("{", [observer]) : .braces("{", observer)
  }

  private var prefix: String { access.prefix(of: property.access) }

  private var isWrapperApart: Bool {
    guard let shared = property.shared else { return false }
    let key: Code = shared.keyCode.map { "(\($0))" } ?? .empty
    return !("@\(shared.wrapper)\(key) \(prefix)\(declaration)" as Code).isShort
  }
}

struct InitializerModel: TemplateModel {
  let access: Settings.Access
  let isEmpty: Bool
  /// The parameters and the body.
  let definition: Code

  init(stored: StoredFields) {
    access = stored.access
    let parameters = stored.parameters.map(\.parameter)
    let opening = Code.row("(", parameters, ") {", .byStatements)
    let assignments = stored.assignments
    isEmpty = assignments.isEmpty
    let block = Code.block(opening, assignments)
    definition =
      switch assignments.count {
      case 0: "() {}"
      case 1: .line("\(opening) \(assignments[0]) }", .byStatements, else: block)
      default: block
      }
  }

  static let members = Members<Self>(
    "initializer", "An initializer that takes the stored properties."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isEmpty", \.isEmpty, "whether it sets no property")
    Member(
      "definition", \.definition,
      "the parameters with their defaults, and the body, after `init`")
  }
}

struct ComputedModel: TemplateModel {
  let property: ComputedProperty
  let access: Settings.Access
  var isApart: Bool

  static let members = Members<Self>("computed property", "A computed property.") {
    Member("access", \.prefix, memberAccessMeaning)
    Member("isApart", \.isApart, "whether a blank line precedes it")
    Member("isLine", \.isLine, "whether all of it is written on one line")
    Member("name", \.property.name.declaredCode, "the property's name")
    Member("type", \.property.type, "its type")
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member("get", \.property.getter, "the expression or the statements of the getter")
    Member("set", \.set, "the setter") {
      Member("statements", \.statements, "the statements")
      Member("isShort", \.isShort, "whether getter and setter are written on a line each")
    }
  }

  var span: SourceSpan? { property.name.span }

  var isLine: Bool {
    let line: Code =
      "\(prefix)var \(property.name.declared): \(property.type) { \(property.getter) }"
    return property.setter == nil && line.isShort
  }

  private var prefix: String { access.prefix(of: property.access) }

  private var set: (statements: SwiftFragment, isShort: Bool)? {
    property.setter.map { setter in
      let lines: [Code] = ["get { \(property.getter) }", "set { \(setter) }"]
      return (setter, lines.allSatisfy(\.isShort))
    }
  }
}
