/// Names that are not taken twice in a feature.
struct Names {
  var taken: [String: Int] = [:]
  let random: RandomSource
  /// The groups that actions are in, an empty name for none.
  let groups: [String]

  /// - Parameter isGrouped: Whether all actions are in groups.
  init(_ random: RandomSource, isGrouped: Bool) {
    self.random = random
    let groups = ["view", "view.list", "internal", "internal.answers"]
    self.groups = isGrouped ? groups : random.once(in: 3) ? [""] + groups : []
  }

  /// The name of an action, with that of a group in front where the feature has groups.
  mutating func takeAction(_ pool: [String]) -> String {
    grouped(take(pool))
  }

  /// A name with that of a group in front where the feature has groups.
  func grouped(_ name: String) -> String {
    random.pickAny(groups).map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
  }

  /// One of some names, with a number where it was taken before.
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
