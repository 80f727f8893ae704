import ComposableArchitecture

/// How much a tap adds.
let step = Step(size: 2)

struct Step: Equatable {
  var size: Int
}

extension Walk {
  /// Another file means something else by it.
  private static let pace = 3

  var pace: Int { Self.pace }
}
