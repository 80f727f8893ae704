import SpecSource
import SpecSwift

/// A child of a feature.
struct DraftedChild {
  /// Its name in the state and among the actions.
  var name: String
  /// How it is there: `always`, `optional`, `many`, `stack`.
  var presence: String
  /// The types of its features.
  var features: [String]
  /// Where its reducer stands in the body.
  var place: Int
  /// Whether it presents.
  var isPresented = true
  /// Its cases, if it is one of several.
  var cases: [OneOfCase]?
  /// What its feature's dependencies are in its place.
  var overrides: [DraftKey] = []
}

/// One of several children.
struct OneOfCase {
  /// Its name.
  var name: String
  /// Its feature's type.
  var feature: String
}

/// A part of a reducer's body.
private enum BodyPart {
  case bindings
  case handlers(Closure, SourceText)
}

extension FeatureDrafter {
  /// Reads the reducers that the body is made of.
  mutating func readBody() throws(NotDrafted) {
    guard let body else { throw NotDrafted("there is no body", at: feature.origin.span) }
    var parts: [(part: BodyPart, place: Int, file: ReadSwiftFile)] = []
    var place = 0
    try readBody(body.statements, body.file, &place, &parts)
    for (part, place, file) in parts {
      guard case .handlers(let closure, let source) = part else { continue }
      try readHandlers(closure, source, at: place, file)
    }
    let reactions = handlers.filter { $0.address.hasPrefix("binding.") }
    if let binding = parts.first(where: { if case .bindings = $0.part { true } else { false } }) {
      if let early = reactions.first(where: { $0.place < binding.place }) {
        throw NotDrafted("a reaction to a binding before it changes the state", at: early.span)
      }
    } else if names.kinds["binding"] != nil {
      throw NotDrafted("bindings without a 'BindingReducer'", at: feature.origin.span)
    }
    for field in childFields.sorted(by: { $0.key < $1.key })
    where !children.contains(where: { $0.name == field.key }) {
      throw NotDrafted("a child without a reducer", at: field.value.member.span)
    }
    for name in table.cases.keys.sorted()
    where names.kinds[name] != .binding && names.kinds[name] != .group {
      if !children.contains(where: { $0.name == name }) {
        throw NotDrafted(
          "actions of a child without a reducer",
          at: table.cases[name]?.member.span ?? feature.origin.span)
      }
    }
  }

  private mutating func readBody(
    _ statements: [Statement], _ file: ReadSwiftFile, _ place: inout Int,
    _ parts: inout [(part: BodyPart, place: Int, file: ReadSwiftFile)]
  ) throws(NotDrafted) {
    for statement in statements {
      guard let value = statement.value else {
        throw NotDrafted("a statement in the body", at: file.span(statement.source.range))
      }
      try readReducer(value, file, isWhole: statements.count == 1, &place, &parts)
    }
  }

  private mutating func readReducer(
    _ value: Expression, _ file: ReadSwiftFile, isWhole: Bool, _ place: inout Int,
    _ parts: inout [(part: BodyPart, place: Int, file: ReadSwiftFile)]
  ) throws(NotDrafted) {
    guard case .call(let callee, let arguments) = value.kind else {
      throw NotDrafted("a part of the body that is not known", at: file.span(value.source.range))
    }
    if case .member(of: let base?, let name) = callee.kind, case .call = base.kind {
      try readReducer(base, file, isWhole: isWhole, &place, &parts)
      if name == "onChange" {
        claims.claim(base.source.range.upperBound..<callee.source.range.upperBound, in: file)
        guard isWhole else {
          throw NotDrafted("'.onChange' on a part of the body", at: file.span(callee.source.range))
        }
        let behind = callee.source.range.lowerBound..<value.source.range.upperBound
        return try readChange(
          arguments, at: place, SourceText(text: value.source.text, range: behind), file)
      }
      claims.claim(base.source.range.upperBound..<value.source.range.upperBound, in: file)
      if isGenerated, name == "endingReplaced" { return }
      place += 1
      guard ["ifLet", "forEach"].contains(name) else {
        throw NotDrafted("'.\(name)' in the body", at: file.span(callee.source.range))
      }
      return try readChild(name, arguments, value.source, place, file)
    }
    place += 1
    let source = value.source
    switch callee.source.text {
    case "BindingReducer" where arguments.isEmpty:
      claims.claim(source, in: file)
      parts.append((.bindings, place, file))
    case "EmptyReducer" where arguments.isEmpty: claims.claim(source, in: file)
    case "CombineReducers":
      guard arguments.count == 1, let closure = arguments[0].closure else { fallthrough }
      claims.claim(callee.source, in: file)
      try readBody(closure.body, file, &place, &parts)
    case "Reduce", "Reduce<State, Action>":
      guard arguments.count == 1, let closure = arguments[0].closure else {
        throw NotDrafted("a reducer that is a function", at: file.span(source.range))
      }
      claims.claim(source.range.lowerBound..<closure.interior.lowerBound, in: file)
      parts.append((.handlers(closure, source), place, file))
    case "Scope":
      claims.claim(source, in: file)
      try readChild("Scope", arguments, source, place, file)
    default: throw NotDrafted("a reducer of the app in the body", at: file.span(source.range))
    }
  }

  /// Reads a child's reducer.
  private mutating func readChild(
    _ kind: String, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    if arguments.count == 2 { return try readOneOf(kind, arguments, source, place, file) }
    if isGenerated, arguments.count == 3, let closure = arguments[2].closure,
      closure.body.count == 1,
      let value = closure.body[0].value, let (reducer, _) = withoutOverrides(value, file),
      case .member(of: _, name: "body") = reducer.kind
    {
      return try readOneOf(kind, Array(arguments.prefix(2)), source, place, file)
    }
    guard arguments.count == 3, arguments[0].label == (kind == "Scope" ? "state" : nil),
      arguments[1].label == "action", let closure = arguments[2].closure, closure.body.count == 1,
      let whole = closure.body[0].value, let (reducer, overrides) = withoutOverrides(whole, file),
      case .call(let type, let values) = reducer.kind, values.isEmpty,
      type.source.text.first?.isUppercase == true
    else { throw NotDrafted("a child that is not known", at: span) }
    let path = arguments[0].value.source.text
    let name = String(path.drop { "\\.$".contains($0) })
    let action = arguments[1].value.source.text
    guard isIdentifier(name),
      ["\\.\(name)", "/Action.\(name)", "\\Action.Cases.\(name)"].contains(action)
    else { throw NotDrafted("a child whose state and actions are called differently", at: span) }
    guard let field = childFields[name] else {
      throw NotDrafted("a child whose state lies elsewhere", at: span)
    }
    let feature = type.source.text
    let presence: String
    switch (kind, field.type) {
    case ("Scope", "\(feature).State"): presence = "always"
    case ("ifLet", "\(feature).State?"): presence = "optional"
    case ("forEach", "IdentifiedArrayOf<\(feature).State>"): presence = "many"
    case ("forEach", "StackState<\(feature).State>"): presence = "stack"
    default: throw NotDrafted("a child whose state is of another type", at: span)
    }
    guard path.contains("$") == (presence == "optional" && field.isPresented) else {
      throw NotDrafted("a child that presents in another way", at: span)
    }
    children.append(
      DraftedChild(
        name: name, presence: presence, features: [feature], place: place,
        isPresented: field.isPresented, overrides: overrides))
    let isPresented = presence == "optional" && field.isPresented
    names.kinds[name] =
      presence == "many" ? .rows : presence == "stack" ? .stack : isPresented ? .presented : .child
  }

  /// A child's reducer without the dependencies that are other ones for it.
  private func withoutOverrides(_ value: Expression, _ file: ReadSwiftFile) -> (
    Expression, [DraftKey]
  )? {
    var value = value
    var overrides: [DraftKey] = []
    while case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, let name) = callee.kind, base.isReducer
    {
      let path = arguments.first?.value.source.text ?? ""
      switch name {
      // What generated code says so that effects end with what they belong to.
      case "cancellable" where isGenerated && path == "\\.stateIdentity": break
      case "transformDependency" where isGenerated && path == "\\.featurePath": break
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

  /// Reads the reducers of one of several children.
  private mutating func readOneOf(
    _ kind: String, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    let path = arguments[0].value.source.text
    let name = String(path.drop { "\\.$".contains($0) })
    guard kind != "Scope", arguments[0].label == nil, arguments[1].label == "action",
      arguments[1].value.source.text == "\\.\(name)", let field = childFields[name]
    else { throw NotDrafted("a child that is not known", at: span) }
    let presence = kind == "forEach" ? "stack" : "optional"
    let type = name.prefix(1).uppercased() + name.dropFirst()
    let expected = presence == "stack" ? "StackState<\(type).State>" : "\(type).State?"
    guard field.type == expected, let cases = oneOfs[type],
      path.contains("$") == (presence == "optional"), field.isPresented == (presence == "optional")
    else { throw NotDrafted("a child that is not known", at: span) }
    children.append(
      DraftedChild(
        name: name, presence: presence, features: cases.map(\.feature), place: place,
        cases: cases))
    names.kinds[name] = presence == "stack" ? .stack : .presented
  }

  /// The keys of the children.
  func childKeys() -> SpecDraft? {
    let ordered = feature.nested["State"]?.members.compactMap { member in
      children.first { $0.name == member.declaration.variable?.name }
    }
    guard let ordered, !ordered.isEmpty else { return nil }
    return .keys(
      ordered.map { child in
        let field = childFields[child.name]
        let comments = commentLines(field?.member.declaration.comment ?? "")
        let documentation = comments.documentation.joined(separator: "\n")
        let isUsual = [nil, "[]", "nil", "StackState()", "\(child.features[0]).State()", ".init()"]
          .contains(field?.value?.text)
        let value = isUsual ? nil : field?.value.map { SpecDraft.text($0.text) }
        let isShort =
          child.presence == "always" && value == nil && documentation.isEmpty
          && child.overrides.isEmpty
        let oneOf = child.cases.map { cases in
          SpecDraft.keys(cases.map { DraftKey($0.name, .text($0.feature)) })
        }
        return DraftKey(
          child.name,
          isShort
            ? .text(child.features[0])
            : .keys(
              ("feature", oneOf == nil ? .text(child.features[0]) : nil), ("oneOf", oneOf),
              ("presence", child.presence == "always" ? nil : .text(child.presence)),
              ("presented", child.presence == "optional" && !child.isPresented ? "false" : nil),
              ("dependencies", child.overrides.isEmpty ? nil : .keys(child.overrides)),
              ("default", value), ("doc", documentation.isEmpty ? nil : .text(documentation))),
          comments: comments.other)
      })
  }
}

extension Expression {
  /// Whether operators can follow it as a reducer.
  fileprivate var isReducer: Bool {
    switch kind {
    case .call, .member(of: _, name: "body"): true
    default: false
    }
  }
}
