import SpecSource
import SpecSwift

extension HandlerReader {
  /// Reads a case of a choice of actions.
  mutating func read(
    _ branch: Branch, _ comments: [String], _ hasDefault: Bool, _ scope: HandlerScope
  ) throws(NotDrafted) {
    let file = scope.file
    let span = file.span(branch.label?.range ?? branch.interior)
    var drafter = blockDrafter(file)
    drafter.takesClosures = !attempt.takesManual
    let items = drafter.items(branch.body, in: branch.interior)
    let doesNothing = branch.body.allSatisfy(\.doesNothing) && branch.body.count <= 1
    if doesNothing { for item in items { claims.claim(item.statement.source, in: file) } }
    guard branch.label != nil else {
      guard doesNothing else { throw NotDrafted("a 'default' case with statements", at: span) }
      return
    }
    if !doesNothing, let label = branch.label, words(label.text).contains("var") {
      throw NotDrafted("'var' in a pattern", at: span)
    }
    let condition = branch.condition
    let (drafted, function) = doesNothing ? ([], nil) : try block(items, drafter, branch, scope)
    if branch.isConditional, condition == nil || function?.statements != nil {
      throw NotDrafted("'where' after an action", at: span)
    }
    let all = self.keys(drafted, where: condition, file)
    guard let keys = all.replacing(scope.substitutions) else {
      throw NotDrafted("a value of an action that is bound to another name", at: span)
    }
    if scope.outer != nil, keys.mention(scope.subject) {
      throw NotDrafted("a nested action that is used as a whole", at: span)
    }
    let labels = branch.plainLabel.map { [$0] } ?? branch.patternTexts
    for (pattern, label) in zip(branch.patterns, labels) {
      let whole = scope.whole(pattern)
      guard scope.isReached(by: pattern) else {
        if doesNothing { continue }
        throw NotDrafted("a case that no action reaches", at: span)
      }
      let source = HandlerSource(
        branch: branch, file: file, span: span, whole: whole,
        substitutions: scope.substitutions, isDispatched: scope.isDispatched)
      func several(_ address: HandlerAddress) -> DraftedHandler {
        DraftedHandler(
          address: address, keys: keys, comments: comments, place: scope.place, source: source,
          function: function)
      }
      if let holder = patterns.holder(of: whole), attempt.hard.holders.contains(holder) {
        var plain = several(.all(of: holder))
        plain.keys = drafted
        if try addWhole(plain, whole, condition, label) { continue }
      }
      if !doesNothing { takeDelegate(whole) }
      let meant: HandlerTarget?
      do throws(NotDrafted) {
        meant = try patterns.target(of: whole, label, span)
      } catch {
        guard condition == nil, function?.statements == nil, !doesNothing,
          let handlers = choice(whole, scope, at: span, several)
        else { throw error }
        for handler in handlers { try add(handler) }
        continue
      }
      guard let target = meant else {
        if condition != nil { throw NotDrafted("'where' after several actions", at: span) }
        if doesNothing { continue }
        if function?.statements != nil {
          throw NotDrafted("a handler in Swift for several actions", at: span)
        }
        do throws(NotDrafted) {
          for address in try patterns.wildcards(
            whole, keys, after: scope.earlier.map(\.pattern.path), span)
          {
            try add(several(address))
          }
        } catch {
          guard let handlers = choice(whole, scope, at: span, several) else {
            throw error
          }
          for handler in handlers { try add(handler) }
        }
        continue
      }
      try checkCondition(condition, target, span)
      if doesNothing, condition == nil, isDoneElsewhere(target, comments, scope) { continue }
      if doesNothing, condition == nil, target.pattern == nil, !target.isOwn || passes(target) {
        if handlers.all.allSatisfy({ $0.address != target.address || $0.condition == nil }) {
          continue
        }
      }
      var handler = several(target.address)
      (handler.pattern, handler.hasDefault) = (target.pattern, hasDefault)
      handler.source.boundNames = target.names
      handler.parts = target.parts
      handler.condition = condition
      try checkNames(of: handler, target)
      if joins(handler) { continue }
      try rename(&handler, target.names, span)
      handler = other(handler)
      try add(handler)
    }
  }

  private mutating func add(_ handler: DraftedHandler) throws(NotDrafted) {
    if isOtherwise(handler) { return handlers.all.append(handler) }
    let handler = takingOver(handler)
    if isTaken(handler) {
      throw NotDrafted("an action that an earlier case matches", at: handler.source.span)
    }
    if handlers.all.contains(where: {
      $0.address == handler.address && ($0.pattern == nil || handler.pattern == nil)
        && body.isEarly($0) == body.isEarly(handler)
    }) || handlers.passed.contains(handler.address) || isDoneTwice(handler) {
      var error = NotDrafted("an action that is handled twice", at: handler.source.span)
      error.unit = smallerUnit(doing: handler)
      throw error
    }
    handlers.all.append(handler)
  }
}
