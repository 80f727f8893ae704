import SpecSource
import SpecSwift

/// Finds dependencies that are listed and not used.
func lintDependencies(of feature: Feature) -> [Diagnostic] {
  guard !feature.hasHandlers else { return [] }
  let children = feature.children.flatMap(\.features)
  let given =
    children.flatMap(\.arguments).map(\.value) + children.flatMap(\.overrides).map(\.value)
  let fragments = feature.blockFragments + feature.composition.fragments + given
  let used = Set(
    fragments.flatMap(\.analysis.references).map { reference in
      let name =
        (reference.base.name == "self" ? reference.members.first?.name : nil) ?? reference.base.name
      // A property wrapper gives more than its value: '$visits.withLock'.
      return String(name.drop { $0 == "$" })
    })
  let implied = Set(feature.impliedDependencies)
  return feature.dependencies.filter { !used.contains($0.value) && !implied.contains($0.value) }
    .map { key in
      .finding(
        .unusedDependency, "'\(key.value)' is not used", at: key.span,
        hint: "take it out of 'dependencies'")
    }
}

/// Finds effects that nothing ends, and errors that no action receives.
func lintEffects(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let effects = feature.allEffects
  let named = feature.blockFragments.flatMap(\.analysis.references)
    .filter { $0.base.name == "CancelID" }.compactMap(\.members.first?.name)
  let cancelled = Set(effects.compactMap(\.cancelledID).map(\.value) + named)
  let endless = effects.compactMap(\.endless).filter { _, _, id in
    id.map { !cancelled.contains($0.value) } ?? true
  }
  let told = effects.compactMap(\.failure)
  let ignored = told.compactMap { if case .ignore = $0 { $1 } else { nil } }
  let isBrief = !endless.isEmpty && project.isEverTakenAway(feature)
  return (isBrief ? [] : endless).map { kind, span, id in
    .finding(
      .endlessEffect, "nothing ends this \(kind)", at: id?.span ?? span,
      hint: id.map { "cancel it somewhere: 'cancel: \($0.text)'" }
        ?? "give it an 'id', and cancel that where it is to end")
  }
    + ignored.map { span in
      .finding(.ignoredFailure, "no action receives this error", at: span)
    }
}

/// Finds blocks for errors that nothing throws.
func lintCatches(of feature: Feature) -> [Diagnostic] {
  feature.blocks.flatMap(\.allBlocks).compactMap { block in
    guard let caught = block.caught, let statements = block.statements, !statements.isBroken,
      !statements.analysis.throwsErrors
    else { return nil }
    return .finding(
      .idleCatch, "nothing in 'do' throws", at: caught.span,
      hint: "take 'catch' out, or write 'try' in 'do' where something can fail")
  }
}

/// Finds reactions that say when they run, and not what follows.
func lintReactions(of feature: Feature) -> [Diagnostic] {
  feature.reactions.compactMap { reaction in
    let block = reaction.block
    let condition = reaction.order?.span ?? block.condition?.span
    guard let condition, !block.isManual, block.statements == nil, block.branches.isEmpty,
      block.match == nil, block.performs.isEmpty, block.presentations.isEmpty, block.effects.isEmpty
    else { return nil }
    return .finding(
      .idleReaction, "nothing follows '\(reaction.names.joined(separator: "."))'", at: condition,
      hint: "write what follows beside it, as in 'do: …', or take the reaction out")
  }
}

/// Finds delegate actions that the feature's parents do not react to.
func lintDelegate(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard !feature.delegate.isEmpty else { return [] }
  let name = feature.name.value
  var seen: Set<String> = []
  let parents = project.parents(of: feature).map(\.parent)
    .filter { seen.insert($0.name.value).inserted }
  let hearsAll = parents.contains { parent in
    // A reducer in Swift may react to any action.
    !parent.composition.isEmpty
      || parent.reactions.contains { $0.hearsAll(of: name, in: parent, project) }
  }
  guard !parents.isEmpty, !hearsAll else { return [] }
  let matched = parents.flatMap(\.blockFragments).flatMap(\.delegateNames)
  let heard = Set(
    parents.flatMap(\.reactions).filter { $0.names.contains("delegate") }.compactMap(\.names.last)
      + matched)
  return feature.delegate.filter { !heard.contains($0.caseName.value) }.map { action in
    .finding(
      .unheardDelegate, "no parent reacts to '\(action.name.value)'",
      at: action.name.span,
      hint: "\(name) lives in \(parents.map(\.name.value).joined(separator: ", "))")
  }
}

extension Effect {
  /// The kind, the place and the id of an effect that does not end by itself.
  fileprivate var endless: (kind: String, span: SourceSpan, id: EffectID?)? {
    switch self {
    case .timer(let timer): ("timer", timer.span, timer.id)
    // What follows the end of a stream says that it ends.
    case .stream(let stream) where stream.finished == nil: ("stream", stream.span, stream.id)
    case .cancel, .send, .run, .task, .delay, .stream, .swift, .each, .dismiss, .sequence: nil
    }
  }

  /// The outcome of an error, and the key that says it.
  fileprivate var failure: (outcome: RunEffect.Outcome, key: SourceSpan?)? {
    switch self {
    case .run(let run): (run.failure, run.failureKey)
    case .task(let task): (task.failure, task.failureKey)
    case .stream(let stream): (stream.failure, stream.failureKey)
    case .cancel, .send, .timer, .delay, .swift, .each, .dismiss, .sequence: nil
    }
  }
}

extension Reaction {
  /// Whether it follows any delegate action of a child.
  fileprivate func hearsAll(
    of name: String, in parent: Feature, _ project: FeatureProject
  ) -> Bool {
    guard let child = names.first.flatMap({ parent.child(named: $0) }),
      child.features.contains(where: { $0.feature.value == name }),
      project.action(of: self, of: parent)?.isAny == true
    else { return false }
    let behind = names.dropFirst().filter { $0 != "delegate" }
    guard let first = behind.first, first != anyAction else { return true }
    // Another case, or another group.
    return behind.count == 2
      && child.features.contains { $0.name.value == first && $0.feature.value == name }
  }
}

extension SwiftFragment {
  /// The names of the delegate actions in it, as in the pattern `.element(id: _, action: .row(.delegate(.closed)))`.
  fileprivate var delegateNames: [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { $0.0 == "delegate" }.map { String($0.1) }
  }
}
