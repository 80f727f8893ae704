import FeatureRuntime

/// A feature whose work each test defines.
struct WorkshopFeature: Reducer, Sendable {
  struct State: Equatable, Sendable {
    var log: [String] = []
  }

  enum Action: Equatable, Sendable {
    case start
    case finished(_ text: String)
    case cancel
    case note(_ text: String)
  }

  enum CancelID {
    case working
  }

  /// The work of the action `start`.
  var work: @Sendable (Send<Action>) async throws -> Void = { _ in }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { [work] send in
        try await work(send)
      }
      .cancellable(id: CancelID.working)

    case .finished(let text), .note(let text):
      state.log.append(text)
      return .none

    case .cancel:
      return .cancel(id: CancelID.working)
    }
  }
}

extension WorkshopFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var finished: AnyCasePath<WorkshopFeature.Action, String> {
      .init(WorkshopFeature.Action.finished) {
        if case .finished(let text) = $0 { text } else { nil }
      }
    }

    var note: AnyCasePath<WorkshopFeature.Action, String> {
      .init(WorkshopFeature.Action.note) { if case .note(let text) = $0 { text } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
