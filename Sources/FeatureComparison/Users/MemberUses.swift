import FeatureProgram
import FeatureSpec

/// The uses of the declarations of a project by other specs.
struct MemberUses {
  private var places: [DeclarationID: [String: Set<String>]] = [:]

  /// Finds the uses in all features.
  init(of project: FeatureProject) {
    for reference in project.references
    where reference.leadsToOtherSpec && reference.usesDeclaration {
      places[reference.declaration, default: [:]][reference.user, default: []]
        .insert(reference.description(in: project))
    }
  }

  /// Returns the specs that use a declaration.
  func users(of declaration: DeclarationID) -> [MemberUser] {
    (places[declaration] ?? [:]).map { MemberUser(name: $0.key, places: $0.value.sorted()) }
      .sorted { $0.name < $1.name }
  }
}

extension SpecReference {
  /// Whether the reference uses its declaration, not only a member after the name of a feature.
  var usesDeclaration: Bool { declaration.kind != .feature || path.last == written.name }

  /// The part of the feature that contains the reference; nil for a reference in the declarations that all tests
  /// share, which belong to no part.
  var part: SpecMember.ID? {
    switch place.handler {
    case .action(let name): return SpecMember.ID(.action, name)
    case .reaction(let names): return SpecMember.ID(.reaction, names.joined(separator: "."))
    case .procedure(let name): return SpecMember.ID(.procedure, name)
    case .always: return SpecMember.ID(.reaction, "always")
    case nil: break
    }
    switch place.context {
    case .child(let name): return SpecMember.ID(.child, name)
    case .computed(let name): return SpecMember.ID(.computed, name)
    case .test(let name): return SpecMember.ID(.test, name)
    case .view: return SpecMember.ID(.view, "view")
    case .declaration: return SpecMember.ID(.dependency, path.joined(separator: "."))
    case .block: return SpecMember.ID(.composition, "compose")
    case .reaction: return SpecMember.ID(.reaction, path.joined(separator: "."))
    case .effect, .testHelpers: return nil
    }
  }

  /// Returns a description of the part that contains the reference.
  fileprivate func description(in project: FeatureProject) -> String {
    let text = path.joined(separator: ".")
    switch place.context {
    case .child(let name): return "child \(name)"
    case .reaction: return "reaction \(text)"
    case .effect: return "sends \(text)"
    case .computed(let name): return "computed \(name)"
    case .test(let name): return "test '\(name)'"
    case .view: return "shows \(text)"
    case .block, .declaration, .testHelpers: break
    }
    switch declaration.kind {
    case .initializer: return "makes \(project.typeName(ofFeature: declaration.owner)).State"
    case .endpoint: return "calls \(path.prefix(2).joined(separator: "."))"
    case .feature, .action, .delegate, .prompt, .button, .property, .parameter, .dependency,
      .procedure, .effectID, .client, .type, .member, .childCase, .place, .payload, .generic, .key,
      .test, .recording:
      return "uses \(text)"
    }
  }
}
