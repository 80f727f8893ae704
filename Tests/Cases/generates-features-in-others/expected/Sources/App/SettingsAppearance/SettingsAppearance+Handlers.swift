import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension SettingsFeature.Appearance {
  /// Handles 'custom'.
  func handleCustom(into state: inout State, _ theme: SettingsFeature.Theme) -> Effect<Action> {
    fatalError("SettingsFeature.Appearance.handleCustom is not written yet")
  }
}
