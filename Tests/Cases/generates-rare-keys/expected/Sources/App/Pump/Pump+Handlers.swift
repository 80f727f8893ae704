import FeatureRuntime
import Foundation

#if canImport(AppSupport)
  import AppSupport
#endif

// Created once by featuregen; this file is yours.
nonisolated extension PumpFeature {
  /// Handles 'uploaded'.
  func handleUploaded(into state: inout State) -> Effect<Action> {
    fatalError("PumpFeature.handleUploaded is not written yet")
  }
}
