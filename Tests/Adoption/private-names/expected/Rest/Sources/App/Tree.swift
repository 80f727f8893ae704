import ComposableArchitecture

/// How much a tap adds.
let step = Step(size: 2)

struct Step: Equatable {
  var size: Int
}

/// Another file means something else by it.
let pace = 3
