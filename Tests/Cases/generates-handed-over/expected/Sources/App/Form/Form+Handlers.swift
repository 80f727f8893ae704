import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension FormFeature {
  /// Handles 'binding.name'.
  func handleBindingName(into state: inout State, oldValue: String) -> Effect<Action> {
    fatalError("FormFeature.handleBindingName is not written yet")
  }

  /// Handles 'binding.size'.
  func handleBindingSize(into state: inout State, oldValue: Size) -> Effect<Action> {
    fatalError("FormFeature.handleBindingSize is not written yet")
  }

  /// Handles 'binding.look.isDark'.
  func handleBindingLookIsDark(into state: inout State, oldValue: Bool) -> Effect<Action> {
    fatalError("FormFeature.handleBindingLookIsDark is not written yet")
  }

  /// Handles 'binding.look.sizes'.
  func handleBindingLookSizes(into state: inout State, oldValue: [Size]) -> Effect<Action> {
    fatalError("FormFeature.handleBindingLookSizes is not written yet")
  }

  /// Handles 'binding.insets.width'.
  func handleBindingInsetsWidth(into state: inout State) -> Effect<Action> {
    fatalError("FormFeature.handleBindingInsetsWidth is not written yet")
  }

  /// Handles 'binding.any'.
  func handleBindingAny(into state: inout State) -> Effect<Action> {
    fatalError("FormFeature.handleBindingAny is not written yet")
  }
}
