import SpecSource
import SpecSwift

/// Compares a feature with the feature that is generated from its spec.
///
/// State, actions and dependencies are compared as sets. Handlers are compared one by one.
func compared(_ original: FeatureDrafter, _ generated: FeatureDrafter) -> RoundTrip {
  var comparison = FeatureComparison(original: original, generated: generated)
  comparison.compareDeclarations()
  comparison.compareHandlers()
  return RoundTrip(parts: comparison.parts)
}

/// The protocols by which code outside of a feature may do more with a type.
private let protocolsOfUse: Set = ["Identifiable", "Sendable"]

/// A comparison in progress.
private struct FeatureComparison {
  let original: FeatureDrafter
  let generated: FeatureDrafter
  private(set) var parts: [ComparedPart] = []
  private let forms = HandlerForms()

  /// Compares the declarations.
  mutating func compareDeclarations() {
    let inferred = Set(original.state.fields.filter { $0.hasNoType }.map(\.name))
    compare(
      "the state", at: original.feature.nested["State"],
      original.stateDeclarations(inferring: inferred),
      generated.stateDeclarations(inferring: inferred),
      after: [
        .inferredTypes: !inferred.isEmpty || !original.state.shownTypes.isEmpty,
        .bindings: original.state.bindsSome, .firstValues: !original.state.openedValues.isEmpty,
        .observedState: observesStateAnew,
        .addedConformances: gainsConformances(
          original.feature.nested["State"], generated.feature.nested["State"]),
      ])
    compare(
      "the actions", at: original.feature.nested["Action"], original.actionDeclarations,
      generated.actionDeclarations)
    compare("the groups", original.groupDeclarations, generated.groupDeclarations)
    compare("the dependencies", original.dependencyDeclarations, generated.dependencyDeclarations)
    compare("the children", original.childDeclarations, generated.childDeclarations)
    compare(
      "the alerts", original.alertLines().declarations,
      generated.alertLines(generatedFrom: original).declarations)
    compare(
      "the composition", original.compositionDeclarations,
      generated.compositionDeclarations,
      after: [.idleReducers: original.body.composition.contains(where: \.isWithoutOwn)])
    compare(
      "the type", original.typeDeclarations, generated.typeDeclarations,
      after: [
        .olderProtocol: original.feature.inherited.contains("ReducerProtocol"),
        .unusedProtocols: !original.context.unusedProtocols.isEmpty,
        .parameters: !original.reducer.fixedParameters.isEmpty,
        .addedConformances: gainsConformances(original.feature, generated.feature),
      ])
  }

  /// Whether the library observes the generated state, but not the original one.
  private var observesStateAnew: Bool {
    let (before, after) = (original.feature.nested["State"], generated.feature.nested["State"])
    return after?.isObserved == true && before?.isObserved == false
  }

  /// Whether a generated type conforms to more protocols by which code outside of the feature uses it.
  private func gainsConformances(_ original: LinkedType?, _ generated: LinkedType?) -> Bool {
    guard let original, let generated else { return false }
    return !protocolsOfUse.intersection(generated.inherited).subtracting(original.inherited).isEmpty
  }

  /// Compares declarations, whose order has no meaning.
  ///
  /// - Parameters:
  ///   - type: The type that contains the declarations; nil for the feature's type.
  ///   - rewrites: The rewrites that the declarations may need, each with whether they need it.
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

  /// Compares the handlers of each action.
  mutating func compareHandlers() {
    let (first, second) = (byAddress(original), byAddress(generated))
    for address in Set(first.keys).union(second.keys).sorted() {
      let (before, after) = (first[address] ?? [], second[address] ?? [])
      if before.count == 1, before[0].function?.statements != nil, after.count == 1,
        after[0].function != nil
      {
        add(address, before, after, [.manual], isEqual: true)
        continue
      }
      let all = Set(Rewrite.allCases)
      let isEqual = forms.form(before, original, all) == forms.form(after, generated, all)
      guard isEqual else {
        if !before.isEmpty || !forms.form(after, generated, all).isEmpty {
          add(address, before, after, all, isEqual: false)
        }
        continue
      }
      var needed = needed(for: before, after)
      if before.contains(where: \.source.isDispatched)
        != after.contains(where: \.source.isDispatched)
      {
        needed.insert(.dispatched)
      }
      add(address, before, after, needed, isEqual: true)
    }
  }

  /// Adds the handlers of an action.
  ///
  /// - Parameter rewrites: The rewrites after which the handlers are compared.
  private mutating func add(
    _ address: String, _ before: [DraftedHandler], _ after: [DraftedHandler],
    _ rewrites: Set<Rewrite>, isEqual: Bool
  ) {
    let first = forms.form(before, original, rewrites)
    // Equal forms share their memory.
    let second = isEqual ? first : forms.form(after, generated, rewrites)
    parts.append(
      ComparedPart(
        subject: address, isHandler: true,
        span: before.first?.source.span ?? original.feature.origin.span,
        original: .init(form: .tokens(first), written: written(before)),
        generated: .init(form: .tokens(second), written: written(after)),
        rewrites: isEqual ? rewrites.sorted() : [], isEqual: isEqual))
  }

  /// Returns the statements of handlers as their files contain them.
  private func written(_ handlers: [DraftedHandler]) -> [ComparedPart.Code.Written] {
    handlers.map { handler in
      .init(
        label: handlers.count > 1 || handler.pattern != nil || handler.condition != nil
          ? handler.source.branch.label?.text : nil,
        span: handler.source.file.span(handler.source.branch.interior))
    }
  }

  /// Returns the fewest rewrites after which handlers are equal.
  private func needed(for before: [DraftedHandler], _ after: [DraftedHandler]) -> Set<Rewrite> {
    func areEqual(after rewrites: Set<Rewrite>) -> Bool {
      forms.form(before, original, rewrites) == forms.form(after, generated, rewrites)
    }
    if areEqual(after: []) { return [] }
    var needed = Set(Rewrite.allCases)
    // Most rewrites are not needed. Therefore halves of them are left out before single ones.
    var parts = Rewrite.allCases[...].halves
    while let part = parts.popLast() {
      let fewer = needed.subtracting(part)
      if areEqual(after: fewer) {
        needed = fewer
      } else if part.count > 1 {
        parts += part.halves
      }
    }
    return needed
  }

  private func byAddress(_ drafter: FeatureDrafter) -> [String: [DraftedHandler]] {
    Dictionary(grouping: drafter.handlers.withProcedures, by: \.address.text)
  }
}

extension LinkedType {
  /// Whether the library observes the type.
  fileprivate var isObserved: Bool { origin.declaration.has("ObservableState") }
}

extension ArraySlice {
  /// The second and the first half of the elements.
  fileprivate var halves: [ArraySlice] {
    let middle = startIndex + count / 2
    return [self[middle...], self[..<middle]]
  }
}
