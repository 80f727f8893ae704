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
  let stored = properties.enumerated().flatMap { index, property -> [ObservedEntry] in
    guard !property.isConstant else { return [] }
    let projected: [Code] = property.shared == nil ? [] : ["$\(property.name.value)"]
    let places = [property.name.memberCode] + projected + destinations(of: property, in: feature)
    return places.map { ObservedEntry(place: $0, fields: [index]) }
  }
  let read = ReadFields(of: feature, among: fields)
  let computed = feature.computed.compactMap { property in
    read.positions(readBy: property.name.value).map {
      ObservedEntry(place: property.name.memberCode, fields: $0)
    }
  }
  // The path to a child's state depends on the property at its start.
  let elsewhere = feature.children.filter { $0.stateNames.count > 1 }.compactMap { child in
    let name = child.stateNames[0]
    let made =
      fields.firstIndex(of: name).map { [$0] }
      ?? feature.computedProperty(named: name).flatMap { read.positions(readBy: $0.name.value) }
    return made.map { ObservedEntry(place: Code(child.statePlace), fields: $0) }
  }
  let collections = Set(
    feature.children.filter { $0.presence == .many || $0.presence == .stack }.map(\.stateNames))
  let lent = properties.filter { $0.shared == nil && collections.contains([$0.name.value]) }
  let entries = stored + computed + elsewhere
  // A generic type can store values only in its instances.
  let isComputed = !feature.generics.isEmpty
  guard !entries.isEmpty || isComputed else { return nil }
  return ObservedModel(
    access: project.access(of: feature), isComputed: isComputed,
    fields: .chain(
      "StateFields\(isComputed ? "" : "<Self>")(\(entries.table))",
      lent.map(\.name.memberCode).map { name in
        .block(".reading(\\.\(name)) { state, read in", ["read(state.\(name))"])
      }))
}

/// Returns the paths to the features of a child that can present one of several features.
private func destinations(of property: StoredProperty, in feature: Feature) -> [Code] {
  guard let child = feature.child(named: property.name.value), child.isOneOf,
    child.presence == .optional
  else { return [] }
  return child.caseNames.map { "\(child.name.memberCode)?.\($0.memberCode)" }
}

/// An entry of the table: a path in the state, and the indices of the fields that it depends on.
struct ObservedEntry {
  let place: Code
  let fields: [Int]

  var code: Code {
    "(\\.\(place), [\(fields.map(String.init).joined(separator: ", "))])"
  }
}

extension [ObservedEntry] {
  /// The entries as an array. If they do not fit on the line of the array, each line between the brackets has as many
  /// entries as fit.
  var table: Code {
    let row: Code = "[\(map(\.code).joined(separator: ", "))]"
    return .line(row, reserving: ")", else: .block("[", [filled], "]"))
  }

  /// The entries with a comma after each, as many on a line as fit. A single entry has no comma.
  private var filled: Code {
    guard count > 1 else { return first?.code ?? .empty }
    return enumerated().map { index, entry in
      guard index > 0 else { return "\(entry.code)," }
      // The formatter also counts a comma after the last of several indices, although only broken lists have one.
      let comma = entry.fields.count > 1 ? "," : ""
      return .line(" \(entry.code),", reserving: comma, else: "\n\(entry.code),")
    }.joined()
  }
}
