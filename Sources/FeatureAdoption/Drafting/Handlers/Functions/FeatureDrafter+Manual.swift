import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A handler that becomes a function in Swift.
struct ManualHandler {
  /// The name of the function.
  var name: String
  /// The body of the function.
  var body: String
}

extension FeatureDrafter {
  /// The handlers that become functions in Swift.
  var manualHandlers: [ManualHandler] {
    handlers.all.compactMap { handler in
      handler.manual.map { ManualHandler(name: handlerName(handler.address.text), body: $0) }
    }
  }

  /// Returns the keys of a case, or the Swift that becomes a function, if no key can express the case and functions
  /// are wanted.
  mutating func block(
    _ items: [BlockDrafter.Item], _ drafter: BlockDrafter, _ branch: SpecSwift.Branch,
    _ scope: HandlerScope
  ) throws(NotDrafted) -> ([DraftKey], String?) {
    let manual = DraftKey("manual", "true")
    if isHandedOver(branch) {
      for item in items { claims.claim(item.statement.source, in: scope.file) }
      return ([manual], nil)
    }
    if attempt.hard.branches.contains(branchID(branch, scope.file)),
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
        !handlers.all.contains(where: { $0.address == .before })
      else {
        throw error
      }
      let isEffect =
        branch.body.count == 1
        && branch.body[0].value.map { feature.mayBeEffect($0) } ?? false
      return ([manual], branch.body.leaves || isEffect ? text : text + "\nreturn .none")
    }
  }

  /// Checks that a function receives the values that its handler names, under the same names.
  func checkNames(of handler: DraftedHandler, _ target: HandlerTarget) throws(NotDrafted) {
    guard handler.keys.first?.name == "manual" else { return }
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

  /// Checks that the functions call nothing that only the generated type sees.
  func checkManual() throws(NotDrafted) {
    let types = Set(members.kept.compactMap { $0.member.declaration.type?.name })
    for handler in handlers.all {
      let payload =
        actions.table.own.first { handler.isOwn && $0.name == handler.address.text }?.payload ?? []
      let isManual = handler.keys.first?.name == "manual"
      if isManual, payload.contains(where: { !types.isDisjoint(with: words($0.type)) }) {
        // The protocol of the functions is declared outside of the feature.
        throw NotDrafted(
          "a handler in Swift whose payload has a type nested in the feature",
          at: handler.source.span)
      }
      guard let text = handler.manual,
        actions.names.procedures.contains(where: { performs($0, in: text) })
      else { continue }
      throw NotDrafted("a handler in Swift that performs a procedure", at: handler.source.span)
    }
  }

  /// Returns the file of the functions that the protocol requires. The file moves to the place where the generator
  /// looks for it.
  func handlersFile() throws(NotDrafted) -> ReadSwiftFile? {
    guard let handlersProtocol = reducer.handlersProtocol else { return nil }
    let span = handlersProtocol.origin.span
    let functions = handlersProtocol.functionNames.flatMap { feature.functions(named: $0) }
    // The file of the functions may be missing among the files to adopt.
    guard let file = functions.first?.member.file else { return nil }
    guard functions.allSatisfy({ $0.member.file.file.path == file.file.path }),
      file.file.path != feature.origin.file.file.path,
      file.declarations.allSatisfy({
        $0.type.map { $0.keyword == .extension && $0.name == feature.name } ?? true
      })
    else { throw NotDrafted("functions of handlers that are not in a separate file", at: span) }
    return file
  }

  /// Whether the whole body of a case is the call of its function.
  private func isHandedOver(_ branch: SpecSwift.Branch) -> Bool {
    guard let handlersProtocol = reducer.handlersProtocol, branch.body.count == 1,
      case .call(let callee, let arguments)? = branch.body[0].value?.kind,
      case .name(let name) = callee.kind, arguments.first?.label == "into"
    else { return false }
    return handlersProtocol.functionNames.contains(name)
  }

  /// Returns the generator's name for the function of an action.
  private func handlerName(_ address: String) -> String {
    camelCase(["handle"] + address.split(separator: ".").map(String.init))
  }
}

/// Whether Swift calls a procedure of the feature.
private func performs(_ procedure: String, in text: String) -> Bool {
  let words = words(text)
  return words.indices.contains { index in
    let isOwn = index == 0 || words[index - 1] != "." || index > 1 && words[index - 2] == "self"
    return words[index] == procedure && isOwn
      && words[(index + 1)...].starts(with: ["(", "into", ":"])
  }
}

extension LinkedType {
  /// The names of the type's functions.
  var functionNames: [String] { members.compactMap(\.declaration.function?.name) }
}
