import SpecSource

/// The entries that were set aside, in the order of the file. Nodes for them are made where they are missing.
struct MissingEntries {
  /// The file with all its entries.
  let file: SourceFile

  /// The keys that the root may hold; empty if they are not known.
  let rootKeys: Set<String>

  /// All gaps of the file.
  let gaps: [YAMLGap]

  /// The number of gaps that were put into their collections.
  private var count = 0

  /// Makes missing entries, starting before the first gap.
  init(_ gaps: [YAMLGap], of file: SourceFile, rootKeys: Set<String>) {
    self.gaps = gaps
    self.file = file
    self.rootKeys = rootKeys
  }

  /// The next gap.
  var next: YAMLGap? {
    count < gaps.count ? gaps[count] : nil
  }

  /// Returns the next gap and advances, if the gap satisfies a condition; nil otherwise.
  mutating func take(if holds: (YAMLGap) -> Bool) -> YAMLGap? {
    guard let next, holds(next) else { return nil }
    count += 1
    return next
  }

  /// Returns the members that represent the keys of a gap.
  func members(of gap: YAMLGap) -> [YAMLMember] {
    gap.keys.map { key in
      let start = file.position(at: key.range.lowerBound)
      let end = file.position(at: key.range.upperBound, after: start)
      return YAMLMember(
        key: YAMLNode(.scalar(YAMLScalar(key.name)), in: file, from: start, to: end),
        value: node(of: gap, from: end))
    }
  }

  /// Returns the node that represents a gap, or the part of it after its key.
  func node(of gap: YAMLGap, from start: SourcePosition? = nil) -> YAMLNode {
    let start = start ?? file.position(at: gap.range.lowerBound)
    let end = file.bytes.trimmed(start.offset..<max(start.offset, gap.range.upperBound)).upperBound
    return YAMLNode(
      .missing, in: file, from: start, to: file.position(at: end, after: start))
  }
}

extension NodeBuilder {
  /// Puts the entries that are missing before an offset into the open collections.
  mutating func addMissingEntries(before offset: Int) {
    guard !open.isEmpty else { return }
    while let gap = missing.take(if: { $0.range.lowerBound < offset }) { add(gap) }
  }

  /// Returns the node of a value of which only missing entries are left; nil if the value had no entries.
  ///
  /// - Parameter end: The position directly after the colon or dash before the value.
  mutating func missingValue(after end: SourcePosition) -> YAMLNode? {
    guard missing.next != nil, open.last?.isFlow != true else { return nil }
    let next = SourceLookup(file: file).skipSpace(end.offset)
    let owner = open.last
    let indentation = owner.map { self.indentation(of: $0) } ?? -1
    var gaps: [YAMLGap] = []
    while let gap = missing.take(if: { gap in
      let isInside =
        gap.indentation > indentation
        || gap.isItem && gap.indentation == indentation && owner?.isMapping == true
      return gap.range.lowerBound < next && isInside
    }) {
      gaps.append(gap)
    }
    guard let first = gaps.first, let last = gaps.last else {
      return isFollowedByStrayGap(end) ? YAMLNode(.missing, in: file, from: end, to: end) : nil
    }
    let start = missing.file.position(at: first.range.lowerBound)
    let end = missing.node(of: last).endPosition
    let members = gaps.flatMap { missing.members(of: $0) }
    let content: YAMLNode.Content =
      if gaps.allSatisfy(\.isItem) {
        .sequence(gaps.map { missing.node(of: $0) })
      } else if members.isEmpty {
        .missing
      } else {
        .mapping(members.uniqued)
      }
    return YAMLNode(
      content, in: missing.file, from: start, to: end,
      lacksEntries: gaps.contains { $0.hasUnknownKeys })
  }

  /// Whether the next line was set aside and may belong to a value, although its indentation does not show it.
  func isFollowedByStrayGap(_ end: SourcePosition) -> Bool {
    guard let gap = missing.next,
      gap.range.lowerBound < SourceLookup(file: file).skipSpace(end.offset)
    else { return false }
    let isEntry = open.contains { !$0.isFlow && indentation(of: $0) == gap.indentation }
    return gap.hasUnknownKeys || !isEntry
  }

  /// Puts an entry into the collection that it belongs to, or into all collections that it may belong to.
  private mutating func add(_ gap: YAMLGap) {
    let members = missing.members(of: gap)
    let blocks = open.indices.filter { !open[$0].isFlow }
    if let owner = blocks.last(where: { index in
      open[index].isMapping == !gap.isItem && indentation(of: open[index]) == gap.indentation
    }) {
      add(members, of: gap, to: owner)
      addToRoot(members.dropFirst())
    } else {
      for index in blocks.count > 1 ? blocks.dropFirst() : blocks[...] {
        add(members, of: gap, to: index)
      }
      addToRoot(members[...])
    }
  }

  /// Adds members with an inconclusive indentation to the root, if it may hold them.
  private mutating func addToRoot(_ members: ArraySlice<YAMLMember>) {
    open[0].missing += members.filter { missing.rootKeys.contains($0.name) }
  }

  private mutating func add(_ members: [YAMLMember], of gap: YAMLGap, to index: Int) {
    if open[index].isMapping, !gap.isItem {
      open[index].missing += members
      if gap.hasUnknownKeys { open[index].lacksEntries = true }
    } else if !open[index].isMapping, gap.isItem {
      open[index].items.append(missing.node(of: gap))
    } else {
      open[index].lacksEntries = true
    }
  }

  /// Returns the indentation of the entries of a collection, in bytes.
  private func indentation(of collection: OpenCollection) -> Int {
    let start = collection.start.offset
    return start - SourceLookup(file: file).line(around: start).lowerBound
  }
}
