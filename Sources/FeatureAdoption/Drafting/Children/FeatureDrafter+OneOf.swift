import FeatureSpec
import SpecSource
import SpecSwift

// The operators that apply the reducers of choices of children.
extension FeatureDrafter {
  /// Returns the cases of a choice whose reducer is made with reducers of its cases:
  /// `Destination(edit: Editor(limit: 3))`; nil for other reducers.
  func madeChoice(_ arguments: [LabeledValue], _ file: ReadSwiftFile) -> [OneOfCase]? {
    guard arguments.count == 3, let closure = arguments[2].closure,
      closure.body.count == 1, let whole = closure.body[0].value,
      let (reducer, overrides) = withoutOverrides(whole, file), overrides.isEmpty,
      case .call(let type, let values) = reducer.kind, var cases = declared.oneOfs[type.source.text]
    else { return nil }
    for value in values {
      guard let index = cases.firstIndex(where: { $0.name == value.label?.withoutBackticks }),
        case .call(let made, let inner) = value.value.kind,
        context.qualified(made.source.text) == cases[index].feature,
        let arguments = self.context.arguments(inner, of: made.source.text, file)
      else { return nil }
      cases[index].arguments = arguments
    }
    return cases
  }

  /// Reads the operator of a choice of children.
  ///
  /// - Parameter made: The cases that are given values; nil for the cases that the choice declares.
  mutating func readOneOf(
    _ kind: ChildOperator, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile, making made: [OneOfCase]? = nil
  ) throws(NotDrafted) {
    let path = self.path(arguments[0].value)
    let name = String(path.drop { "\\.$".contains($0) })
    let type = name.capitalizedFirst
    let forms: [String: (presence: Child.Presence, kind: ChildOperator)] = [
      "\(type).State": (.always, .scope), "\(type).State?": (.optional, .ifLet),
      "StackState<\(type).State>": (.stack, .forEach),
    ]
    guard arguments[0].label == (kind == .scope ? "state" : nil), arguments[1].label == "action",
      withoutGroups(arguments[1].value, of: name) == "\\.\(name)", !isStray(name),
      let field = state.children[name], field.isProperty, let form = forms[field.type],
      kind == form.kind, path.contains("$") == field.isPresented,
      let cases = made ?? declared.oneOfs[type],
      cases.compactMap(\.feature).allSatisfy({ context.isNamed($0) }),
      // Only a presented choice shows alerts and holds values.
      cases.allSatisfy({ $0.feature != nil })
        || field.isPresented && !attempt.hard.alerts.contains(name)
    else { throw NotDrafted("an unsupported child", at: file.span(source.range)) }
    addPrompts(of: cases, in: name, place)
    add(
      DraftedChild(
        name: name, presence: form.presence, features: cases.compactMap(\.feature), place: place,
        base: body.rootPlace, isPresented: field.isPresented, cases: cases))
    actions.names.choices.insert(name)
  }

  /// Adds the places of alerts and dialogs among the cases of children, with the alerts that are declared for them.
  private mutating func addPrompts(of cases: [OneOfCase], in child: String, _ place: Int) {
    for one in cases {
      guard case .prompts(let state, let answers) = one.content else { continue }
      var shown = AlertPlace(
        name: "\(child).\(one.name)", type: state, answers: answers, place: place)
      shown.isMadeInSwift = attempt.hard.alerts.contains(shown.name)
      let declared = shown.isMadeInSwift ? [] : declaredAlerts(for: shown)
      for member in declared.compactMap(\.member) {
        drafted(member, claiming: member.declaration.source.range)
      }
      body.alerts.add(shown, declared)
    }
  }

  /// Returns a case of a choice as a spec declares it.
  func draft(of one: OneOfCase, in child: String) -> SpecDraft {
    switch one.content {
    case .value(let type): return .keys(("value", .text(type)))
    case .prompts(let state, _):
      let key = state == "AlertState" ? "alerts" : "dialogs"
      if let place = body.alerts.place("\(child).\(one.name)"), place.isMadeInSwift {
        return .keys((key, answers(in: place)))
      }
      let names = body.alerts.all.filter { $0.place == "\(child).\(one.name)" }.map(\.name)
      return .keys((key, .list(names.map { .text($0) })))
    case .feature(let type):
      let (feature, generics) = context.named(type)
      guard generics != nil || !one.overrides.isEmpty || !one.arguments.isEmpty else {
        return .text(feature)
      }
      return .keys(
        ("feature", .text(feature)), ("generics", generics),
        ("dependencies", one.overrides.isEmpty ? nil : .keys(one.overrides)),
        ("arguments", one.arguments.isEmpty ? nil : .keys(one.arguments)))
    }
  }
}
