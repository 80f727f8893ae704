import SpecSource
import SpecYAML

/// The entries and the Swift of a spec's file, with their places, for editors.
package struct SpecContents: Sendable {
  /// The entries of the root, in the order of the file.
  package private(set) var entries: [SpecEntry] = []

  /// The values that hold Swift according to the schemas, in the order of the file.
  package private(set) var swift: [SourcedText] = []

  /// Reads a file. Parts that cannot be read are left out.
  ///
  /// - Parameter kind: The kind of the file; nil when the file does not specify its kind yet.
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

  /// The range of the key; for an entry of a list, the range of the whole entry.
  package let nameRange: Range<Int>

  /// The range of the whole entry.
  package let range: Range<Int>

  /// Whether the spec's author chose the key.
  package let isNamed: Bool

  /// The value, if it is a text.
  package let text: String?

  /// The entries inside of the entry.
  package let children: [SpecEntry]

  /// Makes the entry of a value and the key or list element in front of it.
  fileprivate init(
    _ value: YAMLNode, name: String?, at key: YAMLNode, isNamed: Bool, _ children: [SpecEntry]
  ) {
    self.name = name
    self.isNamed = isNamed
    self.children = children
    text = value.scalar?.text
    // A collection ends where the next element begins, according to libyaml.
    let end = children.last?.range.upperBound ?? value.endOfText
    let start = key.span.offsets.lowerBound
    range = start..<max(start, value.isFlow ? value.span.offsets.upperBound : end)
    nameRange = name == nil ? range : key.span.offsets
  }
}

extension YAMLNode {
  /// The offset at which the node's text ends, without the line breaks after it.
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

  /// Whether the shape may be a mapping whose keys the spec's author chose.
  fileprivate var isMappingOfNames: Bool {
    switch self {
    case .mapping: true
    case .list(let shape), .names(_, let shape): shape.isMappingOfNames
    case .either(let shapes): shapes.contains(where: \.isMappingOfNames)
    default: false
    }
  }
}
