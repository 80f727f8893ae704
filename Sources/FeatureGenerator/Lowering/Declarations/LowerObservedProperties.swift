import FeatureProgram
import FeatureSpec
import SwiftCode

/// Lists the fields from which each property of the state is computed, so that observers are notified only when these
/// fields change.
///
/// A field depends on itself. A computed property depends on the fields that its getter mentions, directly or through
/// other computed properties. A computed property that calls methods of `self` may read any field. It is left out,
/// which means all fields.
func lowerObservedProperties(of feature: Feature, in project: FeatureProject) -> ObservedModel? {
  let properties = project.storedProperties(of: feature)
  let fields = properties.map(\.name.value)
  let stored = properties.enumerated().flatMap { index, property -> [String] in
    guard !property.isConstant else { return [] }
    return [entry(property.name.member, [index])]
      + (property.shared == nil ? [] : [entry("$\(property.name.value)", [index])])
      + destinations(property.name.value, of: feature).map { entry($0, [index]) }
  }
  let read = ReadFields(of: feature, among: fields)
  let computed = feature.computed.compactMap { property in
    read.positions(readBy: property.name.value).map { entry(property.name.member, $0) }
  }
  // The path to a child's state depends on the property at its start.
  let elsewhere = feature.children.filter { $0.stateNames.count > 1 }.compactMap { child in
    let name = child.stateNames[0]
    let made =
      fields.firstIndex(of: name).map { [$0] }
      ?? feature.computedProperty(named: name).flatMap { read.positions(readBy: $0.name.value) }
    return made.map { entry(child.statePlace, $0) }
  }
  let collections = Set(
    feature.children.filter { $0.presence == .many || $0.presence == .stack }.map(\.stateNames))
  let entries = stored + computed + elsewhere
  // A generic type can store values only in its instances.
  let isComputed = !feature.generics.isEmpty
  guard !entries.isEmpty || isComputed else { return nil }
  let access = project.access(of: feature)
  let row = entries.joined(separator: ", ")
  let isLong =
    isComputed
    ? !fitsOnLine("StateFields([\(row)])", indentation: 4)
    : !fitsOnLine(
      "\(access.prefix)static let _fields = StateFields<Self>([\(row)])", indentation: 2)
  return ObservedModel(
    access: access, isComputed: isComputed, isLong: isLong,
    rows: isLong ? filledRows(entries, indentation: isComputed ? 6 : 4) : [row],
    collections: properties.filter { $0.shared == nil && collections.contains([$0.name.value]) }
      .map(\.name.member))
}

/// Returns the paths to the features of a child that can present one of several features.
private func destinations(_ name: String, of feature: Feature) -> [String] {
  guard let child = feature.child(named: name), child.isOneOf, child.presence == .optional else {
    return []
  }
  return child.caseNames.map { "\(child.name.member)?.\($0.member)" }
}

/// Returns an entry of the table.
private func entry(_ name: String, _ indices: [Int]) -> String {
  "(\\.\(name), [\(indices.map(String.init).joined(separator: ", "))])"
}
