import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension ReportsClient {
  /// The client that the app runs with.
  public static var live: Self {
    Self(
      find: { _, _ in
        fatalError("ReportsClient.find is not written yet")
      },
      notes: { _ in
        fatalError("ReportsClient.notes is not written yet")
      },
      report: { _ in
        fatalError("ReportsClient.report is not written yet")
      }
    )
  }
}
