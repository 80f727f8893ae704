import FeatureRuntime
import Foundation

struct BMI: Equatable, Identifiable, Sendable {
  var id: UUID
  var height: Double
  var weight: Double
  var date: Date
}

/// Takes height and weight and saves them.
struct BMIInputFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var height: String { didSet { _changes.mark(0) } }
    var weight: String { didSet { _changes.mark(1) } }
    var isSaving: Bool { didSet { _changes.mark(2) } }
    var saveError: String? { didSet { _changes.mark(3) } }
    var _changes = StateChanges()

    init(
      height: String = "",
      weight: String = "",
      isSaving: Bool = false,
      saveError: String? = nil
    ) {
      self.height = height
      self.weight = weight
      self.isSaving = isSaving
      self.saveError = saveError
    }

    var heightValue: Double? {
      Double(height)
    }

    var weightValue: Double? {
      Double(weight)
    }

    var isSaveEnabled: Bool {
      heightValue != nil && weightValue != nil && !isSaving
    }

    static let _fields = StateFields<Self>([
      (\.height, [0]),
      (\.weight, [1]),
      (\.isSaving, [2]),
      (\.saveError, [3]),
      (\.heightValue, [0]),
      (\.weightValue, [1]),
      (\.isSaveEnabled, [0, 1, 2]),
    ])
  }

  enum Action: BindableAction, Sendable {
    case saveButtonTapped
    case saved
    case saveFailed(_ error: EffectError)
    case binding(BindingAction<State>)
  }

  private enum CancelID {
    case saving
  }

  @Dependency(\.bmiHistory) var bmiHistory
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .saveButtonTapped:
      guard
        let height = state.heightValue, let weight = state.weightValue, state.isSaveEnabled
      else {
        return .none
      }
      state.isSaving = true
      let bmi = BMI(id: uuid(), height: height, weight: weight, date: date())
      return .run { send in
        try await bmiHistory.save(bmi)
        await send(.saved)
      } catch: { error, send in
        await send(.saveFailed(EffectError(error)))
      }
      .cancellable(id: CancelID.saving, cancelInFlight: true)

    case .saved:
      state.isSaving = false
      return .none

    case .saveFailed(let error):
      state.isSaving = false
      state.saveError = error.description
      return .none

    case .binding(let binding):
      binding.apply(to: &state)
      return .none
    }
  }
}

extension BMIInputFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var saveButtonTapped: AnyCasePath<BMIInputFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .saveButtonTapped },
        extract: {
          guard case .saveButtonTapped = $0 else { return nil }
          return ()
        }
      )
    }

    var saved: AnyCasePath<BMIInputFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .saved },
        extract: {
          guard case .saved = $0 else { return nil }
          return ()
        }
      )
    }

    var saveFailed: AnyCasePath<BMIInputFeature.Action, EffectError> {
      AnyCasePath(
        embed: { .saveFailed($0) },
        extract: {
          guard case .saveFailed(let error) = $0 else { return nil }
          return error
        }
      )
    }

    var binding: AnyCasePath<BMIInputFeature.Action, BindingAction<BMIInputFeature.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: {
          guard case .binding(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

struct BMIHistoryClient: Sendable {
  var load: @Sendable () async throws -> [BMI]
  var save: @Sendable (_ bmi: BMI) async throws -> Void
}

extension BMIHistoryClient: DependencyKey {
  static let liveValue = BMIHistoryClient(load: { [] }, save: { _ in })

  static let testValue = BMIHistoryClient(
    load: unimplemented("BMIHistoryClient.load"),
    save: unimplemented("BMIHistoryClient.save")
  )
}

extension DependencyValues {
  var bmiHistory: BMIHistoryClient {
    get { self[BMIHistoryClient.self] }
    set { self[BMIHistoryClient.self] = newValue }
  }
}
