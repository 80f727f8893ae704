import SpecSource
import SpecSwift

extension HandlerReader {
  /// Reads the closure of a `Reduce`.
  mutating func readHandlers(
    _ closure: Closure, _ source: SourceText, at place: Int, _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    guard closure.captures.isEmpty, !closure.isAttributed, closure.parameters.count == 2 else {
      throw NotDrafted(
        "a reducer closure with captures, attributes or other parameters",
        at: file.span(source.range))
    }
    let scope = HandlerScope(
      state: closure.parameters[0], action: closure.parameters[1], place: place, file: file)
    try readStatements(closure.body, in: closure.interior, scope)
  }

  /// Reads a function that is a reducer.
  mutating func readHandlers(
    _ function: FunctionDeclaration, _ member: Member, at place: Int
  ) throws(NotDrafted) {
    try inline(member, upTo: function.interior.lowerBound)
    let scope = HandlerScope(
      state: function.parameters[0].name, action: function.parameters[1].name, place: place,
      file: member.file)
    try readStatements(function.body ?? [], in: function.interior, scope)
  }

  /// Reads statements that choose between actions, and the statements before them.
  mutating func readStatements(
    _ all: [Statement], in interior: Range<Int>, _ outer: HandlerScope
  ) throws(NotDrafted) {
    var scope = outer
    if try readGathered(all, in: interior, scope) { return }
    let file = scope.file
    if let named = NamedCalls(all), named.isAtEnd,
      feature.dispatched(named.inlined, of: scope.subject) != nil
    {
      for statement in all[named.count...] { claims.claim(statement.source, in: file) }
      return try readStatements(
        Array(all[..<named.count]) + [named.inlined], in: interior, scope)
    }
    var statements = all[...]
    while let type = statements.first?.declaration?.type, type.isCancelType,
      let first = statements.popFirst()
    {
      claims.claim(first.source, in: file)
      guard attempt.hard.cancelTypes.contains(type.name), let declaration = first.declaration else {
        handlers.cancelTypes.insert(type.name)
        continue
      }
      // The type has the same name outside of the function.
      guard feature.nested[type.name] == nil,
        !members.kept.contains(where: {
          $0.member.declaration.type?.name == type.name
        })
      else {
        throw NotDrafted(
          "ids of effects that a function declares", at: file.span(first.source.range))
      }
      keep(Member(declaration: declaration, file: file), in: feature.name)
    }
    if feature.count(of: statements, before: scope.subject) < statements.count {
      takeConstants(&statements, &scope)
    }
    let start =
      all.count == statements.count
      ? interior.lowerBound : all[all.count - statements.count - 1].source.range.upperBound
    let before = statements.prefix(feature.count(of: statements, before: scope.subject))
    guard let choice = statements.dropFirst(before.count).first else {
      if let only = before.first, only.doesNothing, before.count == 1 {
        return claims.claim(only.source, in: file)
      }
      if let conditions = ActionConditions(
        Array(before), of: scope.subject, in: start..<interior.upperBound)
      {
        return try readBranches(conditions.branches, from: start, scope)
      }
      return try readBefore(Array(before), in: start..<interior.upperBound, scope)
    }
    try readBefore(Array(before), in: start..<choice.source.range.lowerBound, scope)
    try checkNames(declaredBy: Array(before), in: choice, scope)
    for statement in statements.dropFirst(before.count + 1) {
      guard statement.doesNothing, statement.source.text != "break" else {
        try attempt.passOver(
          NotDrafted(
            "statements after the 'switch' over the actions",
            at: file.span(statement.source.range)))
        continue
      }
      claims.claim(statement.source, in: file)
    }
    if let branching = choice.choice(of: scope.subject) {
      try readChoice(branching, choice, scope)
      keepComments(
        from: branching.branches.last?.interior.upperBound ?? start,
        to: choice.source.range.upperBound - 1, file)
      return
    }
    claims.claim(choice.source, in: file)
    for call in feature.dispatched(choice, of: scope.subject) ?? [] {
      try inline(call.member, upTo: call.function.interior.lowerBound)
      try readStatements(
        call.function.body ?? [], in: call.function.interior, scope.called(call))
    }
  }

  /// Reads the statements before each of the feature's own blocks.
  private mutating func readBefore(
    _ statements: [Statement], in interior: Range<Int>, _ scope: HandlerScope
  ) throws(NotDrafted) {
    guard let first = statements.first else { return }
    let span = scope.file.span(first.source.range)
    do throws(NotDrafted) {
      handlers.all.append(try handler(before: statements, in: interior, scope, at: span))
    } catch {
      try passOver(error, HandlerAddress.always.text, at: span)
    }
  }

  private mutating func handler(
    before statements: [Statement], in interior: Range<Int>, _ scope: HandlerScope,
    at span: SourceSpan
  ) throws(NotDrafted) -> DraftedHandler {
    func refused() -> NotDrafted {
      NotDrafted("statements before the 'switch' over the actions", at: span)
    }
    guard scope.outer == nil, scope.coming == nil,
      !handlers.all.contains(where: { $0.address == .always })
    else {
      throw refused()
    }
    let drafter = blockDrafter(scope.file)
    let items = drafter.items(statements, in: interior)
    let drafted = drafter.documented(try drafter.block(items), after: items.last)
    take(drafter.record)
    let known = Set(["guard", "doc", "do"])
    guard let keys = drafted.replacing(scope.substitutions),
      keys.allSatisfy({ known.contains($0.name) })
    else { throw refused() }
    return DraftedHandler(
      address: .always, keys: keys, place: scope.place,
      source: HandlerSource(
        branch: Branch(body: statements, interior: interior), file: scope.file, span: span,
        substitutions: scope.substitutions))
  }

  /// Checks that the cases use no name that statements before the choice declare.
  private func checkNames(
    declaredBy statements: [Statement], in choice: Statement, _ scope: HandlerScope
  ) throws(NotDrafted) {
    for statement in statements {
      for name in statement.declaredNames where mentionsName(name, in: choice.source.text) {
        try attempt.passOver(
          NotDrafted(
            "'\(name)' is declared before the 'switch' over the actions and used in it",
            at: scope.file.span(statement.source.range)))
      }
    }
  }

  private mutating func readChoice(
    _ branching: Branching, _ statement: Statement, _ outer: HandlerScope
  ) throws(NotDrafted) {
    if branching.hasConditionalCases {
      try attempt.passOver(
        NotDrafted(
          "'#if' around the cases of the reducer", at: outer.file.span(statement.source.range)))
    }
    let start = branching.subject?.source.range.upperBound ?? statement.source.range.lowerBound
    claims.claim(statement.source.range.lowerBound..<start, in: outer.file)
    try readBranches(branching.branches, from: start, outer)
  }

  /// Reads the cases of a choice, the first of which begins after a place in the file.
  private mutating func readBranches(
    _ branches: [Branch], from start: Int, _ outer: HandlerScope
  ) throws(NotDrafted) {
    var scope = outer
    let file = scope.file
    let hasDefault = branches.contains { $0.label == nil }
    let outerStart = start
    var end = start
    for branch in branches {
      let start = branch.label?.range.lowerBound ?? branch.interior.lowerBound
      if end != outerStart { end = keepComments(from: end, to: start, file) }
      let comments = commentLines(file.file.text(end..<start))
      claims.claim(end..<branch.interior.lowerBound, in: file)
      end = branch.interior.upperBound
      do throws(NotDrafted) {
        try readBranch(branch, comments.all, hasDefault, scope)
      } catch {
        try passOver(error, branch, scope)
      }
      scope.earlier += branch.patterns.map { (scope.whole($0), branch.isConditional) }
    }
  }

  private mutating func readBranch(
    _ branch: Branch, _ comments: [String], _ hasDefault: Bool, _ scope: HandlerScope
  ) throws(NotDrafted) {
    if let inner = inner(branch, scope) {
      try readStatements(branch.body, in: branch.interior, inner)
    } else if let calls = handedOn(branch, scope) {
      for statement in branch.body { claims.claim(statement.source, in: scope.file) }
      for call in calls {
        try inline(call.member, upTo: call.function.interior.lowerBound)
        try readStatements(
          call.function.body ?? [], in: call.function.interior,
          scope.called(call, by: branch.patterns))
      }
    } else if let called = functionDoing(branch, scope) {
      try read(branch, comments, hasDefault, doneBy: called, scope)
    } else {
      let holders = branch.patterns.compactMap { patterns.holder(of: scope.whole($0)) }
      do throws(NotDrafted) {
        let count = handlers.all.count
        try read(branch, comments, hasDefault, scope)
        if handlers.all.count == count { noteUnread(branch, scope) }
      } catch {
        throw error.about(holders.first { !attempt.hard.holders.contains($0) })
      }
    }
  }

  /// Returns the choice that is the whole body of a case; nil when the body contains anything else.
  private func inner(_ branch: Branch, _ scope: HandlerScope) -> HandlerScope? {
    guard branch.patterns.count == 1, !branch.isConditional else { return nil }
    let whole = scope.whole(branch.patterns[0])
    guard let name = patterns.part(of: whole), let first = branch.body.first,
      feature.leads(first, to: name), branch.body.dropFirst().allSatisfy(\.doesNothing)
    else { return nil }
    return scope.inner(whole, subject: name)
  }
}
