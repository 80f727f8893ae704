import ComposableArchitecture
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension ExportFeature {
  /// Talks to the file system.
  func handleExport(into state: inout State, _ format: Format, to url: URL) -> Effect<Action> {
    fatalError("ExportFeature.handleExport is not written yet")
  }
}
