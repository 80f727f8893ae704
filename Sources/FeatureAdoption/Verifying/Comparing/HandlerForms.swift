import SpecSwift

/// Brings the handlers of actions to normal forms.
struct HandlerForms {
  private let memo = TokenMemo()

  /// Returns the normal form of an action's handlers.
  func form(
    _ handlers: [DraftedHandler], _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> [String] {
    guard let first = handlers.first else { return [] }
    if first.condition != nil { return conditional(handlers, drafter, rewrites) }
    if handlers.count == 1, first.pattern == nil { return body(of: first, drafter, rewrites) }
    guard rewrites.contains(.matchMerge) else {
      return handlers.flatMap { ["case", $0.pattern ?? "", ":"] + body(of: $0, drafter, rewrites) }
    }
    let normal = normalForm(first, drafter, rewrites)
    let values = first.choosesAction ? [["action"]] : (1...first.parts).map { ["#\($0)"] }
    return normal.cases(
      of: values.count == 1 ? values[0] : ["("] + values.joined(separator: [","]) + [")"],
      handlers.map { (label($0.pattern, rewrites), body(of: $0, drafter, rewrites)) })
  }

  /// Returns the normal form of an action's cases with conditions, of which the first that holds decides: a choice in
  /// a single case.
  private func conditional(
    _ handlers: [DraftedHandler], _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> [String] {
    var form: [String] = []
    for handler in handlers.reversed() {
      let body = body(of: handler, drafter, rewrites)
      let normal = normalForm(handler, drafter, rewrites)
      let condition = handler.condition.map { normal.tokens($0) } ?? []
      if rewrites.contains(.matchMerge) {
        form = condition.isEmpty ? body : normal.choice(condition: condition, body, else: form)
      } else {
        form = ["case", "where"] + condition + [":"] + body + form
      }
    }
    return form
  }

  /// Returns the tokens of a pattern; the default for a pattern that matches all remaining cases.
  private func label(_ pattern: String?, _ rewrites: Set<Rewrite>) -> [String] {
    if pattern == "_" { return ["default"] }
    let tokens = words(pattern ?? "")
    return rewrites.contains(.commas) ? tokens.withoutLastCommas : tokens
  }

  private func body(
    of handler: DraftedHandler, _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> [String] {
    normalForm(handler, drafter, rewrites).statements(handler.source.branch.body)
  }

  private func normalForm(
    _ handler: DraftedHandler, _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> NormalForm {
    var form = NormalForm(
      rewrites: rewrites, feature: drafter.feature, file: handler.source.file,
      cancelTypes: drafter.handlers.cancelTypes)
    form.memo = memo
    form.alerts = drafter.body.alerts
    guard rewrites.contains(.payloadNames) else { return form }
    for (index, name) in handler.source.boundNames.enumerated() {
      if let name { form.renamed[name] = "#\(index + 1)" }
    }
    for (name, value) in handler.source.substitutions where form.renamed[name] == nil {
      form.renamed[name] = form.renamed[value] ?? value
    }
    return form
  }
}
