import ComposableArchitecture

enum Order: Equatable, Sendable {
  case byName
  case by(String)

  static let usual: Order = .byName
  static func reversed() -> Self { .byName }
}
