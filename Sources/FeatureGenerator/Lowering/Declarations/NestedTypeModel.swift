import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

struct NestedTypeModel: TemplateModel {
  let type: NestedType
  let access: Settings.Access

  static let members = Members<Self>(
    "nested type", "An enum or a struct; of `enum` and `struct` exactly one is not false."
  ) {
    Member("name", \.type.name.declaredCode, "the type's name")
    Member("doc", \.type.documentation, "the lines of its documentation")
    Member("access", \.access, accessMeaning)
    Member("conformances", \.conformances, "its protocols, the raw type first")
    Member("enum", \.cases, "the content of an enum", holding: "cases", "the cases")
    Member("struct", \.stored, "the content of a struct") {
      Member("fields", \.properties, "the stored properties")
      Member("init", \.initializer, "the initializer; false if Swift generates it")
    }
    Member("computed", \.computed, "the computed properties")
  }

  private var cases: [DeclaredCaseModel]? {
    guard case .enumeration(let cases) = type.kind else { return nil }
    return cases.map { DeclaredCaseModel(enumCase: $0) }
  }

  private var stored: StoredFields? {
    guard case .structure(let fields) = type.kind else { return nil }
    return StoredFields(fields: fields, access: access)
  }

  private var computed: [ComputedModel] {
    lowerComputed(type.computed, access: access)
  }

  /// The protocols. An enum's raw type comes first, as Swift requires.
  private var conformances: String {
    let named = type.conformances.map(\.value)
    let all =
      switch type.kind {
      case .structure(let fields):
        sortedConformances(named, isEquatable: fields.allSatisfy(\.isEquatable))
      case .enumeration(let cases) where cases.contains { $0.rawValue != nil }:
        ["String"] + Set(named + ["CaseIterable", "Sendable"]).sorted()
      case .enumeration(let cases) where cases.contains { !$0.parameters.isEmpty }:
        sortedConformances(named, isEquatable: true)
      case .enumeration:
        Set(named + ["CaseIterable", "Sendable"]).sorted()
      }
    return all.joined(separator: ", ")
  }
}

struct DeclaredCaseModel: TemplateModel {
  let enumCase: EnumCase

  static let members = Members<Self>(
    "declared case", "A case of an enum that has no case paths."
  ) {
    Member("doc", \.enumCase.documentation, "the lines of its documentation")
    Member(
      "declaration", \.declaration,
      "the case with its payload or raw value: `case refused(code: Int)`")
  }

  var span: SourceSpan? { enumCase.name.span }

  private var declaration: Code {
    let raw = enumCase.rawValue.map { " = \(escapedStringLiteral($0))" } ?? ""
    let name: Code = "case \(enumCase.name.declaredCode)"
    guard !enumCase.parameters.isEmpty else { return "\(name)\(raw)" }
    return .row(name + "(", enumCase.parameters.map(\.caseDeclarationCode), ")\(raw)")
  }
}

/// Returns the sorted protocols of a value type.
func sortedConformances(_ named: [String], isEquatable: Bool) -> [String] {
  // `Hashable` and `Comparable` already imply `Equatable`.
  let isImplied = named.contains("Hashable") || named.contains("Comparable")
  let equatable = isEquatable && !isImplied ? ["Equatable"] : []
  return Set(named + equatable + ["Sendable"]).sorted()
}
