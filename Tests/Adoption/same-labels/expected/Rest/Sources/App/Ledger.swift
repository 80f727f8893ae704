import ComposableArchitecture

typealias Entries = [Int]

extension Ledger.State {
  init(entries: Entries, limit: Int, isOpen: Bool = false) {
    self.entries = entries.filter { $0 <= limit }
    self.limit = limit
    self.isOpen = isOpen
  }
}

extension Marks.State {
  init(marks: Entries = []) {
    self.marks = Set(marks)
  }
}

extension Ledger.State {
  static let first = Self(entries: [1, 2], limit: 1)
}

extension Marks.State {
  static let none = Self()
  static let some = Self(marks: [1, 2])
}
