import FeatureGenerator
import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Makes the spec.
  ///
  /// - Throws: The reason, when an attempt to express the feature this way fails.
  mutating func draft() throws(NotDrafted) -> FeatureDraft {
    try checkType()
    try readGenerics()
    try readParameters()
    try readMembers()
    try readState()
    try readActions()
    body.alerts = DraftedAlerts(besides: namesBesideAlerts)
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
      children: Set(body.children.flatMap(\.features).map(withoutArguments)),
      dependencies: declared.dependencies.map(\.key).filter { $0.first != "@" },
      oneOfs: declared.oneOfs.keys.sorted(),
      members: members,
      protocols: UndeclaredProtocols(
        later: laterProtocols, moved: movedProtocols, unused: unusedProtocols),
      manual: manualHandlers, handlersFile: try handlersFile())
  }

  /// Checks that the spec exposes nothing that only the package sees.
  private func checkAccess() throws(NotDrafted) {
    let types = [feature, feature.nested["State"], feature.nested["Action"]].compactMap(\.?.origin)
    let groups = actions.table.groups.values.map(\.type.origin)
    for member in types + groups + members.drafted where member.declaration.isOfPackage {
      throw .packageAccess(at: member.span)
    }
  }

  private mutating func checkType() throws(NotDrafted) {
    let span = feature.origin.span
    claims.claim(
      feature.origin.declaration.source.range.lowerBound..<feature.type.interior.lowerBound,
      in: feature.origin.file)
    reducer.handlersProtocol = handlersProtocolOfApp
    if let handlersProtocol = reducer.handlersProtocol {
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
