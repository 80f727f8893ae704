import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension UploadsFeature {
  /// Sends all that is pending, in the order of the list.
  func handleStartTapped(into state: inout State) -> Effect<Action> {
    guard state.isStartEnabled else { return .none }
    state.isUploading = true
    let files = state.uploads.filter(\.isPending).map(\.id)
    let limit = max(1, state.limit)
    return .run { send in
      await withTaskGroup(of: Void.self) { group in
        for (index, file) in files.enumerated() {
          // One more may begin for each that has come to its end.
          if index >= limit { await group.next() }
          if Task.isCancelled { break }
          group.addTask { await sendFile(file, send) }
        }
      }
      await send(.ended)
    }
    .cancellable(id: CancelID.uploading)
  }

  /// Sends one file and tells how it goes.
  private func sendFile(_ file: URL, _ send: Send<Action>) async {
    do {
      for try await fraction in upload.send(file) {
        await send(.progressed(file, to: fraction))
      }
      await send(.finished(file))
    } catch {
      await send(.failed(file, EffectError(error)))
    }
  }
}
