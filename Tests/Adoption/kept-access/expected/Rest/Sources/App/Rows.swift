import ComposableArchitecture

/// Other modules do not make sizes.
public struct Size: Equatable, Sendable {
  var width = 1
}

public struct Row: Equatable, Identifiable, Sendable {
  public var id: Int
}

extension Rows {
  /// The rows that are shown before others are loaded.
  static var samples: [Row] { [Row(id: 1)] }
}

extension [Row] {
  static var samples: [Row] { Rows.samples }
}

extension IdentifiedArrayOf where Element == Stack.State {
  static var samples: IdentifiedArrayOf<Stack.State> { [] }
}
