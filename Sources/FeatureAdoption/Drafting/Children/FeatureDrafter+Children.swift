import SpecSource
import SpecSwift

/// A child of a feature.
struct DraftedChild {
  /// The name of the child in the state and among the actions.
  var name: String
  /// The presence of the child: `always`, `optional`, `many`, `stack`.
  var presence: String
  /// The types of the child's features.
  var features: [String]
  /// The place of the child's reducer in the body.
  var place: Int
  /// The place of the reducer that the child's reducer is an operator of.
  var base: Int
  /// Whether the child is presented.
  var isPresented = true
  /// The cases of the child, if it is a choice of children.
  var cases: [OneOfCase]?
  /// The overrides of its feature's dependencies in its place.
  var overrides: [DraftKey] = []
  /// The arguments for its feature's parameters.
  var arguments: [DraftKey] = []
  /// The path of the child's state, if it is not a field with the child's name.
  var statePath: String?
}

/// A case of a choice of children.
struct OneOfCase {
  /// The content of the case.
  enum Content {
    /// A feature of a type.
    case feature(String)
    /// A value of a type.
    case value(String)
    /// Alerts or dialogs: the type that presents them, and the enum of their buttons' actions.
    case prompts(String, LinkedType)
  }

  /// The name of the case.
  var name: String
  /// The content of the case.
  var content: Content
  /// The overrides of its feature's dependencies in its place.
  var overrides: [DraftKey] = []
  /// The arguments for its feature's parameters.
  var arguments: [DraftKey] = []

  /// The type of the case's feature; nil when the case holds no feature.
  var feature: String? { if case .feature(let type) = content { type } else { nil } }
  /// The enum of its buttons' actions; nil when the case holds other content.
  var answers: LinkedType? { if case .prompts(_, let type) = content { type } else { nil } }
}

extension FeatureDrafter {
  /// Reads a child's reducer.
  mutating func readChild(
    _ kind: String, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    if arguments.count == 2 { return try readOneOf(kind, arguments, source, place, file) }
    if arguments.count == 3, let closure = arguments[2].closure, closure.body.count == 1,
      let value = closure.body[0].value, let (reducer, overrides) = withoutOverrides(value, file),
      overrides.isEmpty, case .member(of: let choice?, name: "body") = reducer.kind,
      oneOfs[choice.source.text] != nil
    {
      return try readOneOf(kind, Array(arguments.prefix(2)), source, place, file)
    }
    if let choice = madeChoice(arguments, file) {
      let values = Array(arguments.prefix(2))
      return try readOneOf(kind, values, source, place, file, making: choice)
    }
    guard arguments.count == 3, arguments[0].label == (kind == "Scope" ? "state" : nil),
      arguments[1].label == "action", let closure = arguments[2].closure, closure.body.count == 1,
      let whole = closure.body[0].value, let (reducer, overrides) = withoutOverrides(whole, file),
      case .call(let type, let values) = reducer.kind,
      let made = self.arguments(values, of: type.source.text, file),
      isNamed(type.source.text), type.source.text.first?.isUppercase == true
    else { throw NotDrafted("an unsupported child", at: span) }
    let path = self.path(arguments[0].value)
    let name = String(path.drop { "\\.$".contains($0) })
    let action = withoutGroups(arguments[1].value, of: name)
    if let child = childElsewhere(kind, path, arguments[1].value) {
      names.statePaths[name] = child.name
      children.append(
        DraftedChild(
          name: child.name, presence: child.presence, features: [qualified(type.source.text)],
          place: place, base: rootPlace, isPresented: path.contains("$"), overrides: overrides,
          arguments: made, statePath: name))
      return
    }
    guard isIdentifier(name),
      [
        "\\.\(name)", "\\Action.Cases.\(name)", "/Action.\(name)", "/Self.Action.\(name)",
        "/\(self.feature.name).Action.\(name)",
      ].contains(action)
    else { throw NotDrafted("a child whose state and actions have different names", at: span) }
    guard let field = childFields[name] else {
      throw NotDrafted("a child whose state is not in the feature's state", at: span)
    }
    if isStray(name) { throw NotDrafted("children in several groups of actions", at: span) }
    let feature = type.source.text
    if madeByApp.contains(qualified(withoutArguments(feature))),
      made.isEmpty || feature.contains("<")
    {
      throw NotDrafted("a child that a custom initializer creates", at: span)
    }
    let presence: String
    switch (kind, field.type) {
    case ("Scope", "\(feature).State") where field.isProperty: presence = "always"
    // A case may be read as a property that is nil in the other cases.
    case ("ifCaseLet", "\(feature).State") where !field.isProperty,
      ("ifLet", "\(feature).State") where !field.isProperty:
      presence = "always"
    case ("ifLet", "\(feature).State?"): presence = "optional"
    case ("forEach", "IdentifiedArrayOf<\(feature).State>"): presence = "many"
    case ("forEach", "StackState<\(feature).State>"): presence = "stack"
    default: throw NotDrafted("a child whose state has an unsupported type", at: span)
    }
    let usual = [nil, "[]", "nil", "StackState()", "\(field.type)()", ".init()"]
    guard presence == "always" || usual.contains(field.value?.text) else {
      throw NotDrafted("an optional or repeated child with an initial state", at: span)
    }
    guard path.contains("$") == (presence == "optional" && field.isPresented) else {
      throw NotDrafted("a child that is presented in an unsupported way", at: span)
    }
    children.append(
      DraftedChild(
        name: name, presence: presence, features: [qualified(feature)], place: place,
        base: rootPlace, isPresented: field.isPresented, overrides: overrides, arguments: made))
    let isPresented = presence == "optional" && field.isPresented
    names.kinds[name] =
      presence == "many" ? .rows : presence == "stack" ? .stack : isPresented ? .presented : .child
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
    for child in children {
      names.actionsOfChildren[child.name] =
        child.cases.map(tables.actions) ?? child.features.first.flatMap(tables.actions)
    }
  }

  /// Returns the keys of the children.
  func childKeys() -> SpecDraft? {
    let declared = feature.nested["State"]?.members.compactMap { member in
      let declaration = member.declaration
      return children.first { $0.name == declaration.variable?.name ?? declaration.enumCase?.name }
    }
    guard var ordered = declared else { return nil }
    // A child whose state is elsewhere has the place of its actions.
    func placeOfActions(_ child: DraftedChild) -> Int {
      table.cases[child.name]?.member.declaration.source.range.lowerBound ?? 0
    }
    for child in children where child.statePath != nil {
      let next = ordered.firstIndex { placeOfActions($0) > placeOfActions(child) }
      ordered.insert(child, at: next ?? ordered.endIndex)
    }
    guard !ordered.isEmpty else { return nil }
    return .keys(
      ordered.map { child in
        let field = childFields[child.name]
        let declaration = field.flatMap { $0.isProperty ? $0.member.declaration : nil }
        let comments = commentLines(declaration?.comment ?? "")
        let documentation = comments.documentation.joined(separator: "\n")
        let isUsual = [
          nil, "[]", "nil", "StackState()", child.features.first.map { "\($0).State()" }, ".init()",
          child.presence == "always" ? nil : field.map { "\($0.type)()" },
        ].contains(field?.value?.text)
        let isSaid =
          field?.value != nil && child.presence == "always"
          && child.features.first.map(isMadeByApp) ?? false
          && originalFirstStates?.contains(child.name) ?? true
        let value = isUsual && !isSaid ? nil : field?.value.map { SpecDraft.text($0.text) }
        let isShort =
          child.presence == "always" && value == nil && documentation.isEmpty
          && child.overrides.isEmpty && child.arguments.isEmpty && child.statePath == nil
          && child.cases == nil
        let oneOf = child.cases.map { cases in
          SpecDraft.keys(cases.map { DraftKey($0.name, draft(of: $0, in: child.name)) })
        }
        let (feature, generics) = named(child.features.first ?? "")
        return DraftKey(
          child.name,
          isShort && generics == nil
            ? .text(feature)
            : .keys(
              ("feature", oneOf == nil ? .text(feature) : nil),
              ("generics", oneOf == nil ? generics : nil), ("oneOf", oneOf),
              ("presence", child.presence == "always" ? nil : .text(child.presence)),
              ("presented", child.presence == "optional" && !child.isPresented ? "false" : nil),
              ("state", child.statePath.map { .text($0) }),
              ("arguments", child.arguments.isEmpty ? nil : .keys(child.arguments)),
              ("dependencies", child.overrides.isEmpty ? nil : .keys(child.overrides)),
              ("default", value), ("doc", documentation.isEmpty ? nil : .text(documentation))),
          comments: comments.other)
      })
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
