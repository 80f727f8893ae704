import SpecSource
import SpecSwift

// Children that keys express completely, like in generated code.

extension FeatureDrafter {
  /// Returns the arguments of a child's reducer; nil if no key can express them.
  func arguments(_ values: [LabeledValue], _ file: ReadSwiftFile) -> [DraftKey]? {
    guard values.isEmpty || readsInFull else { return nil }
    let keys = values.compactMap { value in
      value.label.map { DraftKey($0, .text(file.draft(value.value.source.range))) }
    }
    return keys.count == values.count ? keys : nil
  }

  /// Returns a child whose state is not in a field with its name, with its presence; nil for other children.
  mutating func childElsewhere(_ kind: String, _ path: String, _ action: Expression) -> (
    name: String, presence: String
  )? {
    let text = action.source.text
    guard readsInFull || isPlainField(path),
      let name = text.split(separator: ".").last.map(String.init),
      isIdentifier(name), withoutGroups(action, of: name) == "\\.\(name)",
      childFields[name] == nil, path.hasPrefix("\\."), let held = table.cases[name], !isStray(name)
    else { return nil }
    let type = held.payload.type
    let isStack = type.hasPrefix("StackAction")
    switch kind {
    case "Scope": names.kinds[name] = .child
    case "ifLet": names.kinds[name] = type.hasPrefix("PresentationAction") ? .presented : .child
    case "forEach": names.kinds[name] = isStack ? .stack : .rows
    default: return nil
    }
    let presences = ["Scope": "always", "ifLet": "optional", "forEach": isStack ? "stack" : "many"]
    return presences[kind].map { (name, $0) }
  }

  /// Whether a path leads to a field of the feature's own state.
  private func isPlainField(_ path: String) -> Bool {
    let name = String(path.drop { "\\.$".contains($0) })
    return childFields[name]?.isProperty == true
  }
}

extension FeatureDrafter {
  /// Records the actions of the children.
  mutating func noteActionsOfChildren() {
    for child in children {
      names.actionsOfChildren[child.name] =
        child.cases.map(tables.actions) ?? child.features.first.flatMap(tables.actions)
    }
  }
}

// The choices of children.

extension FeatureDrafter {
  /// Returns the cases of a choice whose reducer is made with reducers of its cases:
  /// `Destination(edit: Editor(limit: 3))`; nil for other reducers.
  func madeChoice(_ arguments: [LabeledValue], _ file: ReadSwiftFile) -> [OneOfCase]? {
    guard readsInFull, arguments.count == 3, let closure = arguments[2].closure,
      closure.body.count == 1, let whole = closure.body[0].value,
      let (reducer, overrides) = withoutOverrides(whole, file), overrides.isEmpty,
      case .call(let type, let values) = reducer.kind, var cases = oneOfs[type.source.text]
    else { return nil }
    for value in values {
      guard let index = cases.firstIndex(where: { $0.name == value.label?.withoutBackticks }),
        case .call(let made, let inner) = value.value.kind,
        made.source.text == cases[index].feature, let arguments = self.arguments(inner, file)
      else { return nil }
      cases[index].arguments = arguments
    }
    return cases
  }

  /// Reads a choice of children in any place.
  mutating func readGeneratedOneOf(
    _ kind: String, _ arguments: [LabeledValue], _ span: SourceSpan, _ place: Int,
    making made: [OneOfCase]?
  ) throws(NotDrafted) {
    let path = self.path(arguments[0].value)
    let name = String(path.drop { "\\.$".contains($0) })
    let type = name.capitalizedFirst
    let states = [
      "\(type).State": "always", "\(type).State?": "optional", "StackState<\(type).State>": "stack",
    ]
    guard arguments[0].label == (kind == "Scope" ? "state" : nil), arguments[1].label == "action",
      withoutGroups(arguments[1].value, of: name) == "\\.\(name)", !isStray(name),
      let field = childFields[name], let presence = states[field.type],
      kind == ["always": "Scope", "optional": "ifLet", "stack": "forEach"][presence],
      let cases = made ?? oneOfs[type], path.contains("$") == field.isPresented,
      field.isProperty
    else { throw NotDrafted("an unsupported child", at: span) }
    for shown in addPrompts(of: cases, in: name, place) where !fits(shown) {
      throw NotDrafted("alerts in a choice of children that no key can express", at: span)
    }
    children.append(
      DraftedChild(
        name: name, presence: presence, features: cases.compactMap(\.feature), place: place,
        base: rootPlace, isPresented: field.isPresented, cases: cases))
    names.choices.insert(name)
    names.kinds[name] = presence == "stack" ? .stack : field.isPresented ? .presented : .child
  }

  /// Returns a case of a choice as a spec declares it.
  func draft(of one: OneOfCase, in child: String) -> SpecDraft {
    switch one.content {
    case .value(let type): return .keys(("value", .text(type)))
    case .prompts(let state, _):
      let key = state == "AlertState" ? "alerts" : "dialogs"
      if let place = alerts.place("\(child).\(one.name)"), place.isMadeInSwift {
        return .keys((key, answers(in: place)))
      }
      let names = alerts.all.filter { $0.place == "\(child).\(one.name)" }.map(\.name)
      return .keys((key, .list(names.map { .text($0) })))
    case .feature(let type):
      let (feature, generics) = named(type)
      guard generics != nil || !one.overrides.isEmpty || !one.arguments.isEmpty else {
        return .text(feature)
      }
      return .keys(
        ("feature", .text(feature)), ("generics", generics),
        ("dependencies", one.overrides.isEmpty ? nil : .keys(one.overrides)),
        ("arguments", one.arguments.isEmpty ? nil : .keys(one.arguments)))
    }
  }

  /// Returns a feature without the arguments for its generic parameters, and these arguments by the parameters'
  /// names; nil for a feature without them, or if the parameters are not known.
  func named(_ type: String) -> (feature: String, generics: SpecDraft?) {
    guard readsInFull, let start = type.firstIndex(of: "<"), type.hasSuffix(">") else {
      return (type, nil)
    }
    let name = String(type[..<start])
    let values = type[start...].dropFirst().dropLast().splitAtCommas
    guard let clause = allTypes[name, from: feature.origin.file]?.type.generics else {
      return (type, nil)
    }
    let parameters = clause.dropFirst().dropLast().splitAtCommas
      .map { String($0.prefix { $0 != ":" }).trimmingBlanks }
    guard parameters.count == values.count else { return (type, nil) }
    return (name, .keys(zip(parameters, values).map { DraftKey($0, .text($1)) }))
  }
}
