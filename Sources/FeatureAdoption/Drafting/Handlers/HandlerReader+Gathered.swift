import SpecSource
import SpecSwift

// The feature's own logic if a single choice between the actions cannot express it, because statements come before or
// after the choice.

extension HandlerReader {
  /// Reads the statements of a `Reduce` that call several choices, each in a separate function, or that
  /// compare the values that views write.
  ///
  /// - Returns: Whether the statements do one of the two.
  mutating func readGathered(
    _ all: [Statement], in interior: Range<Int>, _ scope: HandlerScope
  ) throws(NotDrafted) -> Bool {
    guard scope.outer == nil, let last = all.last else { return false }
    let writing = all.firstIndex { bindings(writtenBy: $0) != nil }
    let calls = NamedCalls(all)
    var written = WrittenPaths()
    for statement in all[..<(writing ?? 0)] {
      guard written.keeps(statement) else { return false }
    }
    // The statements must return the effects that they collect or name.
    guard !all.contains(where: { $0.appendedEffect != nil }) || last.returnsList,
      !last.returnsList || all.count(where: \.beginsGathering) == 1,
      !all.contains(where: \.isNamedCall) || last.returnsList || calls?.isAllReturned == true
    else { return false }
    let returned = writing == nil ? nil : feature.dispatched(last, of: scope.subject)
    let named = writing == nil ? nil : calls
    guard last.endsGathering || returned != nil || named?.isAllReturned == true else {
      return false
    }
    func ends(_ statement: Statement) -> Bool {
      statement.endsGathering || named != nil && statement.source.range == last.source.range
    }
    let isGathered =
      last.endsGathering && all.contains { appendedChoice($0, scope) != nil }
    guard writing != nil || isGathered else { return false }
    var front = 0
    if let writing, let part = bindings(writtenBy: all[writing]) {
      try readWriting(part, at: scope.place)
      front = all.dropFirst(writing + 1).firstIndex { !written.takes($0) } ?? all.endIndex
      for statement in all[..<front] { claims.claim(statement.source, in: scope.file) }
    }
    let start = front > 0 ? all[front - 1].source.range.upperBound : interior.lowerBound
    let items = blockDrafter(scope.file).items(
      Array(all[front...]), in: start..<interior.upperBound)
    let before = items.prefix { item in
      appendedChoice(item.statement, scope) == nil
        && written.path(of: item.statement) == nil && !ends(item.statement)
        && (returned == nil || item.statement.source.range != last.source.range)
    }
    try readBefore(Array(before), scope)
    for item in items.dropFirst(before.count) {
      let isLast = item.statement.source.range == last.source.range
      if let calls = appendedChoice(item.statement, scope) ?? (isLast ? returned : nil) {
        claims.claim(item.statement.source, in: scope.file)
        for call in calls {
          try inline(call.member, upTo: call.function.interior.lowerBound)
          try readStatements(
            call.function.body ?? [], in: call.function.interior, scope.called(call))
        }
      } else if let path = written.path(of: item.statement) {
        try readWritten(path, item.statement, of: written, scope)
      } else {
        guard ends(item.statement) else {
          throw NotDrafted(
            "statements after the 'switch' over the actions",
            at: scope.file.span(item.statement.source.range))
        }
        claims.claim(item.statement.source, in: scope.file)
      }
    }
    return true
  }

  /// Returns the property with the reducer of bindings that a statement calls; nil for other statements.
  private func bindings(
    writtenBy statement: Statement
  ) -> (variable: VariableDeclaration, member: Member)? {
    guard let name = statement.writtenBindings, let part = feature.variable(named: name),
      let getter = part.variable.getter, getter.count == 1,
      case .call(let callee, let arguments)? = getter[0].value?.kind,
      callee.source.text == "BindingReducer", actions.table.areOfBindings(arguments)
    else { return nil }
    return part
  }

  /// Reads the property that contains the reducer of bindings.
  private mutating func readWriting(
    _ part: (variable: VariableDeclaration, member: Member), at place: Int
  ) throws(NotDrafted) {
    let (variable, member) = part
    try inline(member, upTo: variable.accessors[0].interior.lowerBound)
    claims.claim(member.declaration.source, in: member.file)
    let source = variable.getter?.first?.value?.source ?? member.declaration.source
    body.parts.append(BodyPart(kind: .bindings, place: place, source: source, file: member.file))
  }

  /// Reads the statements before each of the feature's own blocks.
  private mutating func readBefore(
    _ items: [BlockDrafter.Item], _ scope: HandlerScope
  ) throws(NotDrafted) {
    for item in items where item.statement.beginsGathering {
      claims.claim(item.statement.source, in: scope.file)
    }
    let own = items.filter { !$0.statement.beginsGathering }
    guard let first = own.first, let last = own.last else { return }
    let drafter = blockDrafter(scope.file)
    let keys = drafter.documented(try drafter.gathered(own), after: items.last)
    take(drafter.record)
    handlers.all.append(
      DraftedHandler(
        address: .always, keys: keys, place: scope.place,
        source: HandlerSource(
          branch: Branch(
            body: own.map(\.statement), interior: first.range.lowerBound..<last.end),
          file: scope.file, span: scope.file.span(first.statement.source.range),
          substitutions: scope.substitutions)))
  }

  /// Reads the reaction to values that views have changed.
  private mutating func readWritten(
    _ path: String, _ statement: Statement, of written: WrittenPaths, _ scope: HandlerScope
  ) throws(NotDrafted) {
    guard let branch = statement.onlyBranch else { return }
    // Generated code reacts to such a value before it handles any other change.
    guard
      !handlers.all.contains(where: { $0.place == scope.place && $0.address == .all(of: "binding") }
      )
    else {
      throw NotDrafted(
        "a reaction to a written value after the 'switch' over the actions",
        at: scope.file.span(statement.source.range))
    }
    claims.claim(
      statement.source.range.lowerBound..<branch.interior.lowerBound, in: scope.file)
    let drafter = blockDrafter(scope.file)
    var items = drafter.items(branch.body, in: branch.interior)[...]
    if let first = items.first,
      case .variable(["oldValue"], type: nil, let value?) = first.statement.kind,
      written.isOld(value, of: path)
    {
      claims.claim(first.statement.source, in: scope.file)
      items = items.dropFirst()
    }
    let keys = try drafter.gathered(Array(items))
    take(drafter.record)
    handlers.all.append(
      DraftedHandler(
        address: .reaction("binding.\(path)"), keys: keys, place: scope.place,
        source: HandlerSource(
          branch: Branch(body: branch.body, interior: branch.interior), file: scope.file,
          span: scope.file.span(statement.source.range), substitutions: scope.substitutions)))
  }

  /// Returns the choices between actions whose effects a statement names or adds to a list:
  /// `effects.append(reduceEach(into: &state, action: action))`.
  private func appendedChoice(_ statement: Statement, _ scope: HandlerScope) -> [DispatchedCall]? {
    guard let value = statement.appendedEffect ?? statement.namedCall?.call else { return nil }
    return feature.dispatched(
      Statement(kind: .expression(value), source: value.source, returns: false), of: scope.subject)
  }
}

extension Statement {
  /// Whether the statement begins a list of effects.
  var beginsGathering: Bool {
    guard case .variable(["effects"], type: "[Effect<Action>]", let value?) = kind else {
      return false
    }
    return value.source.text == "[]"
  }

  /// Whether the statement returns the effects of a list, or none.
  var endsGathering: Bool {
    guard case .returning(let value) = kind else { return false }
    return value.map { $0.source.text == ".merge(effects)" || $0.isNoEffect } ?? true
  }

  /// The effect that the statement adds to a list; nil for other statements.
  var appendedEffect: Expression? {
    guard case .expression(let value) = kind, case .call(let callee, let arguments) = value.kind,
      callee.source.text == "effects.append", arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].value
  }

  /// The name of the reducer by which views write the state; nil for other statements.
  fileprivate var writtenBindings: String? {
    guard case .expression(let value) = kind,
      case .assignment(let target, by: "=", let call) = value.kind, target.source.text == "_",
      case .call(let callee, let arguments) = call.kind,
      case .member(of: let base?, let name) = callee.kind, ["reduce", "_reduce"].contains(name),
      case .name(let reducer) = base.kind, arguments.map(\.label) == ["into", "action"]
    else { return nil }
    return reducer
  }

  /// Whether the statement returns the effects of a list.
  fileprivate var returnsList: Bool {
    guard case .returning(let value?) = kind else { return false }
    return value.source.text == ".merge(effects)"
  }

  /// The branch of an `if` without `else`.
  var onlyBranch: Branch? {
    guard case .expression(let value) = kind, case .branching(let branching) = value.kind,
      branching.subject == nil, branching.branches.count == 1
    else { return nil }
    return branching.branches[0]
  }
}
