import ComposableArchitecture
import Testing
import XCTest

@testable import App

struct Missing: Error {}

/// The pages that a test has marked.
actor Marks {
  private(set) var all: [Int] = []
  func add(_ page: Int) { all.append(page) }
}

@MainActor
final class OldMarkTests: XCTestCase {
  var marks: Marks!
  var store: TestStoreOf<Reader>!

  override func setUp() async throws {
    marks = Marks()
    store = TestStore(initialState: Reader.State(page: 3)) {
      Reader()
    } withDependencies: { [marks] in
      $0.pages.mark = { await marks!.add($0) }
    }
  }

  override func tearDown() async throws { store = nil }

  func testMarks() async {
    await store.send(.marked)
    await store.finish()
    let all = await marks.all
    XCTAssertEqual(all, [3])
  }
}

@MainActor
@Suite("Readers")
struct OldReaderTests {
  func makeStore(
    at page: Int = 0, clock: any Clock<Duration> = ImmediateClock(),
    load: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Reader> {
    let store = TestStore(initialState: Reader.State(page: page)) {
      Reader()
    } withDependencies: {
      $0.pages.load = load
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    return store
  }

  @Test("waits for a page")
  func waits() async {
    let ticks = TestClock()
    let store = makeStore(at: 4, clock: ticks, load: { "page \($0)" })
    await store.send(.turned)
    await ticks.advance(by: .seconds(1))
    await store.receive(\.loaded.success) { $0.text = "page 5" }
  }

  @Test("loads a page that was missing")
  func loadsAgain() async throws {
    let store = makeStore { _ in throw Missing() }
    await store.send(.turned)
    await store.receive(\.loaded.failure) { $0.failures = 1 }

    // Now it is there.
    let missed = store.state.page
    store.dependencies.pages.load = { page in page > missed ? "A" : "" }
    await store.send(.turned) { #expect($0.failures == 1) }
    await store.receive(\.loaded.success) { $0.text = "A" }
    try #require(store.state.page == missed + 1)
  }
}
