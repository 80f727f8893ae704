import SpecSource
import SpecSwift

// A reaction to all actions of a child may distinguish them by patterns in its conditions:
// `if: case .rows(.element(_, .removed)) = action`.

extension HandlerReader {
  /// Returns the functions to which some cases pass the whole action; nil when the cases do anything else.
  func handedOn(_ branch: Branch, _ scope: HandlerScope) -> [DispatchedCall]? {
    guard !branch.patterns.isEmpty, branch.patterns.allSatisfy({ $0.bindings.isEmpty }),
      !branch.isConditional, let first = branch.body.first, first.choice(of: scope.subject) == nil,
      branch.body.dropFirst().allSatisfy(\.doesNothing)
    else { return nil }
    return feature.dispatched(first, of: scope.subject)
  }

  /// Adds a case to the reaction to all actions of the child, dialog or bindings in its pattern.
  ///
  /// - Returns: Whether the pattern matches such actions. Events of a presentation or a stack have their own
  ///   reactions.
  mutating func addWhole(
    _ plain: DraftedHandler, _ whole: Pattern, _ condition: SourceText?, _ label: SourceText
  ) throws(NotDrafted) -> Bool {
    let refused = NotDrafted("a case for all actions of a kind", at: plain.source.span)
    guard let inside = patterns.holding(whole) else { return false }
    guard var keys = plain.keys.replacing(plain.source.substitutions),
      plain.function == nil
    else { throw refused }
    var handler = plain
    let isOpen = !whole.bindings.contains(where: keys.mention) && condition == nil
    let doesNothing = keys.isEmpty && plain.source.branch.body.allSatisfy(\.doesNothing)
    if inside.takesAll, isOpen, doesNothing { return true }
    // A reaction to all actions of a child does not react to events of its presentation or stack.
    guard !inside.takesMore else { throw refused }
    if !inside.takesAll || !isOpen {
      // If the library observes the state, the state's fields have no other key paths.
      guard let pattern = [whole].swift?.replacing("\\.$", with: "\\.") else { throw refused }
      let text = "case \(pattern) = action" + (condition.map { ", \($0.text)" } ?? "")
      handler.condition = SourceText(text: text, range: label.range)
      let branch =
        [DraftKey("if", .text(text, at: plain.source.span))]
        + keys.asBranch(indentedBy: plain.source.file.indentation)
      keys = [DraftKey("when", .list([.keys(branch)]))]
    }
    let others = handlers.all.filter { $0.address == handler.address }
    guard others.allSatisfy({ $0.condition != nil && $0.place == handler.place }) else {
      throw NotDrafted("an action that is handled twice", at: plain.source.span)
    }
    handler.keys = keys
    handlers.all.append(handler)
    return true
  }

  /// Makes the delegate action of a pattern, to which otherwise only the parent would react, one of the feature's own
  /// actions.
  mutating func takeDelegate(_ pattern: Pattern) {
    guard case .enumCase("delegate", let inner?) = pattern, inner.count == 1,
      case .enumCase(let name, _) = inner[0],
      let payload = actions.table.takeDelegate("delegate.\(name)")
    else { return }
    actions.names.payloads["delegate.\(name)"] = payload
  }
}
