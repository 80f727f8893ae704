import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Reads a child's reducer.
  mutating func readChild(
    _ kind: ChildOperator, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    if arguments.count == 2 { return try readOneOf(kind, arguments, source, place, file) }
    if arguments.count == 3, let closure = arguments[2].closure, closure.body.count == 1,
      let value = closure.body[0].value, let (reducer, overrides) = withoutOverrides(value, file),
      overrides.isEmpty, case .member(of: let choice?, name: "body") = reducer.kind,
      declared.oneOfs[choice.source.text] != nil
    {
      return try readOneOf(kind, Array(arguments.prefix(2)), source, place, file)
    }
    if let choice = madeChoice(arguments, file) {
      let values = Array(arguments.prefix(2))
      return try readOneOf(kind, values, source, place, file, making: choice)
    }
    guard arguments.count == 3, arguments[0].label == (kind == .scope ? "state" : nil),
      arguments[1].label == "action", let closure = arguments[2].closure, closure.body.count == 1,
      let whole = closure.body[0].value, let (reducer, overrides) = withoutOverrides(whole, file),
      case .call(let type, let values) = reducer.kind,
      let made = self.context.arguments(values, of: type.source.text, file),
      context.isNamed(type.source.text),
      withoutArguments(type.source.text).split(separator: ".").allSatisfy({
        $0.first?.isUppercase == true
      })
    else { throw NotDrafted("an unsupported child", at: span) }
    let path = self.path(arguments[0].value)
    let name = String(path.drop { "\\.$".contains($0) })
    let action = withoutGroups(arguments[1].value, of: name)
    if let (child, presence) = childElsewhere(kind, path, arguments[1].value) {
      actions.names.statePaths[name] = child
      return add(
        DraftedChild(
          name: child, presence: presence, features: [context.qualified(type.source.text)],
          place: place, base: body.rootPlace, isPresented: path.contains("$"), overrides: overrides,
          arguments: made, statePath: name))
    }
    guard isIdentifier(name),
      [
        "\\.\(name)", "\\Action.Cases.\(name)", "/Action.\(name)", "/Self.Action.\(name)",
        "/\(self.feature.name).Action.\(name)",
      ].contains(action)
    else { throw NotDrafted("a child whose state and actions have different names", at: span) }
    guard let field = state.children[name] else {
      throw NotDrafted("a child whose state is not in the feature's state", at: span)
    }
    if isStray(name) { throw NotDrafted("children in several groups of actions", at: span) }
    let feature = type.source.text
    if attempt.hard.madeByApp.contains(context.qualified(withoutArguments(feature))),
      made.isEmpty || feature.contains("<")
    {
      throw NotDrafted("a child that a custom initializer creates", at: span)
    }
    let presence: Child.Presence
    switch (kind, field.type) {
    case (.scope, "\(feature).State") where field.isProperty: presence = .always
    // A case may be read as a property that is nil in the other cases.
    case (.ifCaseLet, "\(feature).State") where !field.isProperty,
      (.ifLet, "\(feature).State") where !field.isProperty:
      presence = .always
    case (.ifLet, "\(feature).State?"): presence = .optional
    case (.forEach, "IdentifiedArrayOf<\(feature).State>"): presence = .many
    case (.forEach, "StackState<\(feature).State>"): presence = .stack
    default: throw NotDrafted("a child whose state has an unsupported type", at: span)
    }
    let usual = [nil, "[]", "nil", "StackState()", "\(field.type)()", ".init()"]
    guard presence == .always || usual.contains(field.value?.text) else {
      throw NotDrafted("an optional or repeated child with an initial state", at: span)
    }
    guard path.contains("$") == (presence == .optional && field.isPresented) else {
      throw NotDrafted("a child that is presented in an unsupported way", at: span)
    }
    add(
      DraftedChild(
        name: name, presence: presence, features: [context.qualified(feature)], place: place,
        base: body.rootPlace, isPresented: field.isPresented, overrides: overrides, arguments: made)
    )
  }

  /// Adds a child.
  mutating func add(_ child: DraftedChild) {
    body.children.append(child)
    actions.names.kinds[child.name] = child.kind
  }

  /// Returns a child's reducer without the operators that override its dependencies.
  func withoutOverrides(_ value: Expression, _ file: ReadSwiftFile) -> (
    Expression, [DraftKey]
  )? {
    var value = value
    var overrides: [DraftKey] = []
    while case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, let name) = callee.kind, base.isReducer
    {
      let path = arguments.first?.value.source.text ?? ""
      switch name {
      // Generated code adds this operator so that effects end together with their feature.
      case "cancellable" where types.hasStateIdentity && path == "\\.stateIdentity": break
      case "transformDependency" where path == "\\.featurePath" && types.hasFeaturePath: break
      case "dependency":
        guard arguments.count == 2, path.hasPrefix("\\."), isIdentifier(String(path.dropFirst(2)))
        else { return nil }
        let text = file.draft(arguments[1].value.source.range)
        overrides.insert(DraftKey(String(path.dropFirst(2)), .text(text)), at: 0)
      default: return nil
      }
      value = base
    }
    return (value, overrides)
  }

  /// Records the actions of the children.
  mutating func noteActionsOfChildren() {
    for child in body.children {
      actions.names.actionsOfChildren[child.name] =
        child.cases.map { context.tables.actions(of: $0) }
        ?? child.features.first.flatMap { context.tables.actions(of: $0) }
    }
  }
}

extension Expression {
  /// Whether the expression is a reducer that operators can follow.
  fileprivate var isReducer: Bool {
    switch kind {
    case .call, .member(of: _, name: "body"): true
    default: false
    }
  }
}
