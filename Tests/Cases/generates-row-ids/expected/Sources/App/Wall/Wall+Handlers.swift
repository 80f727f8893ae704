import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension WallFeature {
  /// Handles 'board.groups.rows.delegate.picked'.
  func handleBoardGroupsRowsDelegatePicked(
    into state: inout State,
    group: GroupFeature.State.ID,
    row: RowFeature.State.ID,
    _ id: String
  ) -> Effect<Action> {
    fatalError("WallFeature.handleBoardGroupsRowsDelegatePicked is not written yet")
  }

  /// Handles 'path.group.rows.mark'.
  func handlePathGroupRowsMark(
    into state: inout State,
    element: StackElementID,
    row: RowFeature.State.ID,
    _ id: String
  ) -> Effect<Action> {
    fatalError("WallFeature.handlePathGroupRowsMark is not written yet")
  }
}
