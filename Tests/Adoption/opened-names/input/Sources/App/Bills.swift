import ComposableArchitecture

private func round(_ price: Int) -> Int { price / 100 * 100 }

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  static var isNet: Self { Self[.appStorage("isNet"), default: false] }
}

extension SharedKey where Self == InMemoryKey<String?> {
  static var payer: Self { .inMemory("payer") }
}

/// A bill, whose fields show their types by the app's own keys.
@Reducer
struct Bill {
  struct State: Equatable {
    @Shared(.isNet) var isNet
    @SharedReader(.payer) var payer
  }
  enum Action: Equatable { case toggled }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.$isNet.withLock { $0.toggle() }
        return .none
      }
    }
  }
}
