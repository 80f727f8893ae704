import ComposableArchitecture
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension BMIHistoryClient {
  /// The client that the app runs with.
  public static var live: Self {
    Self(
      load: {
        fatalError("BMIHistoryClient.load is not written yet")
      },
      save: { _ in
        fatalError("BMIHistoryClient.save is not written yet")
      },
      delete: { _ in
        fatalError("BMIHistoryClient.delete is not written yet")
      }
    )
  }
}
