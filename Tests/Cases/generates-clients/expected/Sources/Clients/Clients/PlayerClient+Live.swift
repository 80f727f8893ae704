import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension PlayerClient {
  /// The client that the app runs with.
  public static var live: Self {
    Self(
      play: { _, _ in
        fatalError("PlayerClient.play is not written yet")
      },
      stop: {
        fatalError("PlayerClient.stop is not written yet")
      }
    )
  }
}
