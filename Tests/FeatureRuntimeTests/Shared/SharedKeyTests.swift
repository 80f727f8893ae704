import FeatureRuntime
import Testing

/// An external source that stores a number and notifies of changes.
private final class Outside: Sendable {
  struct Content {
    var number: Int? = 1
    var error: EffectError?
    var waiting: [LoadContinuation<Int>] = []
    var subscribers: [SharedSubscriber<Int>] = []
    var ends = 0
    var saved: [SaveContext] = []
  }

  let content = Locked(Content())
  let isSlow: Bool

  init(isSlow: Bool = false) {
    self.isSlow = isSlow
  }
}

private struct NumberKey: SharedKey, CustomStringConvertible {
  let outside: Outside
  var description: String { ".number" }
  var id: ObjectIdentifier { ObjectIdentifier(outside) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    if outside.isSlow { return outside.content.withLock { $0.waiting.append(continuation) } }
    let content = outside.content.value
    continuation.resume(
      with: content.error.map { .failure($0) } ?? .success(content.number)
    )
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    outside.content.withLock { $0.subscribers.append(subscriber) }
    return SharedSubscription { [outside] in outside.content.withLock { $0.ends += 1 } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    let error = outside.content.withLock { content in
      content.saved.append(context)
      if content.error == nil { content.number = value }
      return content.error
    }
    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
  }
}

extension SharedReaderKey where Self == NumberKey {
  fileprivate static func number(_ outside: Outside) -> Self { NumberKey(outside: outside) }
}

@Suite("Custom keys")
struct SharedKeyTests {
  private let outside = Outside()

  @Test("a value is loaded, saved and seen by all references")
  func loadsAndSaves() async throws {
    let first = Shared(wrappedValue: 0, .number(outside))
    let second = SharedReader(wrappedValue: 0, .number(outside))
    #expect(first.wrappedValue == 1)
    first.withLock { $0 = 2 }
    #expect(second.wrappedValue == 2)
    #expect(outside.content.value.number == 2)
    try await first.save()
    #expect(outside.content.value.saved == [.didSet, .userInitiated])
  }

  @Test("values from outside arrive until the last reference is released")
  func subscription() {
    do {
      let number = SharedReader(wrappedValue: 0, .number(outside))
      let subscriber = outside.content.value.subscribers[0]
      subscriber.yield(5)
      #expect(number.wrappedValue == 5)
      subscriber.yieldReturningInitialValue()
      #expect(number.wrappedValue == 0)
      subscriber.yieldLoading()
      #expect(number.isLoading)
      subscriber.yield(6)
      #expect(outside.content.value.ends == 0)
      #expect(!number.isLoading)
    }
    #expect(outside.content.value.ends == 1)
  }

  @Test("a value may arrive later")
  func loadsLater() {
    let outside = Outside(isSlow: true)
    let number = Shared(wrappedValue: 0, .number(outside))
    #expect(number.isLoading)
    #expect(number.wrappedValue == 0)
    outside.content.withLock(takeWaiting)?.resume(returning: 3)
    #expect(!number.isLoading)
    #expect(number.wrappedValue == 3)
  }

  @Test("'load' loads the value again, and throws errors")
  func loads() async throws {
    let number = Shared(wrappedValue: 0, .number(outside))
    outside.content.withLock { $0.number = 4 }
    #expect(number.wrappedValue == 1)
    try await number.load()
    #expect(number.wrappedValue == 4)
    outside.content.withLock { $0.error = EffectError("down") }
    await #expect(throws: EffectError.self) { try await number.load() }
    #expect(number.loadError is EffectError)
    #expect(number.wrappedValue == 4)
  }

  @Test("a reference can require an existing value")
  func requires() async throws {
    #expect(try await Shared(require: .number(outside)).wrappedValue == 1)
    outside.content.withLock { $0.number = nil }
    let other = Outside()
    other.content.withLock { $0.number = nil }
    await #expect(throws: (any Error).self) { try await Shared(require: .number(other)) }
  }

  @Test("errors of loading and saving in the background are reported")
  func reportsErrors() {
    outside.content.withLock { $0.error = EffectError("down") }
    withKnownIssue {
      _ = Shared(wrappedValue: 0, .number(outside))
    } matching: {
      $0.mentions(".number cannot be loaded")
    }
    outside.content.withLock { $0.error = nil }
    let number = Shared(wrappedValue: 0, .number(outside))
    outside.content.withLock { $0.error = EffectError("down") }
    withKnownIssue {
      number.withLock { $0 = 2 }
    } matching: {
      $0.mentions(".number cannot be saved")
    }
    #expect(number.saveError is EffectError)
    #expect(number.wrappedValue == 2)
  }

  @Test("a continuation that is resumed never or twice is reported")
  func continuations() {
    let outside = Outside(isSlow: true)
    let number = Shared(wrappedValue: 0, .number(outside))
    withKnownIssue {
      outside.content.withLock { $0.waiting = [] }
    } matching: {
      $0.mentions("without resuming it")
    }
    #expect(!number.isLoading)
    let continuation = LoadContinuation<Int>("a key") { _ in }
    continuation.resume(returning: 1)
    withKnownIssue { continuation.resume(returning: 2) }
  }
}

/// Removes and returns the oldest continuation.
private func takeWaiting(_ content: inout Outside.Content) -> LoadContinuation<Int>? {
  content.waiting.isEmpty ? nil : content.waiting.removeFirst()
}
