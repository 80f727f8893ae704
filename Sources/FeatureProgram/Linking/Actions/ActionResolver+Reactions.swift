import FeatureSpec
import SpecSource
import SpecSwift

// The addresses that only reactions can follow: any action of a place, and parts of bound fields.

extension ActionResolver {
  /// Whether the rest of a reaction's address means any action of the last place: it is `any`, and no action has
  /// that name.
  func isWhatever(
    _ rest: ArraySlice<AddressComponent>, of actions: some Sequence<FeatureAction>
  ) -> Bool {
    guard isReaction, rest.count == 1, let last = rest.first else { return false }
    return last.name.name == anyAction && last.subscriptValue == nil
      && !actions.contains { $0.caseName.value == anyAction }
  }

  /// The path to any action of the last place.
  var whatever: ActionPath { ActionPath(steps: steps, .any) }

  /// Whether the address leads to a binding of the feature itself.
  var isOwnBinding: Bool { address.components.first?.name.name == "binding" }

  /// Checks the names of parts after the name of a field, as far as specs declare the parts.
  func checkParts(
    _ path: ArraySlice<AddressComponent>, of feature: Feature
  ) -> Diagnostic? {
    for component in path.dropFirst() {
      guard let brackets = component.subscriptValue else { continue }
      return .error(
        .unobservableChange, "'onChange' observes a property, not an element of it",
        at: brackets.span, hint: "remove the brackets")
    }
    guard var field = path.first.flatMap({ feature.field(named: $0.name.name) }) else { return nil }
    var types = project.typeScope(of: feature)
    for component in path.dropFirst() {
      if case .optional? = field.type.analysis.typeForm {
        return .error(
          .unobservableChange,
          "'\(field.name.value)' may be nil, so changes of its parts cannot be observed",
          at: span(of: component), hint: "remove the part after '\(field.name.value)'")
      }
      guard case .named(let type)? = types.form(of: field.type),
        let declared = project.structure(type)
      else { return nil }
      types = declared.types
      let name = component.name.name
      guard let part = declared.fields.first(where: { $0.name.value == name }) else {
        return misspeltName(name, among: declared.fields.map(\.name.value)).map {
          .error(
            .unknownField, "'\(field.name.value)' has no property '\(name)'",
            at: span(of: component), hint: .didYouMean($0))
        }
      }
      field = part
    }
    return nil
  }
}
