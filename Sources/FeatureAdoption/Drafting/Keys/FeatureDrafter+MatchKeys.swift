import SpecSource
import SpecSwift

// The keys of choices between the payloads of an action.
extension FeatureDrafter {
  /// Returns the keys of a reaction whose cases distinguish the action's payloads.
  func matchKeys(_ handlers: [DraftedHandler]) -> [DraftKey] {
    if handlers.first?.condition != nil { return choiceKeys(handlers) }
    guard let first = handlers.first, first.pattern != nil else {
      return handlers.first?.keys ?? []
    }
    var cases = handlers.map { handler in
      DraftKey(
        handler.pattern ?? "_",
        SpecDraft.keys(handler.keys.asBranch(indentedBy: handler.source.file.indentation)).orEmpty,
        comments: handler.comments)
    }
    let patterns = Set(handlers.compactMap(\.pattern))
    if first.choosesAction {
      if !patterns.contains("_") { cases.append(DraftKey("_", "")) }
      return [DraftKey("match", .keys(("on", "action"), ("cases", .keys(cases))))]
    }
    if !patterns.contains("_"), !areComplete(patterns, for: first.address.text) {
      cases.append(DraftKey("_", ""))
    }
    let names = (self.patterns.childPayload(first.address.text) ?? []).compactMap(\.self)
    return [
      DraftKey("match", .keys(("on", .text(names.asSubject)), ("cases", .keys(cases))))
    ]
  }

  /// Whether patterns are exhaustive for the payload of a child's action, as far as its cases are known.
  private func areComplete(_ patterns: Set<String>, for address: String) -> Bool {
    let names = Set(patterns.compactMap(wholeCase))
    guard names.count == patterns.count else { return false }
    return names == ["success", "failure"] || names == casesOfValue(address)
  }

  /// Returns the cases of the Boolean or enum that is the whole payload of a child's action; nil when the payload is
  /// of another type.
  private func casesOfValue(_ address: String) -> Set<String>? {
    guard let (values, feature) = patterns.childValues(address), values.count == 1 else {
      return nil
    }
    if values[0].type == "Bool" { return ["true", "false"] }
    guard
      let type = context.allTypes.enumeration(
        values[0].type, inside: "\(feature.name).Action", of: feature)
    else { return nil }
    var names: Set<String> = []
    for member in type.members {
      switch member.declaration.kind {
      case .enumCase(let enumCase): names.insert(enumCase.name)
      // Its cases only exist in some builds.
      case .conditional: return nil
      default: break
      }
    }
    return names
  }

  /// Whether a choice between the payloads of an action is not exhaustive.
  func leavesSome(_ handlers: [DraftedHandler], of entry: ActionTable.Entry) -> Bool {
    let patterns = Set(handlers.compactMap(\.pattern))
    if patterns.contains("_") { return false }
    let isPresentation = entry.payload.first?.type.hasPrefix("PresentationAction<") == true
    let takesAll = handlers.contains { handler in
      handler.source.branch.patterns.contains { pattern in
        guard case .enumCase(_, let inner?) = pattern, inner.count == 1,
          case .enumCase("presented", let values) = inner[0]
        else { return false }
        return values?.allSatisfy(\.isAny) ?? true
      }
    }
    if isPresentation, patterns.contains(".dismiss"), takesAll { return false }
    return handlers.first?.hasDefault == true || self.handlers.passed.contains(.own(entry.name))
  }

  /// Returns the keys of an action whose cases have conditions. The first condition that holds decides.
  func choiceKeys(_ handlers: [DraftedHandler]) -> [DraftKey] {
    wholeKeys(handlers) ?? conditionKeys(handlers)
  }

  /// Returns the keys of handlers with conditions, as Swift if they only change the state.
  private func wholeKeys(_ handlers: [DraftedHandler]) -> [DraftKey]? {
    guard let first = handlers.first else { return nil }
    let blocks = handlers.map { handler -> (label: DraftText?, keys: [DraftKey]) in
      guard handler.condition != nil, case .list(let items)? = handler.keys.first?.value,
        case .keys(let keys)? = items.first, case .text(let condition)? = keys.first?.value
      else { return (nil, handler.keys) }
      return (condition, Array(keys.dropFirst()))
    }
    let done = blocks.filter { $0.label != nil || !$0.keys.isEmpty }
    return plainChoice(done, indentedBy: first.source.file.indentation).map {
      [DraftKey("do", .text($0, at: first.source.span))]
    }
  }

  private func conditionKeys(_ handlers: [DraftedHandler]) -> [DraftKey] {
    var items: [SpecDraft] = []
    var doesNothing = true
    for handler in handlers {
      guard handler.condition != nil, case .list(let branches)? = handler.keys.first?.value else {
        if !handler.keys.isEmpty {
          items.append(
            .keys([
              DraftKey(
                "else", .keys(handler.keys.asBranch(indentedBy: handler.source.file.indentation)))
            ]))
          doesNothing = false
        }
        continue
      }
      items += branches
      if case .keys(let keys)? = branches.first, keys.count > 1 { doesNothing = false }
    }
    return doesNothing ? [] : [DraftKey("when", .list(items))]
  }
}

/// Returns the case that a pattern matches with any payload, as in `.saved(_, let name)`; nil for a pattern that
/// restricts the payload.
private func wholeCase(_ pattern: String) -> String? {
  if ["true", "false"].contains(pattern) { return pattern }
  guard pattern.hasPrefix(".") else { return nil }
  let parts = pattern.dropFirst().split(separator: "(", maxSplits: 1)
  guard parts.count == 2 else { return String(parts[0]) }
  let values = parts[1].dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
  let isWhole = values.allSatisfy { value in
    value == "_" || value.hasPrefix("let ") && isIdentifier(String(value.dropFirst(4)))
  }
  return isWhole ? String(parts[0]) : nil
}

extension [String] {
  /// The names of values as the subject of a choice: a single name, or all in parentheses.
  var asSubject: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }
}
