import ComposableArchitecture

extension PersistenceReaderKey where Self == PersistenceKeyDefault<InMemoryKey<String?>> {
  static var owner: Self {
    PersistenceKeyDefault(.inMemory("owner"), nil)
  }
}
