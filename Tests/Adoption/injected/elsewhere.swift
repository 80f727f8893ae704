// What the app has elsewhere: for the compiler alone.
import ComposableArchitecture

struct Keys: Sendable {
  func fit() -> Bool { true }
}

struct Container: Sendable {
  var keys: Keys { Keys() }
}

@propertyWrapper
struct Injected<Value: Sendable>: Sendable {
  let wrappedValue: Value

  init(_ path: KeyPath<Container, Value>) {
    wrappedValue = Container()[keyPath: path]
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var visits: Self { Self[.inMemory("visits"), default: 0] }
}
