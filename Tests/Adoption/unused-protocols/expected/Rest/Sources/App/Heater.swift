import ComposableArchitecture

extension Heater: Named {
  static let name = "Heater"
}
