import FeatureRuntime
import Foundation
import RandomNumbers

/// Shared values with all kinds of keys, which threads change at random inside of each other's changes.
struct SharedNesting: Sendable {
  private static let threads = 6
  private static let rounds = 400

  private let dependencies: DependencyValues
  private let values: [Shared<Int>]
  /// The number of changes of each value.
  private let counts: Locked<[Int]>

  init() {
    var dependencies = DependencyValues()
    dependencies.defaultInMemoryStorage = InMemoryStorage()
    self.dependencies = dependencies
    self.values = dependencies.perform { (0..<9).map { SharedNesting.makeValue($0) } }
    self.counts = Locked(values.map { _ in 0 })
  }

  private static func makeValue(_ number: Int) -> Shared<Int> {
    switch number % 3 {
    case 0: Shared(wrappedValue: 0, .inMemory("value-\(number)"))
    case 1: Shared(wrappedValue: 0, .appStorage("value-\(number)"))
    default: Shared(wrappedValue: 0, .fileStorage(url("value-\(number)")))
    }
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: "/values/\(name).json")
  }

  /// Changes the values on several threads.
  ///
  /// - Returns: The numbers of the values that have lost a change, with the values.
  func run(seed: UInt64) -> [Int: Int] {
    runThreads(
      (0..<SharedNesting.threads).map { thread in
        {
          dependencies.perform {
            var random = SeededRandom(seed: seed &* 100 &+ UInt64(thread))
            for _ in 0..<SharedNesting.rounds { act(&random) }
          }
        }
      }
    )
    let counts = counts.value
    return Dictionary(
      uniqueKeysWithValues: values.indices.compactMap { index in
        let value = values[index].wrappedValue
        return value == counts[index] ? nil : (index, value)
      }
    )
  }

  private func act(_ random: inout SeededRandom) {
    let order = values.indices.shuffled(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: save(values[order[0]], isCancelled: Bool.random(using: &random))
    case 1: dependencies.defaultAppStorage.set(1, forKey: "other")
    case 2: _ = values[order[0]].wrappedValue + values[order[1]].wrappedValue
    default: change(order.prefix(Int.random(in: 1...4, using: &random)), order.last ?? 0, &random)
    }
  }

  /// Changes values inside of each other's changes, and changes another value in the innermost change.
  private func change(_ order: ArraySlice<Int>, _ other: Int, _ random: inout SeededRandom) {
    guard let first = order.first else { return actInside(other, &random) }
    values[first].withLock { value in
      value += 1
      counts.withLock { $0[first] += 1 }
      change(order.dropFirst(), other, &random)
    }
  }

  private func actInside(_ other: Int, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: _ = values[other].wrappedValue
    case 1: _ = SharedNesting.makeValue(other).wrappedValue
    case 2:
      // The value is made anew each time, because nothing holds it.
      let name = "passing-\(Int.random(in: 0..<3, using: &random))"
      _ = Shared(wrappedValue: [0], .fileStorage(SharedNesting.url(name))).wrappedValue
    default:
      Shared(wrappedValue: 0, .appStorage("passing")).withLock { $0 += 1 }
    }
  }

  private func save(_ value: Shared<Int>, isCancelled: Bool) {
    let task = Task { try await value.save() }
    if isCancelled { task.cancel() }
    runBlocking { _ = await task.result }
  }
}
