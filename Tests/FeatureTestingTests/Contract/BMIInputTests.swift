import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("BMIInput")
struct BMIInputTests {
  @Test("saves a valid measurement")
  func savesAValidMeasurement() async {
    struct Recorded {
      @Recorder var saved: [BMI]
    }
    let recorded = Recorded()
    let store = TestStore(initialState: BMIInputFeature.State()) {
      BMIInputFeature()
    } withDependencies: {
      $0.bmiHistory.save = { bmi in recorded.$saved.record(bmi) }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
    }

    await store.send(\.binding.height, "170") {
      $0.height = "170"
    }
    await store.send(\.binding.weight, "65") {
      $0.weight = "65"
    }
    #expect(store.state.isSaveEnabled)
    await store.send(.saveButtonTapped) {
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.isSaving = false
    }
    #expect(
      recorded.saved == [
        BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))
      ]
    )
  }

  @Test("says why saving failed")
  func saysWhySavingFailed() async {
    let store = TestStore(initialState: BMIInputFeature.State(height: "170", weight: "65")) {
      BMIInputFeature()
    } withDependencies: {
      $0.bmiHistory.save = { _ in throw EffectError("disk full") }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .constant(UUID(1))
    }

    await store.send(.saveButtonTapped) {
      $0.isSaving = true
    }
    await store.receive(\.saveFailed, EffectError("disk full")) {
      $0.isSaving = false
      $0.saveError = "disk full"
    }
  }
}
