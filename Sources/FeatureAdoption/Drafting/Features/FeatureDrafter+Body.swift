import SpecSource
import SpecSwift

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
}
