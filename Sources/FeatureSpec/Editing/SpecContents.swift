import SpecSource
import SpecYAML

/// What stands where in a spec's file, for editors: its entries, and its Swift.
package struct SpecContents: Sendable {
  /// The entries of the root, in the order of the file.
  package private(set) var entries: [SpecEntry] = []

  /// The values that hold Swift by the tables of keys, in the order of the file.
  package private(set) var swift: [SourcedText] = []

  /// Reads a file; what cannot be read is left out.
  ///
  /// - Parameter kind: What the file describes; nil when it does not say so yet.
  package init(of file: SourceFile, as kind: SpecKind?) {
    guard let root = readYAML(file).root else { return }
    let roots = kind.map { [$0] } ?? SpecKind.allCases.filter { $0 != .settings }
    entries = add(root, as: roots.map { .reference($0.rawValue) })
  }

  /// Adds the Swift of a node.
  ///
  /// - Returns: The node's entries.
  private mutating func add(_ node: YAMLNode, as shapes: [ValueShape]) -> [SpecEntry] {
    if let members = node.members {
      return members.map { add($0, isNamed: shapes.contains(where: \.isMappingOfNames), shapes) }
    }
    if let items = node.items {
      let inner = shapes.flatMap { $0.inside(.item) }
      return items.map { item in
        let children = add(item, as: inner)
        return SpecEntry(item, name: nil, at: item, isNamed: false, children)
      }
    }
    if !node.isNothing, shapes.contains(where: \.isSwift) { swift.append(node.sourcedText) }
    return []
  }

  private mutating func add(
    _ member: YAMLMember, isNamed: Bool, _ shapes: [ValueShape]
  ) -> SpecEntry {
    let inner = shapes.flatMap { $0.inside(.key(member.name)) }
    let children = add(member.value, as: inner)
    return SpecEntry(
      member.value, name: member.name, at: member.key, isNamed: isNamed, children)
  }
}

/// An entry of a mapping or a list in a spec's file.
package struct SpecEntry: Sendable {
  /// The key; nil for an entry of a list.
  package let name: String?

  /// Where the key stands; for an entry of a list, the whole of it.
  package let nameRange: Range<Int>

  /// Where all of it stands.
  package let range: Range<Int>

  /// Whether the spec's author chose the key.
  package let isNamed: Bool

  /// The value, if it is a text.
  package let text: String?

  /// What is in it.
  package let children: [SpecEntry]

  /// Describes a value and what stands in front of it.
  fileprivate init(
    _ value: YAMLNode, name: String?, at key: YAMLNode, isNamed: Bool, _ children: [SpecEntry]
  ) {
    self.name = name
    self.isNamed = isNamed
    self.children = children
    text = value.scalar?.text
    // A collection ends where the next thing begins, as libyaml has it.
    let end = children.last?.range.upperBound ?? value.endOfText
    let start = key.span.offsets.lowerBound
    range = start..<max(start, value.isFlow ? value.span.offsets.upperBound : end)
    nameRange = name == nil ? range : key.span.offsets
  }
}

extension YAMLNode {
  /// Where its text ends, without the line breaks behind it.
  fileprivate var endOfText: Int {
    let range = span.offsets
    let blanks = span.file.bytes[range].reversed().prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    return range.upperBound - blanks.count
  }
}

extension ValueShape {
  /// Whether a text in this place is Swift.
  fileprivate var isSwift: Bool {
    switch self {
    case .swift: true
    case .list(let shape), .names(_, let shape): shape.isSwift
    case .either(let shapes): shapes.contains(where: \.isSwift)
    case .reference(let name): Schema.definition(named: name)?.shortForm?.isSwift ?? false
    default: false
    }
  }

  /// Whether it may be a mapping whose keys the spec's author chose.
  fileprivate var isMappingOfNames: Bool {
    switch self {
    case .mapping: true
    case .list(let shape), .names(_, let shape): shape.isMappingOfNames
    case .either(let shapes): shapes.contains(where: \.isMappingOfNames)
    default: false
    }
  }
}
