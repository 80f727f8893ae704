import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the keys of the feature's own actions with their blocks.
  func actionKeys() throws(NotDrafted) -> [DraftKey] {
    var keys: [DraftKey] = []
    for entry in actions.table.own {
      let own = handlers.all.filter { $0.address == .own(entry.name) }
      let comments = commentLines(entry.member.declaration.comment)
      var inner: [DraftKey] = []
      if let documentation = comments.doc { inner.append(DraftKey("doc", documentation)) }
      if let payload = entry.payload.keys { inner.append(DraftKey("with", payload)) }
      inner += try blockKeys(own, of: entry)
      let all =
        groupComments(above: entry.name) + comments.other + own.flatMap(\.comments)
      if inner.count == 1, inner[0].name == "do", inner[0].comments.isEmpty {
        keys.append(DraftKey(entry.name, inner[0].value, comments: all))
      } else {
        keys.append(DraftKey(entry.name, SpecDraft.keys(inner).orEmpty, comments: all))
      }
    }
    return keys
  }

  /// Returns the block of an action's handlers. Of several handlers, each handles another form of the payload.
  private func blockKeys(_ handlers: [DraftedHandler], of entry: ActionTable.Entry)
    throws(NotDrafted)
    -> [DraftKey]
  {
    guard let first = handlers.first else { return [] }
    if first.condition != nil { return choiceKeys(handlers) }
    if handlers.count == 1, first.pattern == nil { return first.keys }
    // An action without a block does nothing.
    if handlers.allSatisfy({ $0.keys.isEmpty && $0.comments.isEmpty }) { return [] }
    let names = entry.payload.compactMap(\.name)
    guard !names.isEmpty, names.count == entry.payload.count else {
      throw NotDrafted("patterns in the payload of an action", at: first.source.span)
    }
    var cases: [DraftKey] = []
    for handler in handlers {
      guard let pattern = handler.pattern else {
        throw NotDrafted("patterns in the payload of an action", at: handler.source.span)
      }
      cases.append(
        DraftKey(
          pattern,
          SpecDraft.keys(handler.keys.asBranch(indentedBy: handler.source.file.indentation))
            .orEmpty,
          comments: handler.comments))
    }
    if leavesSome(handlers, of: entry) { cases.append(DraftKey("_", "")) }
    return [DraftKey("match", .keys(("on", .text(names.asSubject)), ("cases", .keys(cases))))]
  }

  /// Returns the actions that only the parent reacts to.
  func delegateKeys() -> SpecDraft? {
    guard !actions.table.delegate.isEmpty else { return nil }
    let keys = actions.table.delegate.map { entry in
      let comments = commentLines(entry.member.declaration.comment)
      return DraftKey(
        String(entry.name.dropFirst("delegate.".count)),
        SpecDraft.keys(("with", entry.payload.keys), ("doc", comments.doc)).orEmpty,
        comments: groupComments(above: entry.name) + comments.other)
    }
    let isPlain = keys.allSatisfy { $0.value.text == "" && $0.comments.isEmpty }
    return isPlain ? .list(keys.map { .text($0.name) }) : .keys(keys)
  }
}

extension [Payload] {
  /// The values of a payload as a spec declares them; nil when there are none.
  var keys: SpecDraft? {
    guard !isEmpty else { return nil }
    return .keys(
      map { payload in
        let name = payload.name ?? "value"
        let key = payload.label == name ? name : "\(payload.label ?? "_") \(name)"
        let value = payload.value.map { " = \($0)" } ?? ""
        return DraftKey(key, .text(payload.type.onOneLine + value))
      })
  }
}
