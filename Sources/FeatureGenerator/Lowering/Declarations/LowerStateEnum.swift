import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

extension FeatureProject {
  /// Returns the state of a feature as an enum; nil for a state that is not an enum.
  func stateEnum(of feature: Feature, for dialect: Dialect) -> LoweredEnum? {
    guard let cases = feature.stateForm.cases else { return nil }
    let whole = Set(stateConformances(of: feature) + dialect.enumStateConformances)
    return LoweredEnum(
      name: "State", conformances: whole.union(isIdentifiable(feature) ? ["Identifiable"] : []),
      cases: cases.map { one in
        feature.child(named: one.name.value).map {
          LoweredCase(one.name, around: Code(elementType(of: $0)), "state", one.documentation)
        } ?? LoweredCase(one)
      }, isLookedUp: true)
  }
}

extension LoweredCase {
  /// Makes a case of a state from its declaration in a spec.
  fileprivate init(_ one: EnumCase) {
    self.init(
      name: one.name, documentation: one.documentation,
      parameters: one.parameters.map {
        CaseParameter(
          label: $0.label, name: $0.name, type: $0.type.code, declaration: $0.caseDeclarationCode)
      })
  }
}

extension Feature {
  /// Returns whether a case of the state holds the state of a child.
  func isChild(_ one: EnumCase) -> Bool {
    child(named: one.name.value)?.isCase == true
  }
}

/// The expansion of `@ObservableState` for a state that is an enum.
struct ObservedStateModel: TemplateModel {
  var access: Settings.Access
  var cases: [ObservedCaseModel]

  static let members = Members<Self>(
    "observed state",
    "The expansion of the Composable Architecture's `@ObservableState` for a state that is an enum."
  ) {
    Member("access", \.access, accessMeaning)
    Member("cases", \.cases, "the cases")
  }
}

struct ObservedCaseModel: TemplateModel {
  let one: EnumCase
  /// Whether the case holds a single value, which may be the state of a child.
  let holdsOne: Bool
  let index: Int

  static let members = Members<Self>(
    "observed case", "A case of a state whose observation is written out."
  ) {
    Member("member", \.one.name.member, "the case's name after a dot")
    Member(
      "value", \.value, "the argument that creates it from its payload: `value`, `items: value`")
    Member("holdsOne", \.holdsOne, "whether it holds one value, which is observed")
    Member("index", { String($0.index) }, "its number among all cases, from 0")
  }

  private var value: String {
    one.parameters.first?.label.map { "\($0): value" } ?? "value"
  }
}
