import SpecSource
import SpecSwift

/// Compares a feature with the one that was generated from its spec.
///
/// State, actions and dependencies are compared as sets, what actions do handler by handler.
func compared(_ original: FeatureDrafter, _ generated: FeatureDrafter) -> RoundTrip {
  var comparison = FeatureComparison(original: original, generated: generated)
  comparison.compareDeclarations()
  comparison.compareHandlers()
  return RoundTrip(parts: comparison.parts)
}

/// A comparison while it is made.
private struct FeatureComparison {
  let original: FeatureDrafter
  let generated: FeatureDrafter
  private(set) var parts: [ComparedPart] = []
  private let memo = TokenMemo()

  /// Compares the declarations.
  mutating func compareDeclarations() {
    let inferred = Set(original.fields.filter { $0.hasNoType }.map(\.name))
    compare(
      "the state", at: original.feature.nested["State"],
      fields(of: original, inferred), fields(of: generated, inferred),
      after: [
        .inferredTypes: !inferred.isEmpty || !original.shownTypes.isEmpty,
        .bindings: original.bindsSome, .firstValues: !original.openedValues.isEmpty,
      ])
    compare(
      "the actions", at: original.feature.nested["Action"], actions(of: original),
      actions(of: generated))
    compare("the groups", groups(of: original), groups(of: generated))
    compare("the dependencies", dependencies(of: original), dependencies(of: generated))
    compare("the children", children(of: original), children(of: generated))
    compare(
      "the alerts", original.alertLines().declarations,
      generated.alertLines(generatedFrom: original).declarations)
    compare(
      "the composition", original.compositionLines.declarations,
      generated.compositionLines.declarations,
      after: [.idleReducers: original.composition.contains(where: \.isWithoutOwn)])
    compare(
      "the type", typeParts(of: original), typeParts(of: generated),
      after: [
        .olderProtocol: original.feature.inherited.contains("ReducerProtocol"),
        .unusedProtocols: !original.unusedProtocols.isEmpty,
        .parameters: !original.fixedParameters.isEmpty,
      ])
  }

  /// Compares declarations, whose order means nothing.
  ///
  /// - Parameters:
  ///   - type: The type that has them; nil for the feature's.
  ///   - rewrites: The rewrites that the declarations may need, with whether they do.
  private mutating func compare(
    _ subject: String, at type: LinkedType? = nil, _ first: [ComparedPart.Declaration],
    _ second: [ComparedPart.Declaration], after rewrites: [Rewrite: Bool] = [:]
  ) {
    let used = rewrites.filter(\.value).map(\.key).sorted()
    guard !first.isEmpty || !second.isEmpty || !used.isEmpty else { return }
    parts.append(
      ComparedPart(
        subject: subject, span: (type ?? original.feature).origin.span,
        original: .init(form: .declarations(first)), generated: .init(form: .declarations(second)),
        rewrites: used, isEqual: Set(first.map(\.compared)) == Set(second.map(\.compared))))
  }

  /// The fields, of which some show their types by their values.
  private func fields(of drafter: FeatureDrafter, _ inferred: Set<String>) -> [ComparedPart
    .Declaration]
  {
    let fields = drafter.fields.map { key -> ComparedPart.Declaration in
      guard case .keys = key.value else {
        let parts = (key.value.text ?? "").split(separator: "=", maxSplits: 1).map(String.init)
        let type = inferred.contains(key.name) ? nil : parts.first
        return line(key.name, type, parts.count > 1 ? parts[1] : nil, isConstant: false)
      }
      return line(
        key.name, inferred.contains(key.name) ? nil : key.value["type"]?.text,
        key.value["default"]?.text,
        isConstant: key.value["let"] != nil
      )
      .with(key.value["shared"].map { " \(described($0))" })
      .with(key.value["didSet"].map { " didSet \(described($0))" })
    }
    let computed = drafter.computed.map { key in
      let parts = ["type", "get", "set"].compactMap { key.value[$0]?.text }
      return ComparedPart.Declaration(
        "\(key.name): \(normalizedSwift(parts.joined(separator: "\n")))",
        shown: "var \(key.name): \(parts.joined(separator: " "))")
    }
    return fields + computed + (drafter.stateForm.map { [.init(described($0))] } ?? [])
  }

  /// The generic parameters, and what the reducer is made with.
  private func typeParts(of drafter: FeatureDrafter) -> [ComparedPart.Declaration] {
    let parts = drafter.generics + drafter.reducerParameters
    return parts.map { .init("\($0.name): \(described($0.value))") }
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

  private func line(
    _ name: String, _ type: String?, _ value: String?, isConstant: Bool
  ) -> ComparedPart.Declaration {
    let start = "\(isConstant ? "let" : "var") \(name)"
    let (type, value) = (type?.trimmingBlanks, value?.trimmingBlanks)
    return ComparedPart.Declaration(
      "\(start): \(type.map { normalizedSwift($0) } ?? "")"
        + (value.map { " = \(normalizedSwift($0))" } ?? ""),
      shown: start + (type.map { ": \($0)" } ?? "") + (value.map { " = \($0)" } ?? ""))
  }

  private func actions(of drafter: FeatureDrafter) -> [ComparedPart.Declaration] {
    (drafter.table.own + drafter.table.delegate).map { entry in
      let values = entry.payload.map { payload in
        let value = payload.value.map { " = \($0)" } ?? ""
        let label = payload.label ?? "_"
        return (
          "\(label): \(words(payload.type + value).joined(separator: " "))",
          "\(label): \(payload.type.onOneLine)\(value)"
        )
      }
      return ComparedPart.Declaration(
        "\(entry.name)(\(values.map(\.0).joined(separator: ", ")))",
        shown: values.isEmpty
          ? entry.name : "\(entry.name)(\(values.map(\.1).joined(separator: ", ")))")
    }
  }

  private func groups(of drafter: FeatureDrafter) -> [ComparedPart.Declaration] {
    drafter.table.groups.map { name, group in
      "\(name): \(([group.type.name] + group.type.wholeConformances.sorted()).joined(separator: " "))"
    }.declarations
  }

  private func dependencies(of drafter: FeatureDrafter) -> [ComparedPart.Declaration] {
    drafter.dependencies.map { dependency in
      if case .keys(let keys) = dependency.entry, let first = keys.first {
        return .init("\(first.name): \(first.value.text ?? "")")
      }
      return .init(dependency.entry.text ?? "")
    }
  }

  private func children(of drafter: FeatureDrafter) -> [ComparedPart.Declaration] {
    drafter.children.map { child in
      .init(
        "\(child.name): \(child.presence) \(child.features.joined(separator: " "))\(child.isPresented ? "" : " in place")"
      )
    }
  }

  /// Compares the handlers of each action.
  mutating func compareHandlers() {
    let (first, second) = (byAddress(original), byAddress(generated))
    for address in Set(first.keys).union(second.keys).sorted() {
      let (before, after) = (first[address] ?? [], second[address] ?? [])
      if before.count == 1, before[0].manual != nil, after.count == 1,
        after[0].keys.map(\.name) == ["manual"]
      {
        add(address, before, after, [.manual], isEqual: true)
        continue
      }
      let all = Set(Rewrite.allCases)
      let isEqual = form(before, original, all) == form(after, generated, all)
      guard isEqual else {
        if !before.isEmpty || !form(after, generated, all).isEmpty {
          add(address, before, after, all, isEqual: false)
        }
        continue
      }
      var needed = needed(for: before, after)
      if before.contains(where: \.isDispatched) != after.contains(where: \.isDispatched) {
        needed.insert(.dispatched)
      }
      add(address, before, after, needed, isEqual: true)
    }
  }

  /// Adds the handlers of an action.
  ///
  /// - Parameter rewrites: The rewrites after which they are compared.
  private mutating func add(
    _ address: String, _ before: [DraftedHandler], _ after: [DraftedHandler],
    _ rewrites: Set<Rewrite>, isEqual: Bool
  ) {
    let first = form(before, original, rewrites)
    // Equal forms share their memory.
    let second = isEqual ? first : form(after, generated, rewrites)
    parts.append(
      ComparedPart(
        subject: address, isHandler: true,
        span: before.first?.span ?? original.feature.origin.span,
        original: .init(form: .tokens(first), written: written(before)),
        generated: .init(form: .tokens(second), written: written(after)),
        rewrites: isEqual ? rewrites.sorted() : [], isEqual: isEqual))
  }

  /// The statements of handlers as they stand in their files.
  private func written(_ handlers: [DraftedHandler]) -> [ComparedPart.Code.Written] {
    handlers.map { handler in
      .init(
        label: handlers.count > 1 ? handler.branch.label?.text : nil,
        span: handler.file.span(handler.branch.interior))
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
}

extension ComparedPart.Declaration {
  /// The declaration with words after it.
  fileprivate func with(_ words: String?) -> Self {
    .init(compared + (words ?? ""), shown: shown + (words ?? ""))
  }
}

extension Sequence<String> {
  /// Declarations that are shown as they are compared, in an order of their own.
  fileprivate var declarations: [ComparedPart.Declaration] { sorted().map { .init($0) } }
}
