/// The names of a feature, none of which is taken twice.
struct Names {
  var taken: [String: Int] = [:]
  let random: RandomSource
  /// The groups of actions. An empty name stands for no group.
  let groups: [String]

  /// - Parameter isGrouped: Whether all actions are in groups.
  init(_ random: RandomSource, isGrouped: Bool) {
    self.random = random
    let groups = ["view", "view.list", "internal", "internal.answers"]
    self.groups = isGrouped ? groups : random.once(in: 3) ? [""] + groups : []
  }

  /// Takes the name of an action, prefixed with a group if the feature has groups.
  mutating func takeAction(_ pool: [String]) -> String {
    grouped(take(pool))
  }

  /// Returns a name, prefixed with a group if the feature has groups.
  func grouped(_ name: String) -> String {
    random.pickAny(groups).map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
  }

  /// Takes one of some names, with a number if the name was taken before.
  mutating func take(_ pool: [String]) -> String {
    let name = random.pick(pool)
    let count = taken[name, default: 0]
    taken[name] = count + 1
    return count == 0 ? name : "\(name)\(count + 1)"
  }

  mutating func field(of type: ValueType) -> String {
    switch type {
    case .int: take(["count", "total", "level", "rank"])
    case .double: take(["ratio", "weight", "share"])
    case .string: take(["title", "note", "label", "query"])
    case .bool: take(["isOpen", "isReady", "isHidden", "hasMore"])
    case .date: take(["seen", "changed"])
    case .uuid: take(["token", "owner"])
    case .array: take(["numbers", "words", "marks", "drafts"])
    case .dictionary: take(["lengths", "scores"])
    case .set: take(["chosen", "tags"])
    default: take(["mode", "entry", "latest", "problem", "kept"])
    }
  }
}
