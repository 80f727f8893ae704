import SpecSource
import SpecYAML

/// A part of a spec that could not be read.
struct Loss {
  /// The place of the part.
  let span: SourceSpan
  /// The name that it declares; nil where the name is not known.
  var name: String?
}

/// The declarations of a spec that could not be read, by the keys of their sections.
struct LostDeclarations {
  /// The sections that may lack any name.
  private var sections: Set<String> = []
  /// The names that the other sections lack.
  private var names: [String: Set<String>] = [:]

  /// Finds the sections of the losses in a file.
  init(_ losses: [Loss], of root: YAMLNode, as schema: Schema) {
    let members = root.members ?? []
    let all = Set(schema.keys.map(\.name))
    if root.lacksEntries { sections = all.subtracting(members.map(\.name)) }
    for loss in losses {
      let section =
        members.last { $0.key.span.startOffset <= loss.span.startOffset }?.name ?? ""
      guard all.contains(section) else {
        // The section for which this name was meant is unknown.
        sections = all
        continue
      }
      guard let name = loss.name else {
        sections.insert(section)
        continue
      }
      let parts = name.split(separator: ".").map(String.init)
      names[section, default: []].formUnion(parts + [name])
    }
  }

  /// All missing declarations.
  var all: MissingDeclarations {
    MissingDeclarations(
      names: names.values.reduce(into: []) { $0.formUnion($1) }, hasUnknownNames: !sections.isEmpty)
  }

  /// The missing declarations of some sections.
  subscript(keys: String...) -> MissingDeclarations {
    MissingDeclarations(
      names: keys.reduce(into: []) { $0.formUnion(names[$1] ?? []) },
      hasUnknownNames: !sections.isDisjoint(with: keys))
  }
}

extension FeatureParts {
  /// Returns the parts, each with its missing declarations.
  func lacking(_ lost: LostDeclarations) -> FeatureParts {
    var parts = self
    parts.types.missing = lost["types", "generics", "conforms"]
    parts.state.missing = lost["state", "computed"]
    parts.inputs.missing = lost["parameters", "dependencies"]
    parts.places.missing = lost["children", "alerts", "dialogs"]
    parts.actions.missing = lost["actions", "delegate"]
    parts.behaviour.missingProcedures = lost["procedures"]
    parts.behaviour.missing = lost["reactions", "always", "compose", "effectIDs"]
    return parts
  }
}

extension SpecDecoder {
  /// Records that the declaration at a node could not be read.
  mutating func lose(_ node: YAMLNode, named name: String? = nil) {
    losses.append(Loss(span: node.span, name: name))
  }

  /// Reads a block and records in it the places that could not be read.
  mutating func noting(
    _ mapping: SpecMapping, _ read: (inout SpecDecoder) -> Block
  ) -> Block {
    let (lost, unread) = (losses.count, self.unread.count)
    var block = read(&self)
    if mapping.isSuspect { block.missing.append(mapping.span) }
    block.missing += losses[lost...].map(\.span) + self.unread[unread...]
    // No other declaration refers to a part of a block.
    losses.removeSubrange(lost...)
    self.unread.removeSubrange(unread...)
    return block
  }
}

extension YAMLNode {
  /// The first name in a part that could not be read; nil for other nodes.
  var firstName: String? {
    guard isMissing else { return nil }
    let name = source.drop { !$0.isLetter && $0 != "_" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a part of a mapping could not be read.
  var isPartial: Bool {
    isMissing || lacksEntries || members?.contains { $0.value.isMissing } == true
  }
}
