import SpecSource
import SpecSwift

/// The library's operators that belong to the reducer before them.
private let operators: Set = [
  "_printChanges", "dependency", "forEach", "ifCaseLet", "ifLet", "onChange", "signpost",
  "transformDependency",
]

extension FeatureReader {
  /// Reads the reducers that compose a body.
  mutating func readBody(_ statements: [Statement], in file: ReadSwiftFile) {
    for statement in statements {
      switch statement.kind {
      case .expression(let value), .returning(let value?):
        readReducer(value, isWhole: statements.count == 1, in: file)
      case .conditional: refuse("'#if' in the body", at: span(statement.source, file))
      default: refuse("a statement in the body", at: span(statement.source, file))
      }
    }
  }

  private mutating func readReducer(_ value: Expression, isWhole: Bool, in file: ReadSwiftFile) {
    switch value.kind {
    case .name(let name): readPart(named: name, in: file)
    case .member(of: let base?, let name) where ["self", "Self"].contains(base.source.text):
      readPart(named: name, in: file)
    case .branching: refuse("a conditional in the body", at: span(value.source, file))
    case .call(let callee, let arguments): readCall(callee, arguments, isWhole: isWhole, in: file)
    default: refuse("an unsupported part of the body", at: span(value.source, file))
    }
  }

  private mutating func readCall(
    _ callee: Expression, _ arguments: [LabeledValue], isWhole: Bool, in file: ReadSwiftFile
  ) {
    if case .member(of: let base?, name: let name) = callee.kind,
      !["self", "Self"].contains(base.source.text),
      base.source.text.first?.isUppercase != true || base.isCall
    {
      readReducer(base, isWhole: isWhole, in: file)
      readOperator(
        name, arguments, isSayable: isWhole || isOwnPart(base), at: span(callee.source, file),
        in: file)
      return
    }
    let name = String(callee.source.text.prefix { $0 != "<" })
    switch name {
    case "Reduce": readReduce(arguments, at: span(callee.source, file), in: file)
    case "CombineReducers", "Group":
      for closure in arguments.compactMap(\.closure) { readBody(closure.body, in: file) }
    case "Scope": readChild(arguments, at: span(callee.source, file), in: file)
    default:
      // The name is a property or a function of the body, or a reducer of the app.
      let function = String(name.split(separator: ".").last ?? "")
      if let part = feature.functions(named: function).first, let body = part.function.body {
        readWrapped(arguments, in: file)
        guard visited.insert(function).inserted else { return }
        readBody(body, in: part.member.file)
      } else if readWrapped(arguments, in: file) {
        refuse("a custom reducer around a part of the body", at: span(callee.source, file))
      }
    }
  }

  /// Reads the reducers in the closures that other reducers receive.
  ///
  /// - Returns: Whether a closure contains reducers.
  @discardableResult
  private mutating func readWrapped(_ arguments: [LabeledValue], in file: ReadSwiftFile) -> Bool {
    let closures = arguments.compactMap(\.closure).filter { closure in
      closure.parameters.count < 2 && closure.body.contains(where: isPartOfBody)
    }
    for closure in closures { readBody(closure.body, in: file) }
    return !closures.isEmpty
  }

  /// Reads a property that the body names.
  private mutating func readPart(named name: String, in file: ReadSwiftFile) {
    guard visited.insert(name).inserted else { return }
    if let part = feature.variable(named: name) {
      if part.variable.getter == nil, part.variable.value == nil {
        return readHandedOver(name)
      }
      if let body = part.variable.getter { readBody(body, in: part.member.file) }
      if let value = part.variable.value {
        readReducer(value, isWhole: false, in: part.member.file)
      }
    }
  }

  /// Reads a reducer that the feature receives, if one of the feature's initializers makes it. Any other such reducer
  /// is a value of the feature.
  private mutating func readHandedOver(_ name: String) {
    for member in feature.members {
      guard case .initializer(let function) = member.declaration.kind else { continue }
      let body = function.body ?? []
      for statement in body {
        guard case .variable([name], _, let value?) = statement.kind, value.isCall else { continue }
        let outerFunctions = localFunctions
        defer { localFunctions = outerFunctions }
        localFunctions += body.compactMap(\.declaration?.function)
        return readReducer(value, isWhole: false, in: member.file)
      }
    }
  }

  private mutating func readReduce(
    _ arguments: [LabeledValue], at span: SourceSpan, in file: ReadSwiftFile
  ) {
    guard let value = arguments.last?.value else { return }
    if case .closure(let closure) = value.kind {
      guard closure.parameters.count == 2 else {
        return refuse("a reducer that does not name its parameters", at: span)
      }
      return readHandlers(closure.body, of: closure.parameters[1], at: [], in: file)
    }
    let name = value.source.text.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) }
    guard let name, let part = feature.functions(named: name).first else {
      // A protocol of the app distinguishes the actions and calls functions of the feature.
      guard protocols.isEmpty else { return }
      return refuse("a reducer function outside of the feature", at: span)
    }
    readFunction(part.function, in: part.member.file)
  }

  private mutating func readOperator(
    _ name: String, _ arguments: [LabeledValue], isSayable: Bool, at span: SourceSpan,
    in file: ReadSwiftFile
  ) {
    switch name {
    case "onChange": readChange(arguments, in: file)
    case "ifLet", "forEach", "ifCaseLet": readChild(arguments, at: span, in: file)
    case _ where operators.contains(name) || isSayable: break
    default: refuse("an operator on a part of the body", at: span)
    }
  }

  /// Reads the reaction to a change of a value.
  private mutating func readChange(_ arguments: [LabeledValue], in file: ReadSwiftFile) {
    guard let closure = arguments.last?.closure else { return }
    for statement in closure.body {
      guard case .expression(let value) = statement.kind,
        case .call(let callee, let inner) = value.kind,
        callee.source.text.hasPrefix("Reduce"), let reduce = inner.last?.closure
      else { continue }
      addHandler("onChange", reduce.body, at: value.source, in: file)
    }
  }

  /// Reads the reducer of a child.
  private mutating func readChild(
    _ arguments: [LabeledValue], at span: SourceSpan, in file: ReadSwiftFile
  ) {
    guard let closure = arguments.last?.closure else { return }
    let reducers = closure.body.filter {
      if case .expression = $0.kind { true } else { false }
    }
    if closure.body.count != reducers.count { refuse("a child with statements", at: span) }
    if reducers.count > 1 {
      // Each reducer handles one case of the state. Together they are a choice of children.
      guard reducers.allSatisfy({ $0.value?.root == "Scope" }) else {
        return refuse("a child with several reducers", at: span)
      }
      return readBody(closure.body, in: file)
    }
    if reducers.count == 1, case .expression(let value) = reducers[0].kind {
      if case .branching = value.kind { refuse("a choice of children", at: span) }
      if value.source.text.hasPrefix("Reduce ") || value.source.text.hasPrefix("Reduce{") {
        refuse("a child whose reducer is written in place", at: span)
      }
    }
  }

  func span(_ text: SourceText, _ file: ReadSwiftFile) -> SourceSpan {
    SourceSpan(file: file.file, offsets: text.range)
  }
}
