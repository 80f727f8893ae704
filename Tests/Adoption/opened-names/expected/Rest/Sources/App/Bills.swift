import ComposableArchitecture

private func round(_ price: Int) -> Int { price / 100 * 100 }

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  static var isNet: Self { Self[.appStorage("isNet"), default: false] }
}

extension SharedKey where Self == InMemoryKey<String?> {
  static var payer: Self { .inMemory("payer") }
}
