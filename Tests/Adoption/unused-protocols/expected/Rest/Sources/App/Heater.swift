import ComposableArchitecture

extension Heater {
  static let name = "Heater"
}

extension Heater: Named {}
