import ComposableArchitecture

public enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case idle
  case loading
  case loaded(Value)

  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

public struct Song: Equatable, Sendable {
  public var title: String
  public var isFavorite = false

  public init(title: String) {
    self.title = title
  }
}

public enum Volume {
  public static let low = Float(0.25)
}
