import ComposableArchitecture

extension Basket.State {
  init(items: [String] = ["Bread"], note: String? = nil) {
    self.init(items: Shared(wrappedValue: items, .inMemory("items")))
    self.note = note
  }
}

extension Basket.State {
  static let empty = Self(items: [], note: "nothing")
  static let usual = Self()
}
