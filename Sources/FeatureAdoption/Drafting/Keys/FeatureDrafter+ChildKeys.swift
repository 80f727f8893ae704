import FeatureSpec
import SpecSwift

extension FeatureDrafter {
  /// Returns the keys of the children.
  func childKeys() -> SpecDraft? {
    let declared = feature.nested["State"]?.members.compactMap { member in
      let declaration = member.declaration
      return body.children.first {
        $0.name == declaration.variable?.name ?? declaration.enumCase?.name
      }
    }
    guard var ordered = declared else { return nil }
    // A child whose state is elsewhere has the place of its actions.
    func placeOfActions(_ child: DraftedChild) -> Int {
      actions.table.cases[child.name]?.member.declaration.source.range.lowerBound ?? 0
    }
    for child in body.children where child.statePath != nil {
      let next = ordered.firstIndex { placeOfActions($0) > placeOfActions(child) }
      ordered.insert(child, at: next ?? ordered.endIndex)
    }
    guard !ordered.isEmpty else { return nil }
    return .keys(
      ordered.map { child in
        let field = state.children[child.name]
        let declaration = field.flatMap { $0.isProperty ? $0.member.declaration : nil }
        let comments = commentLines(declaration?.comment ?? "")
        let isUsual = [
          nil, "[]", "nil", "StackState()", child.features.first.map { "\($0).State()" }, ".init()",
          child.presence == .always ? nil : field.map { "\($0.type)()" },
        ].contains(field?.value?.text)
        let isSaid =
          field?.value != nil && child.presence == .always
          && child.features.first.map { context.isMadeByApp($0) } ?? false
          && attempt.original?.firstStates.contains(child.name) ?? true
        let value = isUsual && !isSaid ? nil : field?.value.map { SpecDraft.text($0.text) }
        let isShort =
          child.presence == .always && value == nil && comments.doc == nil
          && child.overrides.isEmpty && child.arguments.isEmpty && child.statePath == nil
          && child.cases == nil
        let oneOf = child.cases.map { cases in
          SpecDraft.keys(cases.map { DraftKey($0.name, draft(of: $0, in: child.name)) })
        }
        let (feature, generics) = context.named(child.features.first ?? "")
        return DraftKey(
          child.name,
          isShort && generics == nil
            ? .text(feature)
            : .keys(
              ("feature", oneOf == nil ? .text(feature) : nil),
              ("generics", oneOf == nil ? generics : nil), ("oneOf", oneOf),
              ("presence", child.presence == .always ? nil : .text(child.presence.rawValue)),
              ("presented", child.presence == .optional && !child.isPresented ? "false" : nil),
              ("state", child.statePath.map { .text($0) }),
              ("arguments", child.arguments.isEmpty ? nil : .keys(child.arguments)),
              ("dependencies", child.overrides.isEmpty ? nil : .keys(child.overrides)),
              ("default", value), ("doc", comments.doc)),
          comments: comments.other)
      })
  }

  /// Returns a case of a choice as a spec declares it.
  private func draft(of one: OneOfCase, in child: String) -> SpecDraft {
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
