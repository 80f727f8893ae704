import ComposableArchitecture

extension Widget.State {
  init(numbers: [Int] = [], hidden: [Int] = []) {
    self.init(hidden: [], numbers: [])
    guard numbers.isEmpty else {
      self.numbers = numbers
      return
    }
    self.numbers = [1, 2]
    self.hidden = hidden
  }
}

extension Page.State {
  init() {
    @Shared(.limit) var limit: Int
    self.init(page: _limit.wrappedValue)
    self.last = self.limit
  }
}

extension Sign.State {
  init(text: String = "", scale: Int = 2) {
    self.init(size: 1)
    self.text = text
    size = scale
  }
}

extension Widget.State {
  static let all = [Self(), Self(numbers: [1]), Self(hidden: [2]), Self(numbers: [], hidden: [3])]
}

extension Shelf.State {
  static let high = Self(height: 3)
}

extension Sign.State {
  static let all = [Self(), Self(text: "A"), Self(scale: 3), Self(text: "B", scale: 4)]
}

extension Bell {
  init() {
    self.init(rings: 2)
  }
}
