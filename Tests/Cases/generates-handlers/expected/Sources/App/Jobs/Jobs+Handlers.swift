import Analytics
import FeatureRuntime
import Foundation
import Profiles

// Created once by featuregen; this file is yours.
nonisolated extension JobsFeature {
  /// Runs all jobs, several at a time.
  func handleRun(into state: inout State, _ modes: [Mode], at limit: Int) -> Effect<Action> {
    fatalError("JobsFeature.handleRun is not written yet")
  }

  /// Handles 'jobs.finished'.
  func handleJobsFinished(
    into state: inout State,
    id: JobFeature.State.ID,
    _ result: Int,
    after seconds: Double
  ) -> Effect<Action> {
    fatalError("JobsFeature.handleJobsFinished is not written yet")
  }

  /// Handles 'path.job.started'.
  func handlePathJobStarted(into state: inout State, id: StackElementID) -> Effect<Action> {
    fatalError("JobsFeature.handlePathJobStarted is not written yet")
  }

  /// Tells somebody.
  func handleTotalChanged(into state: inout State, oldValue: Int) -> Effect<Action> {
    fatalError("JobsFeature.handleTotalChanged is not written yet")
  }
}
