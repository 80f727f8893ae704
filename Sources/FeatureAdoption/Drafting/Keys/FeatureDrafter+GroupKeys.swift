import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the properties of the groups that do not follow from their names.
  func groupKeys() -> SpecDraft? {
    func place(_ group: (type: LinkedType, member: Member?)) -> Int {
      (group.member ?? group.type.origin).declaration.source.range.lowerBound
    }
    let groups = actions.table.groups.sorted { place($0.value) < place($1.value) }
    let keys = groups.compactMap { name, group -> DraftKey? in
      let (inner, comments) = groupParts(name, group)
      guard !inner.isEmpty || !comments.isEmpty && firstAction(of: name) == nil else { return nil }
      let isShort = inner.count == 1 && inner[0].name == "type"
      return DraftKey(
        name, isShort ? inner[0].value : SpecDraft.keys(inner).orEmpty, comments: comments)
    }
    return keys.isEmpty ? nil : .keys(keys)
  }

  /// Returns the comments of groups without a key of their own. They are placed above the first action in the group.
  func groupComments(above action: String) -> [String] {
    actions.table.groups.sorted { $0.key < $1.key }.flatMap { name, group -> [String] in
      guard firstAction(of: name) == action else { return [] }
      let (inner, comments) = groupParts(name, group)
      return inner.isEmpty ? comments : []
    }
  }

  private func firstAction(of group: String) -> String? {
    (actions.table.own + actions.table.delegate).first { $0.name.hasPrefix("\(group).") }?.name
  }

  private func groupParts(
    _ name: String, _ group: (type: LinkedType, member: Member?)
  ) -> (keys: [DraftKey], comments: [String]) {
    let trivia = [group.member, group.type.origin].compactMap { $0?.declaration.comment }
    let comments = commentLines(trivia.joined(separator: "\n"))
    let isUsual = comments.doc?.text == usualDocumentation(of: name)
    let value = SpecDraft.keys(
      ("type", typeKey(of: name, group.type)), ("conforms", conformsKey(of: name, group.type)),
      ("children", holdsChildren(name) && style?.childGroup != name ? "true" : nil),
      ("doc", isUsual ? nil : comments.doc))
    guard case .keys(let inner) = value else { return ([], comments.other) }
    return (inner, comments.other)
  }

  /// Returns the comment that generated code has for a group whose spec has no documentation.
  private func usualDocumentation(of group: String) -> String? {
    group == "delegate" ? "The actions to which the parent may react." : nil
  }

  private func holdsChildren(_ group: String) -> Bool {
    actions.childHolders.contains(group)
  }

  private func typeKey(of name: String, _ type: LinkedType) -> SpecDraft? {
    guard style?.action == nil else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let usual = last.capitalizedFirst
    return type.type.name == usual ? nil : .text(type.type.name)
  }

  private func conformsKey(of name: String, _ type: LinkedType) -> SpecDraft? {
    var more = type.groupConformances.subtracting(context.impliedConformances(of: name)).sorted()
    if actions.table.enclosing["binding"] == name { more.insert("BindableAction", at: 0) }
    let isSendable = feature.nested["Action"]?.inherited.contains("Sendable") ?? true
    if !isSendable, type.inherited.contains("Sendable") { more.append("Sendable") }
    return more.isEmpty ? nil : .list(more.map { .text($0) })
  }
}
