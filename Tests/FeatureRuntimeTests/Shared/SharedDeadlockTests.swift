import FeatureRuntime
import Foundation
import TestSupport
import Testing

/// Each test runs in a process of its own, which a watchdog ends.
@Suite("Shared values on several threads", .onOwnThread)
struct SharedDeadlockTests {
  @Test("a setting is saved while another thread changes it within another setting's change")
  func nestedSettings() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      let a = values.perform { Shared(wrappedValue: 0, .appStorage("a")) }
      let b = values.perform { Shared(wrappedValue: 0, .appStorage("b")) }
      runThreads([
        { values.repeat { a.withLock { $0 += 1 } } },
        {
          values.repeat {
            b.withLock { value in
              value += 1
              a.withLock { $0 += 1 }
            }
          }
        },
      ])
      #expect(values.defaultAppStorage.value(Int.self, forKey: "a") == 10_000)
      #expect(values.defaultAppStorage.value(Int.self, forKey: "b") == 5_000)
    }
  }

  @Test("changes of values are nested in opposite orders")
  func oppositeOrders() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      let a = values.perform { Shared(wrappedValue: 0, .inMemory("a")) }
      let b = values.perform { Shared(wrappedValue: 0, .appStorage("b")) }
      runThreads([
        { values.repeat { a.withLock { a in b.withLock { b in (a, b) = (a + 1, b + 1) } } } },
        { values.repeat { b.withLock { b in a.withLock { a in (a, b) = (a + 1, b + 1) } } } },
        { values.repeat { a.withLock { $0 += b.wrappedValue * 0 } } },
        { values.repeat { b.withLock { $0 += a.wrappedValue * 0 } } },
      ])
      #expect(a.wrappedValue == 10_000)
      #expect(b.wrappedValue == 10_000)
    }
  }

  @Test("a file is saved while the value's change makes a reference to another file")
  func savedFiles() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      let a = values.perform { Shared(wrappedValue: 0, .fileStorage(url("a"))) }
      runThreads([
        { values.runBlocking { for _ in 0..<20_000 { try? await a.save() } } },
        {
          values.repeat {
            a.withLock { _ in
              for _ in 0..<4 { _ = Shared(wrappedValue: 0, .fileStorage(url("other"))) }
            }
          }
        },
      ])
    }
  }

  @Test("a file is decoded by code that reads a value whose change makes references")
  func decodedFiles() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      let a = values.perform { Shared(wrappedValue: 0, .inMemory("a")) }
      try? values.defaultFileStorage.write(Data("1".utf8), to: url("file"))
      @Sendable func file() -> Shared<Int> {
        Shared(
          wrappedValue: 0,
          .fileStorage(
            url("file"), decode: { @Sendable _ in a.wrappedValue },
            encode: { @Sendable _ in Data("1".utf8) })
        )
      }
      runThreads([
        { values.repeat { _ = file() } },
        {
          values.repeat { a.withLock { _ in _ = Shared(wrappedValue: 0, .fileStorage(url("b"))) } }
        },
      ])
    }
  }

  @Test("two keys refer to each other while they load, and change each other while they save")
  func keysOfEachOther() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      runThreads(
        (0..<4).map { number in
          {
            values.repeat {
              let own = Shared(wrappedValue: 0, MutualKey(number: number % 2))
              own.withLock { $0 += 1 }
            }
          }
        }
      )
    }
  }

  @Test("a value in memory reads another one when it is released")
  func releasedValues() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let values = ownValues()
      values.perform {
        let count = Shared(wrappedValue: 0, .inMemory("count"))
        let session = Shared<Session?>(wrappedValue: nil, .inMemory("session"))
        for _ in 0..<3 {
          session.withLock { value in
            value = Session {
              values.perform {
                Shared(wrappedValue: 0, .inMemory("count")).withLock { $0 += 1 }
              }
            }
          }
        }
        session.withLock { $0 = nil }
        #expect(count.wrappedValue == 3)
      }
    }
  }

  @Test("a random number generator is used again within its own use")
  func borrowedTwice() async {
    await #expect(processExitsWith: .success) {
      startWatchdog()
      let random = WithRandomNumberGenerator(SystemRandomNumberGenerator())
      let sum = random { first in
        Int.random(in: 1...6, using: &first) + random { Int.random(in: 1...6, using: &$0) }
      }
      #expect((2...12).contains(sum))
    }
  }
}

private final class Session: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// A key that refers to the value of its counterpart while it loads and saves.
private struct MutualKey: SharedKey, Hashable {
  let number: Int

  private var other: Shared<Int> {
    Shared(wrappedValue: 0, MutualKey(number: 1 - number))
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    _ = other.wrappedValue
    continuation.resume(returning: 1)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    _ = other.wrappedValue
    return SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    if value % 2 == 0 { other.withLock { $0 += 1 } }
    continuation.resume()
  }
}

private func url(_ name: String) -> URL {
  URL(fileURLWithPath: "/values/\(name).json")
}

private func ownValues() -> DependencyValues {
  var values = DependencyValues()
  values.defaultInMemoryStorage = InMemoryStorage()
  return values
}

extension DependencyValues {
  fileprivate func `repeat`(_ operation: () -> Void) {
    for _ in 0..<5_000 { perform(operation) }
  }

  fileprivate func runBlocking(_ operation: @escaping @Sendable () async -> Void) {
    FeatureRuntimeTests.runBlocking { [self] in
      await DependencyValues.$current.withValue(self) { await operation() }
    }
  }
}
