import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

/// A dependency whose values contain their origin and the number of values made so far.
private struct Origin: Equatable, Sendable {
  var name: String
  let serial = makeSerial()

  static func makeSerial() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  private static let count = Locked(0)
}

extension Origin: DependencyKey {
  static var liveValue: Origin { Origin(name: "live") }
  static var testValue: Origin { Origin(name: "test") }
}

/// A dependency that only has a live value.
private enum LiveOnly: DependencyKey {
  static let liveValue = "live"
}

extension DependencyValues {
  fileprivate var origin: Origin {
    get { self[Origin.self] }
    set { self[Origin.self] = newValue }
  }

  fileprivate var liveOnly: String {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }
}

@MainActor
@Suite("Dependencies")
struct DependencyTests {
  @Dependency(\.origin) private var origin
  @Dependency(\.liveOnly) private var liveOnly
  @Dependency(\.context) private var context
  @Dependency(Origin.self) private var originByKey

  @Test("a dependency is read by its key alone")
  func byKey() {
    #expect(originByKey.name == "test")
    withDependencies {
      $0[Origin.self] = Origin(name: "override")
    } operation: {
      #expect(originByKey.name == "override")
    }
  }

  @Test("the context, such as a test, selects the defaults")
  func contexts() {
    #expect(context == .test)
    #expect(origin.name == "test")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(context == .live)
      #expect(origin.name == "live")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(origin.name == "live")
    }
  }

  @Test("overrides last as long as the operation, and inner overrides win")
  func overrides() async {
    await withDependencies {
      $0.origin = Origin(name: "outer")
      $0.liveOnly = "outer"
    } operation: {
      await Task.yield()
      withDependencies {
        $0.origin.name += " and inner"
      } operation: {
        #expect(origin.name == "outer and inner")
        #expect(liveOnly == "outer")
      }
      let inTask = await Task { origin.name }.value
      #expect(inTask == "outer")
      #expect(origin.name == "outer")
    }
    #expect(origin.name == "test")
  }

  @Test("a live default is created once")
  func liveDefaultsAreKept() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(origin.serial == origin.serial)
    }
  }

  @Test("each test store creates its own defaults once")
  func testDefaultsAreKeptPerStore() async {
    struct Serials: Reducer {
      @Dependency(\.origin) var origin

      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        state.append(origin.serial)
        return .none
      }
    }
    var seen: Set<Int> = []
    for _ in 1...2 {
      let store = TestStore(initialState: [Int]()) {
        Serials()
      }
      store.exhaustivity = .off
      await store.send(0)
      await store.send(1)
      #expect(store.state[0] == store.state[1])
      seen.insert(store.state[0])
    }
    #expect(seen.count == 2)
  }

  @Test("a dependency without a test value reports it and returns its live value")
  func missingTestValue() {
    withKnownIssue {
      #expect(liveOnly == "live")
    } matching: {
      $0.comments.first?.rawValue == """
        'LiveOnly' has no value in this test. Override it where the test makes its store, or give \
        it a 'testValue':

            withDependencies: {
              $0[LiveOnly.self] = …
            }
        """
    }
  }

  @Test("an effect keeps the dependencies with which it was created")
  func effectsKeepDependencies() async {
    struct Clerk: Reducer, Sendable {
      @Dependency(\.origin) var origin

      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append(action)
        guard action == "start" else { return .none }
        return withDependencies {
          $0.origin = Origin(name: "made here")
        } operation: {
          .run { send in
            await Task.yield()
            await send(origin.name)
          }
        }
      }
    }
    let store = TestStore(initialState: [String]()) { Clerk() }
    await store.send("start") { $0 = ["start"] }
    await store.receive("made here") { $0 = ["start", "made here"] }
  }
}
