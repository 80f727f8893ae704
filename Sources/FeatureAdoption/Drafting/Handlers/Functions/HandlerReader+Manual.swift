import SpecSource
import SpecSwift

extension HandlerReader {
  /// Returns the keys of a case, with the function that handles the action if no key can express the case and functions
  /// are wanted.
  mutating func block(
    _ items: [BlockDrafter.Item], _ drafter: BlockDrafter, _ branch: SpecSwift.Branch,
    _ scope: HandlerScope
  ) throws(NotDrafted) -> ([DraftKey], HandlerFunction?) {
    let manual = DraftKey("manual", "true")
    if isHandedOver(branch) {
      for item in items { claims.claim(item.statement.source, in: scope.file) }
      return ([manual], .ofApp)
    }
    if attempt.hard.branches.contains(branch.id(in: scope.file)),
      let keys = inClosure(branch, drafter, scope)
    {
      return (keys, nil)
    }
    do throws(NotDrafted) {
      let keys = try drafter.block(items)
      take(drafter.record)
      return (keys, nil)
    } catch {
      if !attempt.takesManual, let keys = inClosure(branch, drafter, scope, because: error.reason) {
        return (keys, nil)
      }
      guard attempt.takesManual, scope.outer == nil, scope.substitutions.isEmpty,
        branch.patterns.count == 1, branch.body.first != nil
      else { throw error }
      claims.claim(branch.interior, in: scope.file)
      let text = scope.file.unindented(branch.interior).text
      // The function does not receive the action.
      guard !words(text).contains(scope.subject),
        !handlers.all.contains(where: { $0.address == .always })
      else {
        throw error
      }
      let isEffect =
        branch.body.count == 1
        && branch.body[0].value.map { feature.mayBeEffect($0) } ?? false
      return ([manual], .made(branch.body.leaves || isEffect ? text : text + "\nreturn .none"))
    }
  }

  /// Checks that a function receives the values that its handler names, under the same names.
  func checkNames(of handler: DraftedHandler, _ target: HandlerTarget) throws(NotDrafted) {
    guard handler.function != nil else { return }
    let declared =
      handler.isOwn
      ? actions.table.own.first { $0.name == handler.address.text }?.payload.map(\.name)
      : patterns.childPayload(handler.address.text)
    let hasNames = zip(target.names, declared ?? []).allSatisfy { $0 == nil || $0 == $1 }
    guard target.pattern == nil, hasNames,
      target.names.count == declared?.count ?? 0 || target.names.isEmpty,
      !target.namesID
    else {
      throw NotDrafted("a handler in Swift that destructures its action", at: handler.source.span)
    }
  }

  /// Whether the whole body of a case is the call of its function.
  private func isHandedOver(_ branch: SpecSwift.Branch) -> Bool {
    guard let handlersProtocol, branch.body.count == 1,
      case .call(let callee, let arguments)? = branch.body[0].value?.kind,
      case .name(let name) = callee.kind, arguments.first?.label == "into"
    else { return false }
    return handlersProtocol.functionNames.contains(name)
  }
}
