import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// A stored property, as a type declares it.
struct StoredProperty {
  var name: Located<String>
  var type: String
  var defaultValue: String?
  var isOptional = false
  var isConstant = false
  /// Whether it holds what is presented.
  var isPresented = false
  /// Whether it is a function, which the initialiser keeps.
  var isFunction = false
  var documentation = Documentation.none

  /// The property as a parameter of the initialiser, with its default.
  var parameter: String {
    let value = defaultValue ?? (isOptional ? "nil" : nil)
    // It stands in six columns, with a comma behind it.
    return declaration(
      "\(name.label): \(isFunction ? "@escaping " : "")\(type)", default: value,
      columns: columnLimit - 7)
  }
}

extension StoredProperty {
  /// A field as it is declared.
  init(_ field: Field) {
    self.init(
      name: field.name, type: field.type.text, defaultValue: field.defaultValue?.text,
      isOptional: field.isOptional, isConstant: field.isConstant,
      isFunction: field.type.facts.typeShape == .function, documentation: field.documentation)
  }
}

/// Stored properties and the initialiser that takes them.
///
/// A public type needs a written initialiser; an internal one has the synthesised one, which takes its defaults from the
/// properties and cannot take a constant that has one.
struct StoredFields {
  let fields: [StoredProperty]
  let access: Settings.Access

  init(_ fields: [StoredProperty], access: Settings.Access) {
    self.fields = fields
    self.access = access
  }

  init(fields: [Field], access: Settings.Access) {
    self.init(fields.map { StoredProperty($0) }, access: access)
  }

  /// Whether there is nothing to declare.
  var isEmpty: Bool {
    fields.isEmpty && !isInitializerWritten
  }

  /// The fields as properties.
  func properties() -> TemplateValue {
    .list(fields.enumerated().map { property($1, index: $0) })
  }

  /// The initialiser; false where the synthesised one will do.
  func initializer() -> TemplateValue {
    guard isInitializerWritten else { return false }
    let opening = "\(access.prefix)init(\(fields.map(\.parameter).joined(separator: ", "))) {"
    let assignments = fields.map(\.name.assignment)
    return [
      "access": .text(access.prefix),
      "isEmpty": .bool(fields.isEmpty),
      // It stands in four columns at most.
      "isLine": .bool(
        fields.count == 1 && fitsOnLine("\(opening) \(assignments[0]) }", indentation: 4)),
      "isLong": .bool(!fitsOnLine(opening, indentation: 4)),
      "parameters": .list(
        zip(commaSeparated(fields.map(\.parameter)), fields).map { $0.from($1.name.span) }),
      "assignments": .list(assignments.map { .text($0) }),
    ]
  }

  private var isInitializerWritten: Bool {
    access == .public || fields.contains { $0.isConstant && $0.defaultValue != nil }
  }

  private func property(_ field: StoredProperty, index: Int) -> TemplateValue {
    let keyword = field.isConstant ? "let" : "var"
    let defaultValue = field.defaultValue.map { " = \($0)" } ?? ""
    let declaration =
      "\(field.name.declared): \(field.type)\(isInitializerWritten ? "" : defaultValue)"
    let value: TemplateValue = [
      "access": .text(access.prefix),
      "doc": lines(of: field.documentation),
      "declaration": .text("\(keyword) \(declaration)"),
      "isConstant": .bool(field.isConstant),
      "isPresented": .bool(field.isPresented),
      "index": .text(String(index)),
    ]
    return value.from(field.name.span)
  }
}

/// Computed properties. Those that are one line each stand together.
///
/// - Parameter isFirst: Whether nothing stands in front of them in their type.
func lowerComputed(
  _ properties: [ComputedProperty], access: Settings.Access, isFirst: Bool = false
) -> TemplateValue {
  // What may follow without a blank line: anything at the beginning, one line behind another.
  var isFirst = isFirst
  var isBehindLine = false
  let values = properties.map { property in
    let isLine = property.isLine(access: access)
    let isGrouped = isLine && property.documentation.lines.isEmpty
    defer { (isFirst, isBehindLine) = (false, isGrouped) }
    let value: TemplateValue = [
      "access": .text(access.prefix),
      "isApart": .bool(!isFirst && !(isBehindLine && isGrouped)),
      "isLine": .bool(isLine),
      "name": .text(property.name.declared),
      "type": .text(property.type.text),
      "doc": lines(of: property.documentation),
      "get": .swift(property.getter),
      "set": property.setter.map { setter in
        ["statements": .swift(setter), "isShort": .bool(property.hasShortAccessors)]
      } ?? false,
    ]
    return value.from(property.name.span)
  }
  return .list(values)
}

extension ComputedProperty {
  /// Whether all of it fits on one line.
  fileprivate func isLine(access: Settings.Access) -> Bool {
    // It stands in four columns at most.
    setter == nil
      && fitsOnLine(
        "\(access.prefix)var \(name.declared): \(type.text) { \(getter.text) }", indentation: 4)
  }

  /// Whether its getter and its setter fit on a line each.
  fileprivate var hasShortAccessors: Bool {
    fitsOnLine("get { \(getter.text) }", indentation: 6)
      && fitsOnLine("set { \(setter?.text ?? "") }", indentation: 6)
  }
}

/// A nested type: an enum or a struct.
func lowerNestedType(_ type: NestedType, access: Settings.Access) -> TemplateValue {
  var enumeration: TemplateValue = false
  var structure: TemplateValue = false
  switch type.kind {
  case .enumeration(let cases):
    enumeration = ["cases": .list(cases.map(lowerCase))]
  case .structure(let fields):
    let stored = StoredFields(fields: fields, access: access)
    structure = ["fields": stored.properties(), "init": stored.initializer()]
  }
  return [
    "name": .text(type.name.declared),
    "doc": lines(of: type.documentation),
    "access": .text(access.prefix),
    "conformances": .text(conformances(of: type).joined(separator: ", ")),
    "enum": enumeration,
    "struct": structure,
    "computed": lowerComputed(type.computed, access: access),
  ]
}

/// The protocols of a nested type; an enum's raw type comes first, as Swift demands.
private func conformances(of type: NestedType) -> [String] {
  let named = type.conformances.map(\.value)
  switch type.kind {
  case .structure(let fields):
    return sortedConformances(named, isEquatable: fields.allSatisfy(\.isEquatable))
  case .enumeration(let cases):
    if cases.contains(where: { $0.rawValue != nil }) {
      return ["String"] + Set(named + ["CaseIterable", "Sendable"]).sorted()
    }
    if cases.contains(where: { !$0.parameters.isEmpty }) {
      return sortedConformances(named, isEquatable: true)
    }
    return Set(named + ["CaseIterable", "Sendable"]).sorted()
  }
}

/// The protocols of a value type.
func sortedConformances(
  _ named: [String], isEquatable: Bool, further: [String] = []
) -> [String] {
  // `Hashable` and `Comparable` say it already.
  let isImplied = named.contains("Hashable") || named.contains("Comparable")
  let equatable = isEquatable && !isImplied ? ["Equatable"] : []
  return Set(named + further + equatable + ["Sendable"]).sorted()
}

/// A case of an enum.
private func lowerCase(_ enumCase: EnumCase) -> TemplateValue {
  let raw = enumCase.rawValue.map { " = \(escapedStringLiteral($0))" } ?? ""
  return [
    "doc": lines(of: enumCase.documentation),
    "declaration": .text(caseDeclaration(enumCase.name, enumCase.parameters) + raw),
  ]
}

/// The declaration of a case, with its payload.
func caseDeclaration(_ name: Located<String>, _ parameters: [Parameter]) -> String {
  guard !parameters.isEmpty else { return "case \(name.declared)" }
  return row("case \(name.declared)(", parameters.map(\.caseDeclaration), ")", indentation: 4)
}
