import ComposableArchitecture
import Foundation

extension Gate {
  var clocks: Clocks { Clocks() }

  struct Clocks: Sendable {
    @Dependency(\.date) var date
    @Dependency(\.continuousClock) var clock

    func look(at address: String) async -> Bool { !address.isEmpty }
  }
}

extension Gate.Action {
  public enum Move: Equatable, Sendable {
    case to(x: Int, y: Int)
  }
}
