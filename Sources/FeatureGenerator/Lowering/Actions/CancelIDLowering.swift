import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the IDs for the cancellation of effects into a template model.
struct CancelIDLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// Lowers the type of the IDs; nil for a feature without IDs.
  func lower() -> CancelIDsModel? {
    let ids = feature.effectIDs
    guard !ids.isEmpty else { return nil }
    // Hand-written Swift of the feature is in another file.
    let access = feature.idsInSwift.isEmpty ? "private " : ""
    let names = ids.map(escapedIdentifier)
    let line: Code = "\(access)enum CancelID { case \(names.joined(separator: ", ")) }"
    return CancelIDsModel(
      access: access, hasPath: hasPath, hasElements: !feature.elementIDs.isEmpty,
      isLong: !line.isShort, names: names)
  }

  /// Whether the feature's place is a part of its IDs.
  var hasPath: Bool {
    dialect.cancelIDsNeedPath && project.hasSiblingInstance(feature)
  }

  /// Returns the arguments that make an effect with an ID cancellable.
  func arguments(_ id: EffectID, cancelsInFlight: Bool) -> [Code] {
    ["id: \(code(id))"] + (cancelsInFlight ? ["cancelInFlight: true"] : [])
  }

  /// Returns an ID as effects name it.
  func code(_ id: EffectID) -> Code {
    let name: Code =
      hasPath
      ? "CancelID(path: featurePath, name: .\(id.name.memberCode))"
      : "CancelID.\(id.name.memberCode)"
    return id.element.map { "ElementID(effect: \(name), element: \($0))" } ?? name
  }
}

extension Dialect {
  /// Whether several instances of a feature in one store may cancel each other's effects.
  fileprivate var cancelIDsNeedPath: Bool {
    switch self {
    case .runtime, .redux: false
    // Cancelling an ID ends the effects of all features whose navigation path begins with the current path. `Scope`
    // adds nothing to the path.
    case .tca: true
    }
  }
}
