import ComposableArchitecture

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var limit: Self { Self[.inMemory("limit"), default: 10] }
}

extension Board.State {
  init(title: String, limit: Int = 20) {
    self.init(title: title, page: 1)
    self.$limit = Shared(wrappedValue: limit, .limit)
  }
}
