import FeatureGenerator
import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Makes the spec.
  mutating func draftWhole() throws(NotDrafted) -> FeatureDraft {
    let start = self
    var obstacle: NotDrafted?
    var keptTypes: Set<String> = []
    do throws(NotDrafted) {
      let draft = try draftOnce()
      keptTypes = cancelTypesToKeep(beside: draft.keys)
      if keptTypes.isEmpty { return draft }
    } catch {
      if let operators = earlyReaction.flatMap({ childOperators[$0] }),
        !start.hard.operators.contains(operators)
      {
        restart(from: start) { $0.operators.insert(operators) }
        return try draft()
      }
      keptTypes = effectTypesInBody
      let isOther = hasOtherChanges
      if isOther || handlers.contains(where: { $0.address.hasPrefix("onChange.") }) {
        restart(from: start) { $0.hasChanges = true }
        do throws(NotDrafted) {
          return try draftWhole()
        } catch let further {
          if isOther { throw further }
        }
      }
      if keptTypes.isEmpty { throw error }
      obstacle = error
    }
    restart(from: start) { $0.cancelTypes = keptTypes }
    do throws(NotDrafted) {
      return try draftOnce()
    } catch {
      throw obstacle ?? error
    }
  }

  /// Begins again, with other hard parts than at the start.
  mutating func restart(from start: FeatureDrafter, _ change: (inout HardParts) -> Void) {
    self = start
    claims = Claims()
    change(&hard)
  }

  private mutating func draftOnce() throws(NotDrafted) -> FeatureDraft {
    let start = self
    do throws(NotDrafted) {
      return try draftParts()
    } catch {
      guard let holder = error.holder, !hard.holders.contains(holder) else { throw error }
      restart(from: start) { $0.holders.insert(holder) }
      do throws(NotDrafted) { return try draftOnce() } catch { _ = error }
      throw error
    }
  }

  private mutating func draftParts() throws(NotDrafted) -> FeatureDraft {
    try checkType()
    try readGenerics()
    try readParameters()
    try readMembers()
    try readState()
    try readActions()
    alerts = DraftedAlerts(besides: namesBesideAlerts)
    try readBody()
    keepCommentsInside()
    dropUnusedAlerts()
    try delegateInitializers()
    try checkTypes()
    try checkAccess()
    let keys = withCommentsAmongMembers(try keys())
    try checkInlined(keys)
    try checkManual()
    return FeatureDraft(
      feature: feature, keys: keys,
      children: Set(children.flatMap(\.features).map(withoutArguments)),
      dependencies: dependencies.map(\.key).filter { $0.first != "@" },
      oneOfs: oneOfs.keys.sorted(), isPublic: isPublic,
      members: members, laterProtocols: laterProtocols, unusedProtocols: unusedProtocols,
      movedProtocols: movedProtocols, manual: manualHandlers,
      handlersFile: try handlersFile(), openedFields: openedFields,
      elsewhere: elsewhere)
  }

  /// Whether the feature's types are public.
  var isPublic: Bool { feature.origin.declaration.isPublic }

  /// Checks that the spec exposes nothing that only the package sees.
  private func checkAccess() throws(NotDrafted) {
    let types = [feature, feature.nested["State"], feature.nested["Action"]].compactMap(\.?.origin)
    let groups = table.groups.values.map(\.type.origin)
    for member in types + groups + members.drafted where member.declaration.isOfPackage {
      throw .packageAccess(at: member.span)
    }
  }

  private mutating func checkType() throws(NotDrafted) {
    let span = feature.origin.span
    claims.claim(
      feature.origin.declaration.source.range.lowerBound..<feature.type.interior.lowerBound,
      in: feature.origin.file)
    handlersProtocol = handlersProtocolOfApp
    if let handlersProtocol {
      drafted(handlersProtocol.origin, claiming: handlersProtocol.origin.declaration.source.range)
    }
    let declaresOther = style?.action != nil && feature.nested["Action"] != nil
    let later = laterProtocols
    let unused = unusedProtocols
    let own = types.ownProtocols(of: feature).map(\.name)
      .filter { !later.contains($0) && !unused.contains($0) }
    if declaresOther || own.contains(where: { $0 != style?.name }) {
      throw NotDrafted("a custom protocol that refines 'Reducer'", at: span)
    }
    var known = generatedProtocols
    known.formUnion(later.union(unused).union(movedProtocols))
    if let other = feature.inherited.first(where: { !known.contains($0) }) {
      throw NotDrafted("a reducer that conforms to '\(other)'", at: span)
    }
    let attributes: Set = ["Reducer", "ComposableArchitecture.Reducer"]
    for attribute in feature.origin.declaration.attributes
    where !attributes.contains(attribute.name) {
      throw NotDrafted("an attribute '@\(attribute.name)' of the reducer", at: span)
    }
    if feature.origin.declaration.attributes.contains(where: { $0.arguments != nil }) {
      throw NotDrafted("an attribute with arguments", at: span)
    }
  }
}
