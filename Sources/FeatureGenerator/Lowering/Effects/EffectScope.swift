import FeatureProgram
import FeatureSpec
import SpecSwift

/// The surroundings of an effect: its feature, and the names and columns of its place.
struct EffectScope {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of the action's payload and of the block's declarations.
  var locals: Set<String>
  /// The columns of an effect, and of a statement of its closure.
  var columns: Int

  /// The ids by which effects are cancelled.
  var ids: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The scope with other columns, and with the name of an element.
  func with(columns: Int, element: String? = nil) -> EffectScope {
    var scope = self
    scope.columns = columns
    if let element { scope.locals.insert(element) }
    return scope
  }

  /// The statement that waits; when the effect is cancelled meanwhile, the effect ends there.
  func pausing(_ duration: DurationValue) -> String {
    "try await \(escapedIdentifier(feature.clockName)).sleep(for: \(duration.swift))"
  }
}
