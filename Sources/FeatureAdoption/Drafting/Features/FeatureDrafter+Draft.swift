import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Makes the spec.
  ///
  /// - Throws: The reason, when an attempt to express the feature this way fails.
  mutating func draft() throws(NotDrafted) -> FeatureDraft {
    try readDeclarations()
    try readBody()
    dropUnusedAlerts()
    try readInitializers()
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
        later: context.laterProtocols, moved: context.movedProtocols,
        unused: context.unusedProtocols),
      manual: manualHandlers, handlersFile: try handlersFile())
  }

  /// Reads the type of the feature, its members, its state and its actions; as far as possible if the drafter only
  /// looks for handlers.
  mutating func readDeclarations() throws(NotDrafted) {
    var type = TypeReader(context: context, attempt: attempt)
    try type.read()
    take(type)
    reducer = type.reducer
    var own = MembersReader(context: context, attempt: attempt)
    do throws(NotDrafted) { try own.read() } catch { try attempt.passOver(error) }
    take(own)
    (declared, handlers.cancelTypes) = (own.declared, own.declared.cancelTypes)
    var stored = stateReader
    do throws(NotDrafted) { try stored.read() } catch { try attempt.passOver(error) }
    take(stored)
    state = stored.state
    var cases = ActionsReader(context: context)
    do throws(NotDrafted) { try cases.read() } catch { try attempt.passOver(error) }
    take(cases)
    actions = cases.actions
  }

  /// Reads the initializers of the state.
  private mutating func readInitializers() throws(NotDrafted) {
    var reader = InitializersReader(
      context: context, attempt: attempt, children: Set(body.children.map(\.name)),
      presenting: Set(body.alerts.places.map(\.name)), claims: claims, members: members,
      state: state)
    try reader.read()
    (claims, members, state) = (reader.claims, reader.members, reader.state)
  }

  /// The reader of the state, with what was read of the state.
  var stateReader: StateReader {
    StateReader(context: context, attempt: attempt, state: state)
  }

  /// Checks that the spec exposes nothing that only the package sees.
  private func checkAccess() throws(NotDrafted) {
    let types = [feature, feature.nested["State"], feature.nested["Action"]].compactMap(\.?.origin)
    let groups = actions.table.groups.values.map(\.type.origin)
    for member in types + groups + members.drafted where member.declaration.isOfPackage {
      throw .packageAccess(at: member.span)
    }
  }
}
