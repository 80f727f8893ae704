import SpecSource
import SpecSwift

/// Reads the reducers that compose the body of a feature, without their handlers.
struct BodyReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  /// The parameters of the reducer.
  let parameters: Set<String>
  /// The members of the feature's type, by their meanings.
  let declared: DeclaredMembers
  /// The state.
  let state: DraftedState
  /// The actions.
  let actions: DraftedActions
  var claims = Claims()
  var members = DraftedMembers()
  /// The body, as far as it was read.
  var body: DraftedBody
  /// The place of the last part.
  var place = 0
  /// The place of the last part to which operators are applied.
  private(set) var rootPlace = 0
  /// The part that is being read.
  private(set) var unit: Expression?

  /// Makes the reader of a feature's body from the declarations.
  init(
    _ context: DraftingContext, _ attempt: DraftingAttempt, parameters: [String],
    _ declared: DeclaredMembers, _ state: DraftedState, _ actions: DraftedActions,
    alerts: DraftedAlerts
  ) {
    (self.context, self.attempt, self.parameters) = (context, attempt, Set(parameters))
    (self.declared, self.state, self.actions) = (declared, state, actions)
    body = DraftedBody(alerts: alerts)
  }

  /// Reads the body.
  mutating func read() throws(NotDrafted) {
    if let own = declared.body {
      try read(own.statements, own.file, isWhole: true)
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
    } else {
      throw NotDrafted("the reducer has no body", at: feature.origin.span)
    }
  }

  private mutating func read(
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

  /// Reads a reducer of the body.
  mutating func readReducer(
    _ value: Expression, _ file: ReadSwiftFile, isWhole: Bool
  ) throws(NotDrafted) {
    if let name = value.ownName, let part = feature.variable(named: name),
      let getter = part.variable.getter, part.variable.accessors.count == 1
    {
      if try keepUnit(value, file) { return }
      claims.claim(value.source, in: file)
      try inline(part.member, upTo: part.variable.accessors[0].interior.lowerBound)
      let unit = unit
      defer { self.unit = unit }
      self.unit = unit ?? value
      return try read(getter, part.member.file, isWhole: isWhole)
    }
    // The value is a parameter of the reducer.
    if let name = value.ownName, parameters.contains(name) {
      place += 1
      claims.claim(value.source, in: file)
      guard keepReducer(value.source, file, isOfApp: true) else {
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
      let range = file.file.bytes.trimmed(
        base.source.range.upperBound..<callee.source.range.upperBound)
      return try read(
        BodyOperator(
          name: name, arguments: arguments, base: base, value: value, nameRange: range, file: file,
          isWhole: isWhole))
    }
    place += 1
    rootPlace = place
    func add(_ kind: BodyPart.Kind, claiming range: Range<Int>) {
      claims.claim(range, in: file)
      body.parts.append(
        BodyPart(
          kind: kind, place: place, source: value.source, file: file,
          whole: unit ?? value))
    }
    switch callee.source.text {
    case "BindingReducer"
    where actions.table.areOfBindings(arguments):
      add(.bindings, claiming: value.source.range)
    case "EmptyReducer", "EmptyReducer<State, Action>":
      guard arguments.isEmpty else {
        throw NotDrafted("an unsupported part of the body", at: file.span(value.source.range))
      }
      claims.claim(value.source, in: file)
    case "CombineReducers":
      guard arguments.count == 1, let closure = arguments[0].closure else { fallthrough }
      claims.claim(callee.source, in: file)
      try read(closure.body, file, isWhole: isWhole)
    case "Reduce" where style?.action != nil && arguments.map(\.value.source.text) == ["core"]:
      add(.functions, claiming: value.source.range)
    case "Reduce" where feature.isBesideCore(arguments, value):
      claims.claim(value.source, in: file)
      guard keepReducer(value.source, file, isOfApp: true) else {
        throw NotDrafted("a custom reducer in the body", at: file.span(value.source.range))
      }
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
        try readChild(.scope, arguments, value.source.range, file)
      } catch {
        guard keepReducer(value.source, file) else { throw error }
      }
    default:
      if let name = callee.ownName, arguments.isEmpty,
        let part = feature.functions(named: name).first(where: {
          $0.function.parameters.isEmpty && $0.function.body != nil
        })
      {
        claims.claim(value.source, in: file)
        try inline(part.member, upTo: part.function.interior.lowerBound)
        let unit = unit
        defer { self.unit = unit }
        self.unit = unit ?? value
        return try read(part.function.body ?? [], part.member.file, isWhole: isWhole)
      }
      guard callee.source.text.first?.isUppercase == true,
        value.reducerType != "Reduce", value.reducerType != "BindingReducer"
      else {
        throw NotDrafted(
          "a custom reducer in the body", at: file.span(value.source.range))
      }
      claims.claim(value.source, in: file)
      guard keepReducer(value.source, file, isOfApp: true) else {
        throw NotDrafted(
          "a custom reducer in the body", at: file.span(value.source.range))
      }
    }
  }

  /// Keeps a part of the body with its operators as it is, if the attempt leaves it in Swift.
  private mutating func keepUnit(_ value: Expression, _ file: ReadSwiftFile) throws(NotDrafted)
    -> Bool
  {
    guard self.unit == nil, !attempt.hard.units.isEmpty,
      attempt.hard.units.contains(feature.root(of: value).unit)
    else {
      return false
    }
    place += 1
    rootPlace = place
    claims.claim(value.source, in: file)
    guard keepReducer(value.source, file, isOfApp: true) else {
      throw NotDrafted("an unsupported part of the body", at: file.span(value.source.range))
    }
    return true
  }
}
