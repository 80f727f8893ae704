import SpecSource
import SpecYAML

/// A value in a spec's file, with its meaning by the tables of keys.
package struct SpecNode: Sendable {
  /// The way there from the root, its own key included.
  package var path: [PlaceStep]
  /// Its key; nil for an entry of a list and for the root.
  package var key: SourcedText?
  /// The kinds of names that its key may be; empty for a word of the language.
  package var keyUses: [NameUse] = []
  /// The text, if it is one.
  package var text: SourcedText?
  /// The kinds of names that the text may be.
  package var uses: [NameUse] = []
  /// Whether the text is Swift that names nothing in particular.
  package var isSwift = false
  /// The values in it.
  package var children: [SpecNode] = []

  /// The key as it is meant.
  package var name: String { key?.text ?? "" }

  /// The value of one of its keys.
  package func child(_ name: String) -> SpecNode? {
    children.first { $0.key?.text == name }
  }

  /// Reads a file; nil when YAML cannot.
  ///
  /// - Parameter kind: What the file describes.
  package init?(of file: SourceFile, as kind: SpecKind) {
    guard let root = readYAML(file).root else { return nil }
    self.init(root, path: [], shapes: [.reference(kind.rawValue)])
  }

  private init(_ node: YAMLNode, path: [PlaceStep], shapes: [ValueShape]) {
    self.path = path
    let expectation = PlaceExpectation(shapes)
    if let members = node.members {
      children = members.map { member in
        let step = PlaceStep.key(member.name)
        var child = SpecNode(
          member.value, path: path + [step], shapes: shapes.flatMap { $0.inside(step) })
        child.key = member.key.sourcedText
        let isWord = shapes.contains { $0.declaresKey(member.name) }
        child.keyUses = isWord ? [] : expectation.keyUses
        return child
      }
    } else if let items = node.items, !(node.isFlow && shapes.areSwift) {
      let inner = shapes.flatMap { $0.inside(.item) }
      children = items.map { SpecNode($0, path: path + [.item], shapes: inner) }
    } else if !node.isNothing {
      text = node.sourcedText
      uses = expectation.valueUses
      isSwift = expectation.isSwift
    }
  }
}

extension PlaceExpectation {
  /// Finds the values that some shapes allow.
  init(_ shapes: [ValueShape]) {
    for shape in shapes { add(shape) }
  }
}

extension [ValueShape] {
  /// Whether a list in brackets is Swift as it is written there.
  var areSwift: Bool {
    contains(where: \.isPlainSwift) && !contains(where: \.isList)
  }
}

extension ValueShape {
  /// Whether it is Swift, which may be an array.
  fileprivate var isPlainSwift: Bool {
    switch self {
    case .swift: true
    case .names(_, let shape): shape.isPlainSwift
    case .either(let shapes): shapes.contains(where: \.isPlainSwift)
    case .reference(let name): Schema.definition(named: name)?.shortForm?.isPlainSwift ?? false
    default: false
    }
  }

  /// Whether it may be a list of YAML.
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .names(_, let shape): shape.isList
    case .either(let shapes): shapes.contains(where: \.isList)
    case .reference(let name): Schema.definition(named: name)?.shortForm?.isList ?? false
    default: false
    }
  }

  /// Whether it may be a mapping with a key of the language.
  fileprivate func declaresKey(_ key: String) -> Bool {
    switch self {
    case .reference(let name): Schema.definition(named: name)?.schema.key(named: key) != nil
    case .list(let shape), .names(_, let shape): shape.declaresKey(key)
    case .either(let shapes): shapes.contains { $0.declaresKey(key) }
    default: false
    }
  }
}
