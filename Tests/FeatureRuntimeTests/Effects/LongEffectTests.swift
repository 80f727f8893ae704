import FeatureRuntime
import Foundation
import Testing

/// The stack does not grow with the number of actions and effects.
@MainActor
@Suite("Long chains of effects")
struct LongEffectTests {
  // 20,000 effects once filled a stack, and are few enough that other tests get the main actor, too.
  private nonisolated static let many = 20_000

  private func counter(
    _ follow: @escaping @Sendable (_ count: Int, _ action: Int) -> Effect<Int>
  ) -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { count, action in
        count += 1
        return follow(count, action)
      }
    }
  }

  @Test("actions send one another")
  func sends() {
    let many = 5 * Self.many
    let store = counter { count, action in count < many ? .send(action) : .none }
    store.send(1)
    #expect(store.state == many)
  }

  @Test("actions send one another while an action waits, and from within effects")
  func queuedSends() async {
    let store = counter { count, action in
      if count == 1 { return .merge(.send(1), .run { await $0(1) }) }
      return count < Self.many ? .send(action) : .none
    }
    await store.send(0).finish()
    #expect(store.state >= Self.many)
  }

  @Test("effects are merged one by one, on the left or on the right", arguments: [true, false])
  func merges(isFirst: Bool) {
    let store = counter { _, action in
      guard action == 0 else { return .none }
      var effect = Effect.send(1)
      for _ in 1..<Self.many {
        effect = isFirst ? effect.merge(with: .send(1)) : Effect.send(1).merge(with: effect)
      }
      return effect
    }
    store.send(0)
    #expect(store.state == Self.many + 1)
  }

  @Test(
    "effects are concatenated one by one, on the left or on the right", arguments: [true, false])
  func concatenations(isFirst: Bool) async {
    let log = Locked<[Int]>([])
    let store = counter { _, action in
      log.withLock { $0.append(action) }
      guard action == 0 else { return .none }
      var effect = Effect.send(1)
      for number in 2...Self.many {
        effect =
          isFirst
          ? effect.concatenate(with: .send(number)) : Effect.send(number).concatenate(with: effect)
      }
      return effect
    }
    await store.send(0).finish()
    let sent = Array(1...Self.many)
    #expect(log.value == [0] + (isFirst ? sent : sent.reversed()))
  }

  @Test("a sequence contains many sends")
  func sequence() {
    let store = counter { _, action in
      action == 0 ? .concatenate((1...Self.many).map { .send($0) }) : .none
    }
    store.send(0)
    #expect(store.state == Self.many + 1)
  }

  @Test("effects of all kinds are nested, and map their actions")
  func nesting() async {
    let store = counter { _, action in
      action == 0 ? deepEffect(ending: .run { await $0(1) }).map { $0 + 1 } : .none
    }
    await store.send(0).finish()
    #expect(store.state == 10_002)
  }

  @Test("waiting nested effects are cancelled")
  func cancelledNesting() async {
    let store = counter { _, action in
      switch action {
      case 0: deepEffect(ending: .run { _ in try await Task.sleep(for: .seconds(100)) })
      case 9: .cancel(id: "all")
      default: .none
      }
    }
    let task = store.send(0)
    store.send(9)
    await task.finish()
    #expect(store.state == 2)
  }

  @Test("effects that never start are released, on a thread with a small stack")
  func release() {
    let group = DispatchGroup()
    for isSequence in [true, false] {
      group.enter()
      let thread = Thread {
        var effect = Effect<Int>.run { _ in }
        for _ in 1..<Self.many {
          effect = isSequence ? effect.concatenate(with: .send(1)) : effect.merge(with: .send(1))
        }
        effect = .none
        _ = deepEffect(ending: .send(1))
        group.leave()
      }
      thread.stackSize = 256 * 1024
      thread.start()
    }
    group.wait()
  }
}

/// Returns an effect in which sequences, groups and ids are nested in each other, and whose innermost effect runs
/// first.
private func deepEffect(ending effect: Effect<Int>) -> Effect<Int> {
  var effect = effect
  for _ in 0..<10_000 {
    effect = .concatenate(.merge(effect, .none), .send(1)).merge(with: .none)
    effect = .merge(effect, .cancel(id: "other"))
  }
  return effect.cancellable(id: "all")
}
