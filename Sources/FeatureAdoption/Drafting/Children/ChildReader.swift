import FeatureSpec
import SpecSource
import SpecSwift

/// Reads the reducers of children.
struct ChildReader {
  /// The facts about the feature that are known before it is drafted.
  let context: DraftingContext
  /// The way in which the drafter expresses the feature.
  let attempt: DraftingAttempt
  /// The members of the feature's type, by their meanings.
  let declared: DeclaredMembers
  /// The fields of children, by their names.
  let fields: [String: ChildField]
  /// The actions.
  let actions: DraftedActions

  /// The feature.
  var feature: LinkedType { context.feature }
}

/// The expression that runs the reducer of a child.
struct ChildReducer {
  /// The kind of the reducer or the operator.
  var kind: ChildOperator
  /// The arguments.
  var arguments: [LabeledValue]
  /// The range of the expression in its file.
  var range: Range<Int>
  /// The file.
  var file: ReadSwiftFile
  /// The place of the expression in the body.
  var place: Int
  /// The place of the reducer that the expression is an operator of.
  var base: Int

  /// The place of the expression in its file.
  var span: SourceSpan { file.span(range) }
}

extension ChildReader {
  /// Reads a child's reducer.
  func child(of source: ChildReducer) throws(NotDrafted) -> DraftedChild {
    let (kind, arguments, file) = (source.kind, source.arguments, source.file)
    let span = source.span
    if arguments.count == 2 { return try self.choice(source, arguments) }
    if arguments.count == 3, let closure = arguments[2].closure, closure.body.count == 1,
      let value = closure.body[0].value, let (reducer, overrides) = withoutOverrides(value, file),
      overrides.isEmpty, case .member(of: let choice?, name: "body") = reducer.kind,
      declared.oneOfs[choice.source.text] != nil
    {
      return try self.choice(source, Array(arguments.prefix(2)))
    }
    if let choice = madeChoice(arguments, file) {
      return try self.choice(source, Array(arguments.prefix(2)), making: choice)
    }
    guard arguments.count == 3, arguments[0].label == (kind == .scope ? "state" : nil),
      arguments[1].label == "action", let closure = arguments[2].closure, closure.body.count == 1,
      let whole = closure.body[0].value, let (reducer, overrides) = withoutOverrides(whole, file),
      case .call(let type, let values) = reducer.kind,
      let made = context.arguments(values, of: type.source.text, file),
      context.isNamed(type.source.text),
      withoutArguments(type.source.text).split(separator: ".").allSatisfy({
        $0.first?.isUppercase == true
      })
    else { throw NotDrafted("an unsupported child", at: span) }
    let path = context.path(arguments[0].value, declared)
    let name = String(path.drop { "\\.$".contains($0) })
    let action = actions.table.withoutGroups(arguments[1].value, of: name)
    if let (child, presence) = childElsewhere(kind, path, arguments[1].value) {
      return DraftedChild(
        name: child, presence: presence, features: [context.qualified(type.source.text)],
        place: source.place, base: source.base, isPresented: path.contains("$"),
        overrides: overrides, arguments: made, statePath: name)
    }
    guard isIdentifier(name),
      [
        "\\.\(name)", "\\Action.Cases.\(name)", "/Action.\(name)", "/Self.Action.\(name)",
        "/\(self.feature.name).Action.\(name)",
      ].contains(action)
    else { throw NotDrafted("a child whose state and actions have different names", at: span) }
    guard let field = fields[name] else {
      throw NotDrafted("a child whose state is not in the feature's state", at: span)
    }
    if actions.isStray(name) { throw NotDrafted("children in several groups of actions", at: span) }
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
    return DraftedChild(
      name: name, presence: presence, features: [context.qualified(feature)], place: source.place,
      base: source.base, isPresented: field.isPresented, overrides: overrides, arguments: made)
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
      case "cancellable" where context.types.hasStateIdentity && path == "\\.stateIdentity": break
      case "transformDependency" where path == "\\.featurePath" && context.types.hasFeaturePath:
        break
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

extension DraftingContext {
  /// Returns the path to a child's state, which may be in a property of the feature.
  func path(_ value: Expression, _ declared: DeclaredMembers) -> String {
    let text = value.source.text
    if let known = declared.keyPaths[text] { return known }
    // The path leads to a case of the state, which the library has written in several ways.
    let forms = ["/State.", "/Self.State.", "/\(feature.name).State.", "\\State.Cases."]
    guard let form = forms.first(where: text.hasPrefix) else { return text }
    return "\\.\(text.dropFirst(form.count))"
  }
}

extension ActionTable {
  /// Returns the path to a child's actions, without their group: `\.child.list` is `\.list`.
  func withoutGroups(_ value: Expression, of name: String) -> String {
    let text = value.source.text
    guard let group = enclosing[name], let type = groups[group]?.type.type.name else { return text }
    let old = "/Action.\(group)..\(type).\(name)"
    let plain = text.filter { $0 != " " }
    let isKnown =
      plain == "\\.\(group).\(name)" || plain == old
      || plain == "/Action.\(group)../\(type).\(name)"
    return isKnown ? "\\.\(name)" : text
  }
}
