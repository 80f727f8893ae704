import ComposableArchitecture

/// What an order is sorted by.
struct Sorting: Equatable, Sendable {
  var isAscending = true
  var names: [String] = []
}

extension Orders.State {
  /// Begins with all orders.
  init(title: String) {
    let _sorting: Shared<Sorting> = Shared(value: Sorting())
    // Twenty fill a screen.
    let _limit: Shared<Int> = Shared(value: 20)
    let sorter: Sorter.State = Sorter.State(sorting: _sorting)
    self.init(title: title, sorting: _sorting, limit: _limit, sorter: sorter)
    if title.isEmpty {
      page = 0
    }
  }

  init(limit: Shared<Int>, sorter: Sorter.State) {
    self.init(title: "Orders", sorting: sorter.$sorting, limit: limit, sorter: sorter)
  }
}

extension Page.State {
  init() {
    self.init(
      sorting: Shared(
        value: Sorting(
          names: ["A", "B"]
        )
      ),
      isShown: false
    )
  }

  init(sorting: Shared<Sorting>, shows: Bool = false) {
    self.init(sorting: sorting, isShown: false)
    if shows { isShown = true }
  }
}
