import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the alerts and dialogs of a feature into template models.
struct PromptLowering {
  let feature: Feature
  let project: FeatureProject

  /// Lowers the prompts of each place; nil for a feature without prompts.
  func lower() -> [PromptsModel]? {
    guard !feature.prompts.isEmpty else { return nil }
    return (feature.promptPlaces + feature.casePlaces).filter { !$0.prompts.isEmpty }.map { place in
      PromptsModel(
        state: place.kind.stateType,
        action: "\(project.typeName(of: feature)).\(answersType(of: place))",
        prompts: place.prompts.map {
          PromptModel(prompt: $0, feature: feature, project: project)
        })
    }
  }
}

extension PromptLowering {
  /// Returns the type of the answers, inside of the feature.
  private func answersType(of place: PromptPlace) -> String {
    let child = place.child.flatMap { feature.child(named: $0.value) }
    return child.map { "\($0.enumName).\(place.typeName)" }
      ?? project.answersType(of: place, in: feature)
  }
}
