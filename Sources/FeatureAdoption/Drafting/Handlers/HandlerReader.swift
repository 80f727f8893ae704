import SpecSource
import SpecSwift

/// Reads the handlers of a feature, with the procedures that they perform.
struct HandlerReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  /// The protocol of the functions in Swift that handle actions; nil when there is none.
  let handlersProtocol: LinkedType?
  /// The members of the feature's type, by their meanings.
  let declared: DeclaredMembers
  /// The dependencies, as far as the generator knows them.
  let dependencies: KnownDependencies
  var claims: Claims
  var members: DraftedMembers
  /// The actions. Some become the feature's own because the feature handles them.
  var actions: DraftedActions
  /// The body, with the alerts that the handlers make.
  var body: DraftedBody
  /// The handlers, as far as they were read.
  var handlers: DraftedHandlers

  /// The reader of the handlers' patterns.
  var patterns: PatternReader {
    PatternReader(context: context, actions: actions, body: body)
  }

  /// Reads the handlers.
  mutating func read() throws(NotDrafted) {
    for change in body.changes {
      do throws(NotDrafted) { try read(change) } catch { try attempt.passOver(error) }
    }
    do throws(NotDrafted) { try readProcedures() } catch { try attempt.passOver(error) }
    for part in body.parts {
      do throws(NotDrafted) { try read(part) } catch { try attempt.passOver(error) }
    }
    joinBlocks()
    keepCommentsInside()
  }

  /// Reads the handlers in a part of the body.
  private mutating func read(_ part: BodyPart) throws(NotDrafted) {
    do throws(NotDrafted) {
      switch part.kind {
      case .closure(let closure): try readHandlers(closure, part.source, at: part.place, part.file)
      case .function(let function, let member):
        try readHandlers(function, member, at: part.place)
      case .functions: try readDispatches(at: part.place)
      case .bindings: return
      }
    } catch {
      throw error.about(unit: part.unit)
    }
  }

  /// Passes over a handler, if the reader only looks for handlers.
  mutating func passOver(
    _ problem: NotDrafted, _ action: String, at span: SourceSpan
  ) throws(NotDrafted) {
    try attempt.passOver(problem)
    handlers.passedOver.append(AdoptedHandler(action: action, span: span))
  }

  /// Passes over a case that no key expresses, if the reader only looks for handlers.
  mutating func passOver(
    _ problem: NotDrafted, _ branch: Branch, _ scope: HandlerScope
  ) throws(NotDrafted) {
    try attempt.passOver(problem)
    guard branch.label == nil || branch.patterns.contains(where: scope.isReached) else { return }
    let actions = branch.patterns.map { scope.whole($0).path.joined(separator: ".") }
    try passOver(
      problem, actions.isEmpty ? "any" : actions.joined(separator: ", "),
      at: scope.file.span(branch.label?.range ?? branch.interior))
  }

  /// Records a case of which no handler was made, if the reader only looks for handlers: the reducer of its child
  /// may not have been read.
  mutating func noteUnread(_ branch: Branch, _ scope: HandlerScope) {
    guard attempt.onlyLooks, !branch.body.allSatisfy(\.doesNothing) else { return }
    let unread = NotDrafted("a case without a handler", at: scope.file.span(branch.interior))
    try? passOver(unread, branch, scope)
  }

  /// Returns a drafter for blocks of a file's statements.
  func blockDrafter(_ file: ReadSwiftFile) -> BlockDrafter {
    BlockDrafter(
      feature: feature, names: actions.names, file: file,
      cancelTypes: handlers.cancelTypes, keepsState: keepsState,
      dependencies: dependencies, hasSteps: types.hasSteps,
      record: BlockRecord(alerts: body.alerts))
  }

  /// Takes the claims and alerts of a block whose keys are in the draft.
  mutating func take(_ record: BlockRecord) {
    claims.add(record.claims)
    body.alerts = record.alerts
  }

  /// Whether the state is known not to be Sendable. Swift infers conformance to Sendable only for types that are not
  /// public.
  private var keepsState: Bool {
    guard let state = feature.nested["State"] else { return false }
    return state.origin.declaration.isPublic && !state.inherited.contains("Sendable")
  }
}
