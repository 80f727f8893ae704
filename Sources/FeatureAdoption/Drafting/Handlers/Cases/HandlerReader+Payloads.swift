import SpecSource
import SpecSwift

// Handlers of some payloads of an action, and the names of payloads.
extension HandlerReader {
  /// Records an action that the feature ignores, because the feature handles other forms of the action, or because a
  /// reducer that stays Swift handles the action.
  ///
  /// - Returns: Whether the feature ignores the action.
  mutating func passes(_ target: HandlerTarget) -> Bool {
    let isTakenApart = handlers.all.contains { $0.address == target.address && $0.pattern != nil }
    guard actions.released.contains(target.address.text) || isTakenApart else { return false }
    handlers.passed.insert(target.address)
    return true
  }

  /// Whether a handler matches a further payload of an action, so that it becomes a case of a choice together with
  /// the previous handlers.
  mutating func joins(_ handler: DraftedHandler) -> Bool {
    guard let last = handlers.all.indices.last, let pattern = handler.pattern,
      handlers.all[last].address == handler.address,
      handlers.all[last].source.branch.interior == handler.source.branch.interior,
      let other = handlers.all[last].pattern
    else { return false }
    handlers.all[last].pattern = "\(other), \(pattern)"
    return true
  }

  /// Returns the handler of all payloads that no other handler matches, as one of the cases.
  func other(_ handler: DraftedHandler) -> DraftedHandler {
    var handler = handler
    if handler.isOwn
      || patterns.childPayload(handler.address.text)?.allSatisfy({ $0 != nil }) == true,
      handler.pattern == nil, handler.condition == nil,
      handlers.all.contains(where: {
        $0.address == handler.address && $0.pattern != nil && $0.place == handler.place
      })
    {
      handler.pattern = "_"
    }
    return handler
  }

  /// Renames the payload of an action to the names of its declaration.
  func rename(
    _ handler: inout DraftedHandler, _ bound: [String?], _ span: SourceSpan
  ) throws(NotDrafted) {
    let declared: [String?]
    if handler.isOwn {
      declared =
        actions.table.own.first { $0.name == handler.address.text }?.payload.map(\.name) ?? []
    } else {
      declared = patterns.childPayload(handler.address.text) ?? bound
    }
    guard bound.isEmpty || bound.count == declared.count else {
      throw NotDrafted("a pattern that binds several values as one", at: span)
    }
    var names: [String: String] = [:]
    for (bound, declared) in zip(bound, declared) {
      if let bound, let declared, bound != declared { names[bound] = declared }
    }
    guard !names.isEmpty else { return }
    guard let keys = handler.keys.replacing(names) else {
      throw NotDrafted("a value of an action that is bound to another name", at: span)
    }
    handler.keys = keys
  }
}
