import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// The surroundings of an effect: its feature, and the names of its place.
struct EffectScope {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of the action's payload and of the block's declarations.
  var locals: Set<String>

  /// The ids by which effects are cancelled.
  var ids: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The scope with the name of an element.
  func with(element: String) -> EffectScope {
    var scope = self
    scope.locals.insert(element)
    return scope
  }

  /// The statement that waits; when the effect is cancelled meanwhile, the effect ends there.
  func pausing(_ duration: DurationValue) -> Code {
    "try await \(escapedIdentifier(feature.clockName)).sleep(for: \(duration.code))"
  }
}
