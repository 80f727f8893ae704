import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Finds the binding of a field, possibly a child's field: `title` is `binding.title`, `sheet.title` is
  /// `sheet.binding.title`.
  func binding(_ address: Address, of feature: Feature) -> Parsed<BindingPath> {
    // The kind of a child is unknown if a child could not be read completely.
    guard address.components.count == 1 || feature.parts.places.missing.isEmpty else {
      return Parsed(nil)
    }
    var place = BindingPlace(address: address, feature: feature)
    if let diagnostic = place.enter(in: self) { return Parsed(nil, diagnostics: [diagnostic]) }
    guard !place.isUnknown else { return Parsed(nil) }
    let components = address.components
    guard place.position < components.count else {
      return Parsed(
        nil,
        diagnostics: .error(
          .wrongAddress, "'\(address.text)' is a child, not a field", at: address.span,
          hint: "name one of its fields after a dot"))
    }
    let field = components[place.position].name
    let inside = place.feature
    let isBound =
      inside.hasBindings || inside.hasUnknownBindings || !inside.parts.state.missing.isEmpty
    let computed = inside.computedProperty(named: field.name)
    if !isBound || computed != nil && computed?.setter == nil {
      let state = StateUse(feature: inside, project: self)
      return Parsed(
        nil, diagnostics: [state.unbindable(field.name, at: address.span(of: field.range))])
    }
    var bound = address
    bound.components.insert(
      AddressComponent(Name("binding", range: field.range)), at: place.position)
    var resolver = ActionResolver(bound, in: self, isReaction: false)
    let path = resolver.resolve(in: feature)
    return Parsed(
      path.value.flatMap { path in path.field.map { BindingPath(steps: path.steps, field: $0) } },
      diagnostics: path.diagnostics)
  }
}

/// The innermost child on the path to a field. The field's binding belongs to this child.
private struct BindingPlace {
  let address: Address
  /// The feature that has been entered so far.
  var feature: Feature
  /// The number of names of the address on the path to the feature.
  var position = 0
  /// Whether the spec of the innermost child could not be read.
  var isUnknown = false

  init(address: Address, feature: Feature) {
    self.address = address
    self.feature = feature
  }

  /// Enters children as long as the address names them.
  mutating func enter(in project: FeatureProject) -> Diagnostic? {
    let components = address.components
    while position < components.count,
      let child = feature.child(named: components[position].name.name)
    {
      position += 1
      var one = child.features.first
      if child.isOneOf {
        guard position < components.count else { return nil }
        let name = components[position].name
        one = child.features.first { $0.name.value == name.name }
        if child.plainCase(named: name.name) != nil {
          return .error(
            .unboundField, "'\(name.name)' contains no feature", at: address.span(of: name.range),
            hint: "name a field of a feature, because only such fields have bindings")
        }
        if one == nil { return child.unknownCase(name.name, at: address.span(of: name.range)) }
        position += 1
      }
      guard let next = one.flatMap({ project.feature(named: $0.feature.value) }) else {
        isUnknown = true
        return nil
      }
      feature = next
    }
    return nil
  }
}

extension Rule {
  /// A write of a view to a field that has no binding.
  public static let unboundField = Rule(
    "unbound-field",
    reason: """
      A view writes a field by its binding, which only fields with 'binding: true' have. A shared field has none, because other \
      features also write it. A reaction or test that follows or sends such a write needs a bound field.

      Give the field 'binding: true'. For a shared field, add an action that changes it.
      """,
    wrong: """
      feature: Editor
      state: {title: String = "", isChanged: Bool = false}
      reactions: {binding.title: state.isChanged = true}
      """,
    right: """
      feature: Editor
      state: {title: {type: String, default: '""', binding: true}, isChanged: Bool = false}
      reactions: {binding.title: state.isChanged = true}
      """)
}
