import FeatureSpec
import SpecSource

extension FeatureProject {
  /// Finds the fields of a feature that its view shows when the spec lists none: fields that people can read and that
  /// are not secret, and secret texts that people type.
  public func readableFields(of feature: Feature) -> [Field] {
    feature.state.filter { $0.name.value != "id" && isReadable($0, of: feature) }
  }

  private func isReadable(_ field: Field, of feature: Feature) -> Bool {
    guard isSecret(field, in: feature) else {
      return viewType(of: field, in: feature).isReadable(in: self)
    }
    if case .one(.secret) = controls(of: field, in: feature) { return true }
    return false
  }

  /// Whether the value of a field is secret.
  public func isSecret(_ field: Field, in feature: Feature) -> Bool {
    field.isSecret(as: viewType(of: field, in: feature))
  }

  /// Finds the type of a field, or of its elements if it is a list.
  public func viewType(of field: Field, in feature: Feature) -> ViewType {
    field.isList
      ? ViewType(elementsOf: field.type, in: .feature(feature), self)
      : ViewType(field.type, in: .feature(feature), self)
  }

  /// Finds the controls that write a field; nil if views do not write the field, or have no control for it.
  public func controls(of field: Field, in feature: Feature) -> FieldControls? {
    guard field.isBinding, !field.isList else { return nil }
    let type = viewType(of: field, in: feature)
    return type.controls(isSecret: field.isSecret(as: type), in: self)
  }

  /// Finds the field that selects one of the children that always exist, if their views are tabs. The field has a
  /// binding, and its cases have the names of the children.
  public func tabSelection(of feature: Feature) -> (field: Field, choice: ViewType.Choice)? {
    let names = Set(childrenWithViews(of: feature).map(\.name.value))
    guard !names.isEmpty else { return nil }
    for field in feature.state where field.isBinding && !field.isList {
      let type = viewType(of: field, in: feature)
      if case .choice(let choice) = type.kind, !type.isOptional,
        names.isSubset(of: choice.cases.map(\.name.value))
      {
        return (field, choice)
      }
    }
    return nil
  }

  /// Finds the children that always exist and have views.
  private func childrenWithViews(of feature: Feature) -> [Child] {
    feature.children.filter { child in
      guard child.presence == .always, case .feature(let one) = child.content,
        let inside = self.feature(named: one.feature.value)
      else { return false }
      return viewType(of: inside) != nil
    }
  }
}
