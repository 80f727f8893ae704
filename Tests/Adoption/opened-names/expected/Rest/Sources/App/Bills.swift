import ComposableArchitecture

private func round(_ price: Int) -> Int { price / 100 * 100 }

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  static var isNet: Self { Self[.appStorage("isNet"), default: false] }
}

extension SharedKey where Self == InMemoryKey<String?> {
  static var payer: Self { .inMemory("payer") }
}

extension SharedKey where Self == InMemoryKey<Int> {
  static var price: Self { .inMemory("price") }
}

/// A price whose key has no first value.
@Reducer
struct Price {
  struct State: Equatable {
    @Shared(.price) var price
  }
  enum Action: Equatable { case seen }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .seen:
        return .none
      }
    }
  }
}
