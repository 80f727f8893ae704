import ComposableArchitecture

extension Shelf: CustomStringConvertible, Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { true }

  var description: String { "a shelf" }
}
