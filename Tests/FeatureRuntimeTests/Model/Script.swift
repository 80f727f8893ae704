import TestSupport

/// An effect as a value: the store makes an `Effect` from it, and the model interprets it.
///
/// Each token occurs in a single script, which runs once.
indirect enum Script: Sendable {
  case none
  case send(Node.Action)
  /// Work that follows the test's commands, one after the other.
  case work(Int)
  /// A timer that sends a note after each interval.
  case timer(Int, every: Int)
  case cancel(id: Int)
  case merge([Script])
  case concatenate([Script])
  case cancellable(Script, id: Int, inFlight: Bool)
  case debounce(Script, id: Int, time: Int, token: Int)
}

/// A command of the test to waiting work.
enum Command: Sendable {
  case send(Node.Action)
  case fail
  /// Continues: work ends, a sleep is over.
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

  /// A change of a node's children.
  enum Change: Sendable {
    case newGuest(name: Int)
    case dropGuest
    case newAlways(name: Int)
    /// A new row, which replaces the row of its slot, if one exists.
    case newRow(slot: Int, name: Int)
    case dropRow(slot: Int)
    /// A removal and reinsertion of the children, with the rows in another order.
    case shuffle
  }
}

extension Script {
  /// The number of levels of children below the root.
  static let depth = 2
  static let ids = 0..<3
  static let slots = 0..<3
  /// The number that an error's handler records, with the work's token.
  static let failure = 0

  /// Returns the name of the child that always exists. The name is above all other names.
  static func name(below parent: Int) -> Int {
    parent + 1_000_000_000
  }

  /// Makes a random script.
  ///
  /// - Parameter size: The maximum depth of nested parts.
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
  /// Makes a random action of a node without its children.
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

/// Generates unique numbers for work, for actions and for nodes.
struct Tokens: Sendable {
  private var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }
}
