// What the app has elsewhere: for the compiler alone.
import ComposableArchitecture

extension SharedReaderKey where Self == InMemoryKey<String?>.Default {
  static var owner: Self {
    Self[.inMemory("owner"), default: nil]
  }
}
