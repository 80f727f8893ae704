import SpecSource
import SpecSwift

/// Compares a feature with the one that was generated from its spec.
///
/// State, actions and dependencies are compared as sets, what actions do handler by handler.
func compared(_ original: FeatureDrafter, _ generated: FeatureDrafter) -> RoundTrip {
  var comparison = FeatureComparison(original: original, generated: generated)
  comparison.compareDeclarations()
  comparison.compareHandlers()
  comparison.result.rewrites = comparison.used.sorted()
  return comparison.result
}

/// A comparison while it is made.
private struct FeatureComparison {
  let original: FeatureDrafter
  let generated: FeatureDrafter
  var result = RoundTrip()
  var used: Set<Rewrite> = []
  private let memo = TokenMemo()

  /// Compares what is declared.
  mutating func compareDeclarations() {
    let inferred = Set(original.fields.filter { $0.hasNoType }.map(\.name))
    if !inferred.isEmpty || !original.shownTypes.isEmpty { used.insert(.inferredTypes) }
    compare("the state", fields(of: original, inferred), fields(of: generated, inferred))
    compare("the actions", actions(of: original), actions(of: generated))
    compare("the groups", groups(of: original), groups(of: generated))
    compare("the dependencies", dependencies(of: original), dependencies(of: generated))
    compare("the children", children(of: original), children(of: generated))
    compare("the alerts", original.alertLines(), generated.alertLines(generatedFrom: original))
    compare("the composition", original.compositionLines, generated.compositionLines)
    if original.feature.inherited.contains("ReducerProtocol") { used.insert(.olderProtocol) }
    if !original.unusedProtocols.isEmpty { used.insert(.unusedProtocols) }
    if !original.openedValues.isEmpty { used.insert(.firstValues) }
    compare("the type", typeParts(of: original), typeParts(of: generated))
    if !original.fixedParameters.isEmpty { used.insert(.parameters) }
    if original.bindsSome { used.insert(.bindings) }
    if original.composition.contains(where: \.isWithoutOwn) { used.insert(.idleReducers) }
  }

  private mutating func compare(_ subject: String, _ first: Set<String>, _ second: Set<String>) {
    let (lost, added) = (first.subtracting(second), second.subtracting(first))
    guard !lost.isEmpty || !added.isEmpty else { return }
    result.differences.append(
      RoundTrip.Difference(
        subject: subject, original: lost.sorted().joined(separator: "; "),
        generated: added.sorted().joined(separator: "; "), span: original.feature.origin.span))
  }

  /// The fields, of which some show their types by their values.
  private func fields(of drafter: FeatureDrafter, _ inferred: Set<String>) -> Set<String> {
    let fields = drafter.fields.map { key -> String in
      guard case .keys = key.value else {
        let parts = (key.value.text ?? "").split(separator: "=", maxSplits: 1).map(String.init)
        let type = inferred.contains(key.name) ? nil : parts.first
        return line(key.name, type, parts.count > 1 ? parts[1] : nil, isConstant: false)
      }
      return line(
        key.name, inferred.contains(key.name) ? nil : key.value["type"]?.text,
        key.value["default"]?.text,
        isConstant: key.value["let"] != nil)
        + (key.value["shared"].map { " \(described($0))" } ?? "")
        + (key.value["didSet"].map { " didSet \(described($0))" } ?? "")
    }
    let computed = drafter.computed.map { key in
      let parts = ["type", "get", "set"].compactMap { key.value[$0]?.text }
      return "\(key.name): \(normalizedSwift(parts.joined(separator: "\n")))"
    }
    return Set(fields + computed + (drafter.stateForm.map { [described($0)] } ?? []))
  }

  /// The generic parameters, and what the reducer is made with.
  private func typeParts(of drafter: FeatureDrafter) -> Set<String> {
    let parts = drafter.generics + drafter.reducerParameters
    return Set(parts.map { "\($0.name): \(described($0.value))" })
  }

  /// A draft without words for people, and with its Swift as tokens.
  private func described(_ draft: SpecDraft) -> String {
    switch draft {
    case .text(let text): words(text.text).joined(separator: " ")
    case .list(let items): items.map(described).joined(separator: "; ")
    case .keys(let keys):
      keys.filter { $0.name != "doc" }.map { "\($0.name): \(described($0.value))" }
        .joined(separator: "; ")
    }
  }

  private func line(_ name: String, _ type: String?, _ value: String?, isConstant: Bool) -> String {
    let type = type.map { normalizedSwift($0) } ?? ""
    let value = value.map { " = \(normalizedSwift($0))" } ?? ""
    return "\(isConstant ? "let" : "var") \(name): \(type)\(value)"
  }

  private func actions(of drafter: FeatureDrafter) -> Set<String> {
    Set(
      (drafter.table.own + drafter.table.delegate).map { entry in
        let values = entry.payload.map { payload in
          let value = payload.value.map { " = \($0)" } ?? ""
          return "\(payload.label ?? "_"): \(words(payload.type + value).joined(separator: " "))"
        }
        return "\(entry.name)(\(values.joined(separator: ", ")))"
      })
  }

  private func groups(of drafter: FeatureDrafter) -> Set<String> {
    Set(
      drafter.table.groups.map { name, group in
        "\(name): \(([group.type.name] + group.type.wholeConformances.sorted()).joined(separator: " "))"
      })
  }

  private func dependencies(of drafter: FeatureDrafter) -> Set<String> {
    Set(
      drafter.dependencies.map { dependency in
        if case .keys(let keys) = dependency.entry, let first = keys.first {
          return "\(first.name): \(first.value.text ?? "")"
        }
        return dependency.entry.text ?? ""
      })
  }

  private func children(of drafter: FeatureDrafter) -> Set<String> {
    Set(
      drafter.children.map { child in
        "\(child.name): \(child.presence) \(child.features.joined(separator: " "))\(child.isPresented ? "" : " in place")"
      })
  }

  /// Compares what is done with each action.
  mutating func compareHandlers() {
    let (first, second) = (byAddress(original), byAddress(generated))
    for address in Set(first.keys).union(second.keys).sorted() {
      let (before, after) = (first[address] ?? [], second[address] ?? [])
      if before.count == 1, before[0].manual != nil, after.count == 1,
        after[0].keys.map(\.name) == ["manual"]
      {
        result.handlers += 1
        used.insert(.manual)
        continue
      }
      let all = Set(Rewrite.allCases)
      guard form(before, original, all) == form(after, generated, all) else {
        if !before.isEmpty || !form(after, generated, all).isEmpty {
          result.handlers += 1
          result.differences.append(
            RoundTrip.Difference(
              subject: address, original: text(before, original), generated: text(after, generated),
              span: before.first?.span ?? original.feature.origin.span))
        }
        continue
      }
      result.handlers += 1
      if before.contains(where: \.isDispatched) != after.contains(where: \.isDispatched) {
        used.insert(.dispatched)
      }
      used.formUnion(needed(for: before, after))
    }
  }

  /// The fewest rewrites after which handlers are the same.
  private func needed(for before: [DraftedHandler], _ after: [DraftedHandler]) -> Set<Rewrite> {
    var needed: Set<Rewrite> = []
    if form(before, original, needed) == form(after, generated, needed) { return needed }
    needed = Set(Rewrite.allCases)
    for rewrite in Rewrite.allCases {
      let fewer = needed.subtracting([rewrite])
      if form(before, original, fewer) == form(after, generated, fewer) { needed = fewer }
    }
    return needed
  }

  private func byAddress(_ drafter: FeatureDrafter) -> [String: [DraftedHandler]] {
    Dictionary(grouping: drafter.handlers + drafter.procedures, by: \.address)
  }

  /// The form of what is done with an action.
  private func form(
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

  /// The form of cases of one action with conditions, of which the first that holds decides: a choice in one case.
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

  /// The tokens of a pattern; what takes all that is left is the default.
  private func label(_ pattern: String?, _ rewrites: Set<Rewrite>) -> [String] {
    if pattern == "_" { return ["default"] }
    let tokens = words(pattern ?? "")
    return rewrites.contains(.commas) ? tokens.withoutLastCommas : tokens
  }

  private func body(
    of handler: DraftedHandler, _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> [String] {
    normalForm(handler, drafter, rewrites).statements(handler.branch.body)
  }

  private func normalForm(
    _ handler: DraftedHandler, _ drafter: FeatureDrafter, _ rewrites: Set<Rewrite>
  ) -> NormalForm {
    var form = NormalForm(
      rewrites: rewrites, feature: drafter.feature, file: handler.file,
      cancelTypes: drafter.cancelTypes)
    form.memo = memo
    form.alerts = drafter.alerts
    guard rewrites.contains(.payloadNames) else { return form }
    for (index, name) in handler.boundNames.enumerated() {
      if let name { form.renamed[name] = "#\(index + 1)" }
    }
    for (name, value) in handler.substitutions where form.renamed[name] == nil {
      form.renamed[name] = form.renamed[value] ?? value
    }
    return form
  }

  private func text(_ handlers: [DraftedHandler], _ drafter: FeatureDrafter) -> String {
    form(handlers, drafter, Set(Rewrite.allCases)).joined(separator: " ")
  }
}
