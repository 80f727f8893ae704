import FeatureSpec
import SpecSource
import SpecSwift

// The operators that apply the reducers of choices of children.
extension ChildReader {
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
        let arguments = context.arguments(inner, of: made.source.text, file)
      else { return nil }
      cases[index].arguments = arguments
    }
    return cases
  }

  /// Reads the operator of a choice of children.
  ///
  /// - Parameter made: The cases that are given values; nil for the cases that the choice declares.
  func choice(
    _ source: ChildReducer, _ arguments: [LabeledValue], making made: [OneOfCase]? = nil
  ) throws(NotDrafted) -> DraftedChild {
    let path = context.path(arguments[0].value, declared)
    let name = String(path.drop { "\\.$".contains($0) })
    let type = name.capitalizedFirst
    let forms: [String: (presence: Child.Presence, kind: ChildOperator)] = [
      "\(type).State": (.always, .scope), "\(type).State?": (.optional, .ifLet),
      "StackState<\(type).State>": (.stack, .forEach),
    ]
    guard arguments[0].label == (source.kind == .scope ? "state" : nil),
      arguments[1].label == "action",
      actions.table.withoutGroups(arguments[1].value, of: name) == "\\.\(name)",
      !actions.isStray(name),
      let field = fields[name], field.isProperty, let form = forms[field.type],
      source.kind == form.kind, path.contains("$") == field.isPresented,
      let cases = made ?? declared.oneOfs[type],
      cases.compactMap(\.feature).allSatisfy({ context.isNamed($0) }),
      // Only a presented choice shows alerts and holds values.
      cases.allSatisfy({ $0.feature != nil })
        || field.isPresented && !attempt.hard.alerts.contains(name)
    else { throw NotDrafted("an unsupported child", at: source.span) }
    return DraftedChild(
      name: name, presence: form.presence, features: cases.compactMap(\.feature),
      place: source.place, base: source.base, isPresented: field.isPresented, cases: cases)
  }
}
