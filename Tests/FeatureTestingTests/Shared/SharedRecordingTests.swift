import FeatureRuntime
import Foundation
import Testing

@testable import FeatureTesting

/// The values that a recorder writes for shared fields.
@Suite("Recorded shared fields")
struct SharedRecordingTests {
  private struct Inner: Equatable, ObservableState {
    @Shared var user: String?
    var _changes = StateChanges()
    static var _fields: StateFields<Self> { StateFields([]) }
  }

  private enum Outer: Equatable, CasePathable, EnumState {
    case away
    case inside(Inner)

    struct AllCasePaths {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  /// Returns the changes of a step, by address.
  private func changes<State: Equatable>(
    from before: State, to after: State, _ change: () -> Void
  ) -> [String] {
    let log = SharedLog()
    log.note(change)
    let outcome = RecordedOutcome(
      before: StateSnapshot(state: before, shared: log.view(at: 0)),
      after: StateSnapshot(state: after, shared: log.view(at: log.end)))
    let (stated, unshown) = outcome.changes()
    return stated.map { "\($0.path.steps.joined(separator: ".")): \($0.value.key)" } + unshown
  }

  @Test("are named by their path through the case of an enum")
  func cases() {
    let inner = Inner(user: Shared(value: nil))
    #expect(
      changes(from: Outer.inside(inner), to: .inside(inner)) {
        inner.$user.withLock { $0 = "A" }
      } == ["inside.user: \"A\""])
  }

  @Test("change before the state that contains them is removed")
  func leaving() {
    let inner = Inner(user: Shared(value: nil))
    #expect(
      changes(from: Outer.inside(inner), to: .away) {
        inner.$user.withLock { $0 = "A" }
      } == ["inside.user: \"A\"", ": .away"])
  }

  @Test("are reported if no field contains them")
  func unshown() {
    let shared = Shared<Int>(value: 1)
    #expect(
      changes(from: Outer.away, to: .away) { shared.withLock { $0 = 2 } } == ["Shared<Int>"])
  }

  /// A part of a state that is read after an effect has run.
  private struct Gate: Equatable, CustomReflectable {
    let isOpen = Locked(false)

    var customMirror: Mirror {
      for _ in 0..<1000 where !isOpen.value { usleep(1000) }
      return Mirror(self, children: [])
    }

    static func == (_: Gate, _: Gate) -> Bool { true }
  }

  private struct Gated: Equatable {
    var gate: Gate
    @Shared var name: String
  }

  private enum Saving { case save }

  @Test("do not change with an action whose effects change them later")
  @MainActor
  func effects() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let store = TestStore<Gated, Saving>(
      initialState: Gated(gate: Gate(), name: Shared(value: ""))
    ) {
      Reduce { state, _ in
        .run { [name = state.$name, gate = state.gate] _ in
          name.withLock { $0 = "A" }
          gate.isOpen.withLock { $0 = true }
        }
      }
    }
    let recording = try #require(
      StepRecording(
        store.core, file: #fileID, line: #line, environment: ["FEATUREGEN_RECORDING": file.path]))
    let place = IssueLocation(
      fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    _ = await store.record(.save, nil, recording, at: place)
    let events = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(events.count == 2)
    #expect(events.last?.contains("\"changes\":[]") == true)
    store.assert { $0.$name.withLock { $0 = "A" } }
  }
}
