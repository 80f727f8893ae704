import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Reads the body with its handlers.
  mutating func readBody() throws(NotDrafted) {
    guard try readParts() else { return try releaseChildren() }
    noteActionsOfChildren()
    let own = body.parts.filter(\.isOwn)
    let busy = own.filter { !$0.doesNothing }
    body.reducePlaces = (busy.isEmpty ? own : busy).map(\.place)
    try releaseChildren()
    try readProcedures()
    for part in body.parts { try readHandlers(of: part) }
    joinBlocks()
    try checkPlaces()
    try checkBindings()
    try checkReducersOfChildren()
  }

  /// Reads the reducers that compose the body.
  ///
  /// - Returns: Whether there is a body.
  mutating func readParts() throws(NotDrafted) -> Bool {
    if let body = declared.body {
      try readBody(body.statements, body.file, isWhole: true)
    } else if let found = feature.functions(named: "reduce").first(where: {
      $0.function.isReducer && $0.function.parameters.map(\.label) == ["into", "action"]
    }) {
      body.parts.append(
        BodyPart(
          kind: .function(found.function, found.member), place: 1,
          source: found.member.declaration.source, file: found.member.file))
    } else if style?.hasBody == true {
      body.parts.append(
        BodyPart(
          kind: .functions, place: 1, source: feature.origin.declaration.source,
          file: feature.origin.file))
    } else if hasNoBody {
      return false
    } else {
      throw NotDrafted("the reducer has no body", at: feature.origin.span)
    }
    return true
  }

  /// Reads the handlers in a part of the body.
  mutating func readHandlers(of part: BodyPart) throws(NotDrafted) {
    do throws(NotDrafted) {
      switch part.kind {
      case .closure(let closure): try readHandlers(closure, part.source, at: part.place, part.file)
      case .function(let function, let member):
        try readHandlers(function, member, at: part.place)
      case .functions: try readDispatches(at: part.place)
      case .bindings: return
      }
    } catch {
      throw error.about(unit: part.unit)
    }
  }

  private mutating func readBody(
    _ statements: [Statement], _ file: ReadSwiftFile, isWhole: Bool
  ) throws(NotDrafted) {
    for statement in statements {
      do throws(NotDrafted) {
        guard let value = statement.value else {
          var text = "a statement in the body"
          if case .conditional = statement.kind { text = "'#if' in the body" }
          throw NotDrafted(text, at: file.span(statement.source.range))
        }
        if case .returning = statement.kind {
          claims.claim(
            statement.source.range.lowerBound..<value.source.range.lowerBound, in: file)
        }
        try readReducer(value, file, isWhole: isWhole && statements.count == 1)
      } catch {
        try attempt.passOver(error)
      }
    }
  }

  private mutating func readReducer(
    _ value: Expression, _ file: ReadSwiftFile, isWhole: Bool
  ) throws(NotDrafted) {
    if let name = value.ownName, let part = feature.variable(named: name),
      let getter = part.variable.getter, part.variable.accessors.count == 1
    {
      if try keepUnit(value, file) { return }
      claims.claim(value.source, in: file)
      try inline(name, part.member, upTo: part.variable.accessors[0].interior.lowerBound)
      let unit = body.unit
      defer { body.unit = unit }
      body.unit = unit ?? value
      return try readBody(getter, part.member.file, isWhole: isWhole)
    }
    // The value is a parameter of the reducer.
    if let name = value.ownName, reducer.parameters.contains(where: { $0.name == name }) {
      body.place += 1
      claims.claim(value.source, in: file)
      guard keepReducer(value.source, at: body.place, file, isOfApp: true) else {
        throw NotDrafted(
          "a custom reducer in the body", at: file.span(value.source.range))
      }
      return
    }
    guard case .call(let callee, let arguments) = value.kind else {
      var text = "an unsupported part of the body"
      if case .branching = value.kind { text = "a conditional in the body" }
      throw NotDrafted(text, at: file.span(value.source.range))
    }
    if try keepUnit(value, file) { return }
    if case .member(of: let base?, let name) = callee.kind, callee.ownName == nil,
      base.isReducerValue
    {
      return try readOperator(name, on: base, callee, arguments, value, file, isWhole: isWhole)
    }
    body.place += 1
    body.rootPlace = body.place
    func add(_ kind: BodyPart.Kind, claiming range: Range<Int>) {
      claims.claim(range, in: file)
      body.parts.append(
        BodyPart(
          kind: kind, place: body.place, source: value.source, file: file,
          whole: body.unit ?? value))
    }
    switch callee.source.text {
    case "BindingReducer"
    where areOfBindings(arguments):
      add(.bindings, claiming: value.source.range)
    case "EmptyReducer", "EmptyReducer<State, Action>":
      guard arguments.isEmpty else {
        throw NotDrafted("an unsupported part of the body", at: file.span(value.source.range))
      }
      claims.claim(value.source, in: file)
    case "CombineReducers":
      guard arguments.count == 1, let closure = arguments[0].closure else { fallthrough }
      claims.claim(callee.source, in: file)
      try readBody(closure.body, file, isWhole: isWhole)
    case "Reduce" where style?.action != nil && arguments.map(\.value.source.text) == ["core"]:
      add(.functions, claiming: value.source.range)
    case "Reduce" where isBesideCore(arguments, value):
      claims.claim(value.source, in: file)
      _ = keepReducer(value.source, at: body.place, file, isOfApp: true)
    case "Reduce", "Reduce<State, Action>":
      if arguments.count == 1, let closure = arguments[0].closure {
        return add(
          .closure(closure),
          claiming: value.source.range.lowerBound..<closure.interior.lowerBound)
      }
      guard arguments.count == 1, let name = arguments[0].value.functionName,
        let found = feature.functions(named: name).first(where: \.function.isReducer)
      else {
        let name = arguments.first?.value.functionName ?? ""
        let text =
          feature.functions(named: name).isEmpty
          ? "a reducer function outside of the feature" : "a reducer that is a function"
        throw NotDrafted(text, at: file.span(value.source.range))
      }
      add(.function(found.function, found.member), claiming: value.source.range)
    case "Scope":
      claims.claim(value.source, in: file)
      do throws(NotDrafted) {
        try readChild(.scope, arguments, value.source, body.place, file)
      } catch {
        guard keepReducer(value.source, at: body.place, file) else { throw error }
      }
    default:
      if let name = callee.ownName, arguments.isEmpty,
        let part = feature.functions(named: name).first(where: {
          $0.function.parameters.isEmpty && $0.function.body != nil
        })
      {
        claims.claim(value.source, in: file)
        try inline(name, part.member, upTo: part.function.interior.lowerBound)
        let unit = body.unit
        defer { body.unit = unit }
        body.unit = unit ?? value
        return try readBody(part.function.body ?? [], part.member.file, isWhole: isWhole)
      }
      guard callee.source.text.first?.isUppercase == true,
        !callee.source.text.hasPrefix("Reduce"), !callee.source.text.hasPrefix("BindingReducer")
      else {
        throw NotDrafted(
          "a custom reducer in the body", at: file.span(value.source.range))
      }
      claims.claim(value.source, in: file)
      guard keepReducer(value.source, at: body.place, file, isOfApp: true) else {
        throw NotDrafted(
          "a custom reducer in the body", at: file.span(value.source.range))
      }
    }
  }

  /// Whether a reducer of bindings with these arguments handles the feature's own bindings.
  func areOfBindings(_ arguments: [LabeledValue]) -> Bool {
    arguments.isEmpty
      || arguments.map(\.value.source.text)
        == actions.table.enclosing["binding"].map { ["\\.\($0)"] }
  }

  private mutating func readOperator(
    _ name: String, on base: Expression, _ callee: Expression, _ arguments: [LabeledValue],
    _ value: Expression, _ file: ReadSwiftFile, isWhole: Bool
  ) throws(NotDrafted) {
    let isFirst = body.parts.isEmpty && body.children.isEmpty && body.alerts.places.isEmpty
    let composed = body.composition.count
    try readReducer(base, file, isWhole: isWhole)
    let rest = base.source.range.upperBound..<value.source.range.upperBound
    let own = file.file.bytes.trimmed(
      base.source.range.upperBound..<callee.source.range.upperBound)
    let range = own.lowerBound..<value.source.range.upperBound
    let root = root(of: base)
    // 'checkPlaces' refuses other reducers around a combination, unless they stay Swift.
    let isOfAll = isWhole || isFirst && (root.isCombination || isOwnReducer(root))
    let isOutermost = body.composition.contains { $0.role == .operators }
    if name == "onChange", isOfAll, !attempt.hard.hasChanges, !isOutermost {
      claims.claim(base.source.range.upperBound..<callee.source.range.upperBound, in: file)
      body.hasOtherChanges = true
      try readChange(
        arguments, at: body.place, SourceText(text: value.source.text, range: range), file,
        after: body.composition[composed...])
      handlers.all[handlers.all.count - 1].isOfPart = !isWhole
      body.hasOtherChanges = false
      return
    }
    claims.claim(rest, in: file)
    if types.hasStateIdentity, name == "endingReplaced" { return }
    body.place += 1
    let isFree = !body.composition.contains { $0.role == .operators }
    if name == "ifLet", isFree, readAlerts(arguments, body.place, file) { return }
    let place = body.parts.last.flatMap { $0.isOwn ? $0.place : nil }
    do throws(NotDrafted) {
      guard let kind = ChildOperator(rawValue: name), kind != .scope,
        !body.composition.contains(where: { $0.role == .operators })
      else {
        let isChange = name == "onChange"
        throw NotDrafted(
          isChange ? "'.onChange' on a part of the body" : "'.\(name)' in the body",
          at: file.span(own))
      }
      // The child would no longer come first.
      guard
        body.composition.last?.isOfApp != true || body.composition.last?.range != base.source.range
      else {
        throw NotDrafted("a child of a custom reducer", at: file.span(value.source.range))
      }
      let source = SourceText(text: value.source.text, range: range)
      guard !attempt.hard.operators.contains(range.lowerBound) else {
        throw NotDrafted("a reaction to a child before the child's reducer", at: file.span(own))
      }
      try readChild(kind, arguments, source, body.place, file)
      body.childOperators[body.children.last?.name ?? ""] = range.lowerBound
    } catch {
      guard
        keepOperator(name, value, base, isWhole: isWhole, own: place, at: body.place, file)
      else { throw error }
    }
  }
}
