import FeatureSpec
import SpecSource
import SpecSwift

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
      isFunction: field.type.analysis.typeShape == .function, documentation: field.documentation)
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
  var properties: [FieldModel] {
    fields.enumerated().map { property($1, index: $0) }
  }

  /// The initialiser; nil where the synthesised one will do.
  var initializer: InitializerModel? {
    guard isInitializerWritten else { return nil }
    let opening = "\(access.prefix)init(\(fields.map(\.parameter).joined(separator: ", "))) {"
    let assignments = fields.map(\.name.assignment)
    // It stands in four columns at most.
    return InitializerModel(
      access: access,
      isEmpty: fields.isEmpty,
      isLine: fields.count == 1 && fitsOnLine("\(opening) \(assignments[0]) }", indentation: 4),
      isLong: !fitsOnLine(opening, indentation: 4),
      parameters: commaSeparated(fields.map { TracedText($0.parameter, from: $0.name.span) }),
      assignments: assignments)
  }

  private var isInitializerWritten: Bool {
    access == .public || fields.contains { $0.isConstant && $0.defaultValue != nil }
  }

  private func property(_ field: StoredProperty, index: Int) -> FieldModel {
    let keyword = field.isConstant ? "let" : "var"
    let defaultValue = field.defaultValue.map { " = \($0)" } ?? ""
    let declaration =
      "\(field.name.declared): \(field.type)\(isInitializerWritten ? "" : defaultValue)"
    return FieldModel(
      access: access,
      doc: field.documentation,
      declaration: "\(keyword) \(declaration)",
      isConstant: field.isConstant,
      isPresented: field.isPresented,
      index: String(index),
      span: field.name.span)
  }
}

/// Computed properties. Those that are one line each stand together.
///
/// - Parameter isFirst: Whether nothing stands in front of them in their type.
func lowerComputed(
  _ properties: [ComputedProperty], access: Settings.Access, isFirst: Bool = false
) -> [ComputedModel] {
  // What may follow without a blank line: anything at the beginning, one line behind another.
  var isFirst = isFirst
  var isBehindLine = false
  return properties.map { property in
    let isLine = property.isLine(access: access)
    let isGrouped = isLine && property.documentation.lines.isEmpty
    defer { (isFirst, isBehindLine) = (false, isGrouped) }
    return ComputedModel(
      access: access,
      isApart: !isFirst && !(isBehindLine && isGrouped),
      isLine: isLine,
      name: property.name.declared,
      type: property.type.text,
      doc: property.documentation,
      get: property.getter,
      set: property.setter.map {
        .init(statements: $0, isShort: property.hasShortAccessors)
      },
      span: property.name.span)
  }
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
func lowerNestedType(_ type: NestedType, access: Settings.Access) -> NestedTypeModel {
  var model = NestedTypeModel(
    name: type.name.declared,
    doc: type.documentation,
    access: access,
    conformances: conformances(of: type).joined(separator: ", "),
    computed: lowerComputed(type.computed, access: access))
  switch type.kind {
  case .enumeration(let cases):
    model.enum = cases.map(lowerCase)
  case .structure(let fields):
    let stored = StoredFields(fields: fields, access: access)
    model.struct = .init(fields: stored.properties, init: stored.initializer)
  }
  return model
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
private func lowerCase(_ enumCase: EnumCase) -> DeclaredCaseModel {
  let raw = enumCase.rawValue.map { " = \(escapedStringLiteral($0))" } ?? ""
  return DeclaredCaseModel(
    doc: enumCase.documentation,
    declaration: caseDeclaration(enumCase.name, enumCase.parameters) + raw)
}

/// The declaration of a case, with its payload.
func caseDeclaration(_ name: Located<String>, _ parameters: [Parameter]) -> String {
  guard !parameters.isEmpty else { return "case \(name.declared)" }
  return row("case \(name.declared)(", parameters.map(\.caseDeclaration), ")", indentation: 4)
}
