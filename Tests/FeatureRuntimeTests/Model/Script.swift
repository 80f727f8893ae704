import TestSupport

/// An effect as a value: the store makes an `Effect` of it, the model reads it.
///
/// Each token stands in one script only, which is played once.
indirect enum Script: Sendable {
  case none
  case send(Node.Action)
  /// Work that does what the test tells it, one thing after the other.
  case work(Int)
  /// Sends a note after each interval.
  case timer(Int, every: Int)
  case cancel(id: Int)
  case merge([Script])
  case concatenate([Script])
  case cancellable(Script, id: Int, inFlight: Bool)
  case debounce(Script, id: Int, time: Int, token: Int)
}

/// What the test tells work that waits for it.
enum Command: Sendable {
  case send(Node.Action)
  case fail
  /// Go on; work ends, a sleep is over.
  case finish
}

extension Node {
  indirect enum Action: Sendable {
    case note(Int)
    case play(Int, Script)
    case change(Int, Change)
    case always(Action)
    case guest(Action)
    case row(Int, Action)
  }

  /// What happens to the children of a node.
  enum Change: Sendable {
    case newGuest(name: Int)
    case dropGuest
    case newAlways(name: Int)
    /// In the place of the row of the same slot, if there is one.
    case newRow(slot: Int, name: Int)
    case dropRow(slot: Int)
    /// The children are taken out and put in again, the rows in another order.
    case shuffle
  }
}

extension Script {
  /// How many of these levels of children there are below the root.
  static let depth = 2
  static let ids = 0..<3
  static let slots = 0..<3
  /// What the handler of an error writes down, with the work's token.
  static let failure = 0

  /// The name of the child that is always there; it is above all that are given otherwise.
  static func name(below parent: Int) -> Int {
    parent + 1_000_000_000
  }

  /// A script to play.
  ///
  /// - Parameter size: How many parts it may have inside each other.
  static func random(_ size: Int, _ tokens: inout Tokens, _ random: inout SeededRandom) -> Script {
    let part = { (tokens: inout Tokens, random: inout SeededRandom) in
      Script.random(size - 1, &tokens, &random)
    }
    switch random.below(size > 0 ? 16 : 7) {
    case 0: return .none
    case 1: return .send(.random(size, &tokens, &random))
    case 2: return .cancel(id: random.pick(ids))
    case 3: return .timer(tokens.next(), every: 1 + random.below(40))
    case 4, 5, 6: return .work(tokens.next())
    case 7, 8, 9: return .merge((0..<1 + random.below(3)).map { _ in part(&tokens, &random) })
    case 10, 11, 12:
      return .concatenate((0..<1 + random.below(3)).map { _ in part(&tokens, &random) })
    case 13, 14:
      return .cancellable(
        part(&tokens, &random), id: random.pick(ids), inFlight: random.once(in: 2))
    default:
      return .debounce(
        part(&tokens, &random), id: random.pick(ids), time: 1 + random.below(40),
        token: tokens.next())
    }
  }
}

extension Node.Action {
  /// An action for a node to take by itself.
  static func random(_ size: Int, _ tokens: inout Tokens, _ random: inout SeededRandom) -> Self {
    switch random.below(8) {
    case 0: .note(tokens.next())
    case 1, 2, 3: .change(tokens.next(), .random(&tokens, &random))
    default: .play(tokens.next(), .random(size - 1, &tokens, &random))
    }
  }
}

extension Node.Change {
  static func random(_ tokens: inout Tokens, _ random: inout SeededRandom) -> Self {
    switch random.below(7) {
    case 0: .dropGuest
    case 1, 2: .newGuest(name: tokens.next())
    case 3: .newAlways(name: tokens.next())
    case 4: .newRow(slot: random.pick(Script.slots), name: tokens.next())
    case 5: .dropRow(slot: random.pick(Script.slots))
    default: .shuffle
    }
  }
}

/// Numbers that nobody else has: of work, of actions, of nodes.
struct Tokens: Sendable {
  private var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }
}
