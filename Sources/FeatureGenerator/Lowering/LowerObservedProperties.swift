import FeatureSpec
import StrictMustache

/// Which fields each property of the state is made of, so that whoever reads it is told of their changes alone.
///
/// A field is made of itself; a computed property of the fields that its getter mentions, itself or through other computed
/// properties. One that calls for `self` may read anything and is left out, which means all fields.
func lowerObservedProperties(of feature: Feature, access: Settings.Access) -> TemplateValue {
  let fields = feature.state.map(\.name.value)
  let stored = feature.state.enumerated().compactMap { index, field -> String? in
    field.isConstant ? nil : entry(field.name.member, [index])
  }
  let computed = feature.computed.compactMap { property -> String? in
    guard let names = fieldsRead(by: property, of: feature, visited: []) else { return nil }
    return entry(property.name.member, fields.indices.filter { names.contains(fields[$0]) })
  }
  let entries = stored + computed
  guard !entries.isEmpty else { return false }
  // A list of one has no comma behind it, one of several lines has one behind each.
  let comma = entries.count == 1 ? "" : ","
  return [
    "access": .text(access.prefix), "entries": .list(entries.map { .text($0 + comma) }),
  ]
}

/// An entry of the table.
private func entry(_ name: String, _ indices: [Int]) -> String {
  "(\\.\(name), [\(indices.map(String.init).joined(separator: ", "))])"
}

/// The fields that a computed property reads; nil when that is not known.
private func fieldsRead(
  by property: ComputedProperty, of feature: Feature, visited: Set<String>
) -> Set<String>? {
  let name = property.name.value
  guard !visited.contains(name) else { return [] }
  guard !property.getter.facts.usesSelf else { return nil }
  var names: Set<String> = []
  for reference in property.getter.facts.references {
    let base = reference.base.name
    if feature.field(named: base) != nil {
      names.insert(base)
    } else if let other = feature.computedProperty(named: base) {
      guard let more = fieldsRead(by: other, of: feature, visited: visited.union([name])) else {
        return nil
      }
      names.formUnion(more)
    } else if reference.baseCall != nil, base.first?.isLowercase == true {
      // A method of a hand-written extension may read anything.
      return nil
    }
  }
  return names
}
