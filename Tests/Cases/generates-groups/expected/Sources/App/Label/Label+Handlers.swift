import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension LabelFeature {
  /// Handles 'input.typed'.
  func handleInputTyped(into state: inout State, _ text: String) -> Effect<Action> {
    fatalError("LabelFeature.handleInputTyped is not written yet")
  }
}
