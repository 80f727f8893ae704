import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

private let file = URL(fileURLWithPath: "/names.json")

private struct NamesFeature: Reducer {
  struct State: Equatable {
    @Shared(.fileStorage(file)) var names: [String] = []
  }

  func reduce(into state: inout State, action: String) -> Effect<String> {
    state.$names.withLock { $0.append(action) }
    return .none
  }
}

@MainActor
@Suite("Steps with shared files")
struct SharedFileTests {
  @Test("a change is written to its file when the test's clock advances")
  func clock() async {
    let clock = TestClock()
    let files = FileStorage.inMemory
    let store = TestStore(initialState: NamesFeature.State()) {
      NamesFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.defaultFileStorage = files
    }
    await store.send("A") { $0.$names.withLock { $0 = ["A"] } }
    await store.send("B") { $0.$names.withLock { $0 = ["A", "B"] } }
    #expect(files.data(at: file) == nil)
    await clock.advance(by: .seconds(1))
    #expect(files.data(at: file) == Data(#"["A","B"]"#.utf8))
    await store.send("C") { $0.$names.withLock { $0 = ["A", "B", "C"] } }
    await clock.advance(by: .seconds(1))
    #expect(files.data(at: file) == Data(#"["A","B","C"]"#.utf8))
  }

  @Test("a test prepares settings and files")
  func prepares() async throws {
    let files = FileStorage.inMemory
    try files.write(Data(#"["A"]"#.utf8), to: file)
    let store = TestStore(initialState: NamesFeature.State()) {
      NamesFeature()
    } withDependencies: {
      $0.defaultFileStorage = files
    }
    #expect(store.state.names == ["A"])
  }
}
