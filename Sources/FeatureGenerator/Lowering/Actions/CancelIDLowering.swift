import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the ids by which effects are cancelled into a template model.
struct CancelIDLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The type of the ids; nil when there are none.
  func lower() -> CancelIDsModel? {
    let ids = feature.effectIDs
    guard !ids.isEmpty else { return nil }
    // Swift beside the feature is in another file.
    let isShared =
      !feature.idsInSwift.isEmpty || feature.blocks.contains { !$0.manualIDs.isEmpty }
    let access = isShared ? "" : "private "
    let names = ids.map(escapedIdentifier)
    let line: Code = "\(access)enum CancelID { case \(names.joined(separator: ", ")) }"
    return CancelIDsModel(
      access: access, hasPath: hasPath, hasElements: !feature.elementIDs.isEmpty,
      isLong: !fitsOnLine(line, indentation: 2 + feature.margin), names: names)
  }

  /// Whether the place of the feature is a part of its ids.
  var hasPath: Bool {
    dialect.cancelIDsNeedPath && project.hasSiblingInstance(feature)
  }

  /// The arguments of what an effect with an id can be cancelled by.
  func arguments(_ id: EffectID, cancelsInFlight: Bool) -> [Code] {
    ["id: \(code(id))"] + (cancelsInFlight ? ["cancelInFlight: true"] : [])
  }

  /// An id, as effects name it.
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
    // To cancel an id ends the effects of all whose navigation path begins with the present one; `Scope` adds nothing to it.
    case .tca: true
    }
  }
}
