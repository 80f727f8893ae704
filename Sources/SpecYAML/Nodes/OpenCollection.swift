import SpecSource

/// A collection whose end was not yet read.
struct OpenCollection {
  let isMapping: Bool
  let isFlow: Bool

  /// Whether the collection is a mapping without braces in a list, like `a: 1` in `[a: 1]`.
  let isPair: Bool

  let start: SourcePosition

  /// The entries of a list.
  var items: [YAMLNode] = []

  /// The members of a mapping.
  var members: [YAMLMember] = []

  /// The members that represent entries that could not be read.
  var missing: [YAMLMember] = []

  /// Whether the collection lacks entries that no node represents.
  var lacksEntries = false

  /// Whether the collection cannot be read, because a tag or an anchor before it may be meant as a part of it.
  var isMissing = false

  /// Whether the collection contains a plain text with brackets or quotes, so that commas may have split Swift code.
  var mayBeTorn = false

  /// The key whose value was not yet read.
  var key: YAMLNode?

  /// A bit for each kind of name in the collection, to recognize quickly that most names are new.
  private var kinds: UInt64 = 0

  /// The members' indexes by name, used when the members are too many for a linear search.
  private var indexes: [String: Int] = [:]
  private var indexedCount = 0

  init(isMapping: Bool, isFlow: Bool, isPair: Bool, start: SourcePosition) {
    self.isMapping = isMapping
    self.isFlow = isFlow
    self.isPair = isPair
    self.start = start
    if isMapping { members.reserveCapacity(4) } else { items.reserveCapacity(4) }
  }

  /// The content of the node.
  var content: YAMLNode.Content {
    if isMissing { return .missing }
    guard isMapping else { return .sequence(items) }
    guard !missing.isEmpty else { return .mapping(members) }
    let all = (members + missing).uniqued
    return .mapping(all.sorted { $0.key.startPosition.offset < $1.key.startPosition.offset })
  }

  /// The position directly after the last node, where a collection without brackets ends.
  var end: SourcePosition {
    if isMapping {
      members.isEmpty ? start : members[members.count - 1].value.endPosition
    } else {
      items.isEmpty ? start : items[items.count - 1].endPosition
    }
  }

  /// Returns the location of the key that has a name; nil for a new name, which is remembered.
  ///
  /// Names are looked up among the members that were added before, so a name must be looked up only once.
  mutating func place(ofName name: String) -> SourceSpan? {
    let bytes = name.utf8
    let kind = Int(bytes.first ?? 0) &* 31 &+ Int(bytes.last ?? 0) &* 7 &+ bytes.count
    let bit: UInt64 = 1 << UInt64(kind & 63)
    guard kinds & bit != 0 else {
      kinds |= bit
      return nil
    }
    if members.count <= 32 { return members.first { $0.name == name }?.key.span }
    for index in indexedCount..<members.count { indexes[members[index].name] = index }
    indexedCount = members.count
    return indexes[name].map { members[$0].key.span }
  }

  /// Adds the entries of a member's value to the value of the member with the same name.
  mutating func add(_ duplicate: borrowing YAMLMember) {
    let name = duplicate.name
    guard let index = members.firstIndex(where: { $0.name == name }),
      let value = members[index].value.adding(duplicate.value)
    else { return }
    members[index] = YAMLMember(key: members[index].key, value: value)
  }
}
