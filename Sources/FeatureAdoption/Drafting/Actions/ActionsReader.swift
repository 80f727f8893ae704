import SpecSource
import SpecSwift

/// Reads the declarations of a feature's actions.
struct ActionsReader: FeatureReader {
  let context: DraftingContext
  var claims = Claims()
  var members = DraftedMembers()
  /// The actions, as far as they were read.
  private(set) var actions: DraftedActions

  /// Makes the reader of a feature's actions.
  init(context: DraftingContext) {
    self.context = context
    actions = DraftedActions(context)
  }

  /// Reads the meanings of the action's cases.
  mutating func read() throws(NotDrafted) {
    if let member = context.table.conflict {
      throw NotDrafted("several child actions with the same name", at: member.span)
    }
    let action = feature.nested["Action"]
    let groups = context.table.groups.values.map(\.type).sorted { $0.name < $1.name }
    let whole = action.map { [$0] } ?? groups
    members.drafted += whole.map(\.origin)
    for type in (action.map { [$0] } ?? []) + groups {
      claims.claim(
        type.origin.declaration.source.range.lowerBound..<type.type.interior.lowerBound,
        in: type.origin.file)
      try readMembers(of: type)
    }
    for entry in context.table.own { actions.names.payloads[entry.name] = entry.payload }
    let attributes: Set = ["CasePathable", "dynamicMemberLookup"]
    for type in (action.map { [$0] } ?? []) + groups {
      for attribute in type.origin.declaration.attributes where !attributes.contains(attribute.name)
      {
        throw NotDrafted("an attribute '@\(attribute.name)' of the actions", at: type.origin.span)
      }
    }
    try checkGroups()
  }

  private mutating func readMembers(of type: LinkedType) throws(NotDrafted) {
    for member in type.members {
      switch member.declaration.kind {
      case .enumCase(let enumCase):
        let same = type.members.count {
          $0.declaration.source.range == member.declaration.source.range
            && $0.file.file.path == member.file.file.path
        }
        if let attribute = member.declaration.attributes.first {
          throw NotDrafted("an action with '@\(attribute.name)'", at: member.span)
        }
        guard enumCase.rawValue == nil else {
          throw NotDrafted("an action with a raw value", at: member.span)
        }
        guard member.declaration.modifiers.isEmpty || holdsFeature(enumCase, member) else {
          throw NotDrafted("an indirect action", at: member.span)
        }
        guard same == 1 || !hasCommentLines(member.declaration.comment) else {
          throw NotDrafted("several actions that share a comment", at: member.span)
        }
        drafted(member, claiming: member.declaration.source.range)
      case .type(let nested):
        let name = "\(type.name).\(nested.name)"
        if context.table.groups.values.contains(where: { $0.type.name == name }) { continue }
        keep(member, in: type.name)
      case .conditional: throw NotDrafted("'#if' among the actions", at: member.span)
      default: keep(member, in: type.name)
      }
    }
  }

  /// Whether a case is indirect because it holds actions of the feature itself or of a child. The generator itself
  /// determines which of these cases have to be indirect.
  private func holdsFeature(_ enumCase: CaseDeclaration, _ member: Member) -> Bool {
    guard member.declaration.modifiers == ["indirect"], enumCase.payload.count == 1 else {
      return false
    }
    let type = Payload(enumCase.payload[0]).type
    return type.contains(feature.type.name) || type.holdsActions
  }

  /// Checks that the generator makes equal enums for the groups.
  private func checkGroups() throws(NotDrafted) {
    for (name, group) in context.table.groups.sorted(by: { $0.key < $1.key }) {
      let span = group.type.origin.span
      guard group.type.members.contains(where: { $0.declaration.enumCase != nil }) else {
        throw NotDrafted("a group without actions", at: span)
      }
      let names = group.type.groupConformances
      let all = group.type.wholeConformances
      let whole = all.contains("Hashable") ? all.union(["Equatable"]) : all
      guard whole.isSuperset(of: context.impliedConformances(of: name)),
        names.allSatisfy({ isIdentifier($0) }), !name.hasPrefix("delegate.")
      else { throw NotDrafted("an unsupported group of actions", at: span) }
    }
    if let group = context.table.enclosing["binding"], group != "view" {
      throw NotDrafted("bindings in a group of actions other than 'view'", at: feature.origin.span)
    }
  }
}
