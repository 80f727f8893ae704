import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// The result of making a spec of a feature.
public enum AdoptedSpec: Sendable {
  /// No spec was made, or the generator refused it, for these reasons.
  case none([AdoptionReason])
  /// The generator accepts the spec. The payload is its text, and the comparison of the generated code with the
  /// feature.
  case accepted(text: String, RoundTrip)

  /// The text of the spec, if the code that is generated from it is equal to the feature.
  public var equalText: String? {
    if case .accepted(let text, let roundTrip) = self, roundTrip.isEqual { text } else { nil }
  }
}

/// Makes specs of features, and compares the code that is generated from them with the features.
///
/// - Parameters:
///   - files: The app's files.
///   - places: The places of words in the files.
///   - known: The clients and tests of the features.
///   - project: The project that the features are adopted into; nil when no project is known.
/// - Returns: The result for each feature, by the name of its type, the results for its tests, and the files that
///   adoption writes for the equal features.
func verifiedSpecs(
  of features: [LinkedType], in types: LinkedTypes, _ files: [ReadSwiftFile], _ places: WordPlaces,
  beside known: AdoptedSurroundings, sets: TemplateSets, into project: AdoptingProject?,
  takesManual: Bool = false, workers: Workers
) -> (specs: [String: AdoptedSpec], tests: [AdoptedTest], files: AdoptionFiles) {
  var surroundings = known
  var choices = DraftingChoices(takesManual: takesManual, project: project)
  while true {
    let trial = DraftTrial(
      types: types, places: places, surroundings: surroundings, sets: sets, workers: workers)
    var (drafts, accepted, results) = trial.run(features, choices)
    if accepted.looseClients.isEmpty {
      // Features that differ with keys for alerts may be equal without these keys.
      let others = unequalAlerts(drafts, results).filter { name, parts in
        !choices.knows(parts, of: name)
      }
      guard others.isEmpty else {
        choices.hard.merge(others) { $0.union($1) }
        continue
      }
      let better = trial.retried(features, drafts, accepted, results, choices)
      if !better.isEmpty {
        drafts = drafts.map { better[$0.name] ?? $0 }
        let kept = drafts.filter {
          better[$0.name] != nil || accepted.text(of: $0.name) != nil
        }
        accepted = trial.accepted(kept, &results)
      }
      let inside = drafts.flatMap(\.draft.insideNames)
        .filter { results[$0]?.equalText == nil }
      guard inside.isEmpty else {
        for name in inside { choices.keptInside[name] = results[name] ?? AdoptedSpec.none([]) }
        continue
      }
    }
    guard accepted.looseClients.isEmpty else {
      surroundings.loosen(accepted.looseClients)
      continue
    }
    let clients = AcceptedClients(
      surroundings.adoptable.clients, in: types, files, sets: sets, workers: workers)
    let written = adoptionFiles(
      drafts.map(\.draft), &results, accepted, clients, surroundings, files, project, workers)
    let tests = accepted.triedTests.map { test in
      var test = test
      test.isInSpec = test.isInSpec && results[test.feature ?? ""]?.equalText != nil
      return test
    }
    return (results, tests, written)
  }
}

/// Returns the files of the features whose specs generate equal code. A feature that cannot be cut out of its file
/// has no spec.
private func adoptionFiles(
  _ drafts: [FeatureDraft], _ results: inout [String: AdoptedSpec], _ accepted: AcceptedSpecs,
  _ clients: AcceptedClients, _ surroundings: AdoptedSurroundings, _ files: [ReadSwiftFile],
  _ project: AdoptingProject?, _ workers: Workers
) -> AdoptionFiles {
  var result = AdoptionFiles()
  var rest = RestOfFiles()
  var names: Set<String> = []
  var used: Set<String> = []
  for draft in drafts {
    guard let text = results[draft.feature.name]?.equalText else { continue }
    var attempt = rest
    do throws(NotDrafted) {
      try checkInside(draft, drafts, results, in: files)
      try attempt.cut(draft, in: files)
      if let file = try draft.handlersFile(among: accepted.files) { result.swiftFiles.append(file) }
    } catch {
      results[draft.feature.name] = AdoptedSpec.none([error.reason])
      continue
    }
    rest = attempt
    for note in draft.notes { result.note(note.text, at: note.span) }
    names.insert(draft.feature.name)
    used.formUnion(draft.dependencies)
    result.specs.append(.init(name: draft.feature.name, text: text, origins: [draft.origin]))
  }
  result.styles = accepted.styles(of: names)
  let adopted = result.adopt(clients, of: surroundings, used, &rest, files, project)
  result.externals = accepted.externalSpecs(besides: names).values
    .filter { !adopted.contains($0.name) }.sorted { $0.name < $1.name }
  result.testEdits = testEdits(of: accepted.triedTests, names, files, workers)
  result.edits = rest.edits(by: workers)
  return result
}

/// Compares a feature with the feature that is generated from its spec.
func roundTrip(
  of original: FeatureDrafter, _ keys: [DraftKey], among generated: LinkedTypes
) -> RoundTrip {
  let span = original.feature.origin.span
  func failed(_ text: String) -> RoundTrip {
    let part = ComparedPart(
      subject: "the feature", span: span, original: .init(form: .declarations([])),
      generated: .init(form: .declarations([.init(text)])), isEqual: false)
    return RoundTrip(parts: [part], written: original.writtenHandlers)
  }
  guard let feature = generated[original.feature.name, from: original.feature.origin.file] else {
    return failed("it is not generated")
  }
  let hard = original.attempt.hard
  let attempt = DraftingAttempt(
    hard: HardParts(madeByApp: hard.madeByApp, alerts: hard.alerts, units: hard.units),
    original: OriginalFacts(
      firstStates: original.childrenWithFirstStates,
      untakenFields: original.state.fieldsWithoutParameter)
  )
  do throws(NotDrafted) {
    let drafted = try Drafting(
      context: DraftingContext(feature, in: generated, endpoints: original.context.endpoints)
    ).draft(attempt)
    var result = compared(original, drafted.drafter)
    result.written = original.writtenHandlers
    result.isFixedPoint = leads(keys, to: drafted.draft.keys, of: original)
    return result
  } catch {
    return failed("\(error.reason.text) at \(error.reason.span.description)")
  }
}

/// Whether the code that is generated from a spec leads to the same spec.
private func leads(
  _ keys: [DraftKey], to others: [DraftKey], of original: FeatureDrafter
) -> Bool {
  // Most keys have equal texts. A comparison of the others takes longer.
  if keys.say(others) { return true }
  return writtenSpec(keys.withoutComments.comparable(with: original))
    == writtenSpec(others.withoutComments.comparable(with: original))
}

extension [DraftKey] {
  /// The keys without comments and texts for people, which generated code does not have, or has of its own.
  fileprivate var withoutComments: [DraftKey] {
    filter { $0.name != "doc" && $0.name != "imports" }.compactMap { key in
      // A key without comments needs no separate lines, and the order of groups has no meaning.
      if case .keys(let inner) = key.value, key.name == "delegate",
        inner.allSatisfy({ $0.value.withoutComments.text == "" })
      {
        return DraftKey("delegate", .list(inner.map { .text($0.name) }))
      }
      if case .keys(let inner) = key.value, key.name == "groups" {
        let said = inner.withoutComments.filter { $0.value.text != "" }
        return said.isEmpty
          ? nil : DraftKey("groups", .keys(said.sorted { $0.name < $1.name }))
      }
      return DraftKey(words(key.name).joined(separator: " "), key.value.withoutComments)
    }
  }
}

extension [String] {
  /// The tokens without commas at the end of lists.
  var withoutLastCommas: [String] {
    indices.filter { index in
      self[index] != "," || index + 1 == count || ![")", "]"].contains(self[index + 1])
    }.map { self[$0] }
  }
}

extension [DraftKey] {
  /// Returns the keys without the properties of fields that only one of the two versions shows.
  ///
  /// Generated code does not show which fields views write, because the library observes all fields. If it has an
  /// initializer, it names the types that values show.
  fileprivate func comparable(with original: FeatureDrafter) -> [DraftKey] {
    let inferred = Set(original.state.fields.filter(\.hasNoType).map(\.name))
    guard original.state.bindsSome || !inferred.isEmpty else { return self }
    return map { key in
      guard key.name == "state", original.state.form == nil, case .keys(let fields) = key.value
      else { return key }
      let comparable = fields.map { field in
        DraftKey(
          field.name,
          .keys(
            field.value.partsOfField.filter {
              !(original.state.bindsSome && $0.name == "binding")
                && !(inferred.contains(field.name) && $0.name == "type")
            }))
      }
      return DraftKey("state", .keys(comparable))
    }
  }
}

extension SpecDraft {
  /// The properties of a field, with a key for each of them.
  fileprivate var partsOfField: [DraftKey] {
    if case .keys(let keys) = self { return keys }
    let parts = (text ?? "").split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    return zip(["type", "default"], parts).map { DraftKey($0, .text($1)) }
  }
}

extension SpecDraft {
  fileprivate var withoutComments: SpecDraft {
    switch self {
    case .text(let text):
      // Line breaks and indentation depend on the place of the text. In types alone, adjacent closing brackets are a
      // single token.
      .text(
        words(text.text).withoutLastCommas.joined(separator: " ").replacing(">>", with: "> >"))
    case .list(let items): .list(items.map(\.withoutComments))
    case .keys(let keys): SpecDraft.keys(keys.withoutComments).orEmpty
    }
  }
}
