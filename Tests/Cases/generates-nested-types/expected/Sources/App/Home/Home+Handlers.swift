import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension HomeFeature {
  /// Handles 'chores.refused'.
  func handleChoresRefused(
    into state: inout State,
    _ problem: ChoreClient.Problem
  ) -> Effect<Action> {
    fatalError("HomeFeature.handleChoresRefused is not written yet")
  }

  /// Handles 'chores.loadFailed'.
  func handleChoresLoadFailed(
    into state: inout State,
    _ error: App.ChoresFeature.Trouble
  ) -> Effect<Action> {
    fatalError("HomeFeature.handleChoresLoadFailed is not written yet")
  }

  /// Handles 'extra.picked'.
  func handleExtraPicked(
    into state: inout State,
    _ element: Row,
    on side: PickerFeature<Row>.Side
  ) -> Effect<Action> {
    fatalError("HomeFeature.handleExtraPicked is not written yet")
  }

  /// Handles 'extra.listed'.
  func handleExtraListed(into state: inout State, _ elements: [Row]) -> Effect<Action> {
    fatalError("HomeFeature.handleExtraListed is not written yet")
  }

  /// Handles 'onChange.chores.mode'.
  func handleChoresModeChanged(
    into state: inout State,
    oldValue: ChoresFeature.State.Mode
  ) -> Effect<Action> {
    fatalError("HomeFeature.handleChoresModeChanged is not written yet")
  }

  /// Handles 'onChange.mode'.
  func handleModeChanged(into state: inout State, oldValue: Mode) -> Effect<Action> {
    fatalError("HomeFeature.handleModeChanged is not written yet")
  }
}
