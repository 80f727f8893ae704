import SpecSource
import SpecYAML

/// A declaration that could not be read.
struct Loss {
  /// Where it is, as a UTF-8 offset.
  let offset: Int
  /// The declared name; nil where it is not known.
  var name: String?
}

extension SpecDecoder {
  /// Notes that the declaration at a node could not be read.
  mutating func lose(_ node: YAMLNode, named name: String? = nil) {
    losses.append(Loss(offset: node.span.startOffset, name: name))
  }

  /// The declarations that could not be read.
  func missingDeclarations(of root: YAMLNode, as schema: Schema) -> MissingDeclarations {
    var lost = MissingDeclarations(sections: [], names: [:])
    let members = root.members ?? []
    let present = Set(members.map(\.name))
    let all = Set(schema.keys.map(\.name))
    if root.lacksEntries { lost.sections = all.subtracting(present) }
    for loss in losses {
      let section = members.last { $0.key.span.startOffset <= loss.offset }?.name ?? ""
      // Nothing refers to what these declare.
      if ["tests", "explore", "view"].contains(section) { continue }
      guard all.contains(section) else {
        // Nobody knows which section this name was meant for.
        lost.sections = all
        continue
      }
      guard let name = loss.name else {
        lost.sections.insert(section)
        continue
      }
      let parts = name.split(separator: ".").map(String.init)
      lost.names[section, default: []].formUnion(parts + [name])
    }
    return lost
  }
}

extension Feature {
  /// The sections that declare the properties of the state.
  package static let sectionsOfState = ["state", "computed", "children", "alerts", "dialogs"]

  /// The sections that declare what can happen.
  package static let sectionsOfActions = ["actions", "delegate", "children", "alerts", "dialogs"]

  /// Whether names of some sections may be missing because they could not be read.
  package func mayLack(_ sections: [String]) -> Bool {
    sections.contains {
      missing.declarations.sections.contains($0) || missing.declarations.names[$0] != nil
    }
  }

  /// Whether a place of actions may have none because those of its section could not be read.
  package func mayLackMembers(of place: String) -> Bool {
    let sections = [
      "delegate": "delegate", "alert": "alerts", "dialog": "dialogs", "binding": "state",
    ]
    return sections[place].map { mayLack([$0]) } ?? false
  }

  /// Whether a name may be missing from some sections because it could not be read.
  package func mayLack(_ name: String, in sections: [String]) -> Bool {
    sections.contains { section in
      missing.declarations.sections.contains(section)
        || missing.declarations.names[section]?.contains(name) == true
    }
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
