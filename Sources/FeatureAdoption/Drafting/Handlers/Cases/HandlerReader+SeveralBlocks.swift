import FeatureSpec
import SpecSwift

/// Handlers in bodies with several `Reduce`.
extension HandlerReader {
  /// Whether a case without statements leaves its action to a previous `Reduce`.
  func isDoneElsewhere(
    _ target: HandlerTarget, _ comments: [String], _ scope: HandlerScope
  ) -> Bool {
    target.pattern == nil && comments.isEmpty
      && handlers.all.contains { $0.address == target.address && $0.place != scope.place }
  }

  /// Returns a handler that replaces a handler without statements in another `Reduce`.
  mutating func takingOver(_ handler: DraftedHandler) -> DraftedHandler {
    let idle = handlers.all.firstIndex {
      $0.address == handler.address && $0.place != handler.place && $0.keys.isEmpty
        && $0.pattern == nil && $0.condition == nil && $0.function == nil
    }
    guard let idle else { return handler }
    var handler = handler
    handler.comments = handlers.all.remove(at: idle).comments + handler.comments
    return handler
  }

  /// Whether another `Reduce` reacts to a form of an action that a handler may match, too. Both then run.
  func isDoneTwice(_ handler: DraftedHandler) -> Bool {
    guard let pattern = handler.pattern else { return false }
    return handlers.all.contains { other in
      guard other.address == handler.address, other.place != handler.place,
        body.isEarly(other) == body.isEarly(handler),
        let earlier = other.pattern
      else { return false }
      return !areDisjoint(earlier, pattern)
    }
  }

  /// Returns the smallest of the parts of the body that handle an action; nil if a single part does.
  func smallerUnit(doing handler: DraftedHandler) -> String? {
    let same = handlers.all.filter { $0.address == handler.address }
    let places = Set(same.map(\.place) + [handler.place])
    let own = body.parts.filter { $0.isOwn && places.contains($0.place) }
    return own.count > 1 ? own.min { $0.size < $1.size }?.unit : nil
  }

  /// Whether a previous case handles all actions of a handler. Events of a presentation or a stack are not actions of
  /// a child.
  func isTaken(_ handler: DraftedHandler) -> Bool {
    handlers.all.contains { other in
      guard other.place == handler.place, case .all(let place) = other.address,
        other.address != handler.address,
        other.source.branch.interior != handler.source.branch.interior
      else { return false }
      if other.choosesAction, let pattern = other.pattern, pattern != "_" {
        // The previous case handles some of the actions, or leaves them to other reducers.
        guard !other.source.branch.body.isEmpty else { return false }
        guard let own = handler.source.whole?.swift, !areDisjoint(pattern, own) else {
          return false
        }
      }
      let comesOrGoes = PlaceEvent.allCases.contains {
        handler.address == .reaction("\(place).\($0.rawValue)")
      }
      return handler.address.isReaction(to: place) && !comesOrGoes
    }
  }

  /// Joins the feature's blocks into a single one. This is necessary if the reducer of a child that stays Swift is
  /// between the blocks, or belongs to one of them.
  ///
  /// A block that only handles the feature's own actions, none of which the other blocks handle, may come first.
  mutating func joinBlocks() {
    guard let first = body.reducePlaces.min() else { return }
    for place in body.reducePlaces where place != first {
      let isAfterChild = body.composition.contains {
        $0.role == .reducer && $0.place > first && $0.place < place
          || $0.role == .own && $0.place == place
      }
      let isOwn = handlers.all.allSatisfy { handler in
        handler.place != place || handler.isOwn && !actions.released.contains(handler.address.text)
      }
      let operators = body.composition.filter { $0.role == .own && $0.place == place }
      guard isAfterChild, isOwn, operators.allSatisfy(\.isOfChild) else { continue }
      for index in handlers.all.indices where handlers.all[index].place == place {
        handlers.all[index].place = first
      }
      body.reducePlaces.removeAll { $0 == place }
      guard var all = operators.first else { continue }
      let text = operators.map(\.text.text).joined(separator: "\n")
      all.text.text = onEmptyReducer(text)
      (all.role, all.isWithoutOwn) = (.reducer, true)
      body.composition.removeAll { $0.role == .own && $0.place == place }
      body.composition.append(all)
    }
  }
}

extension ComposedPart {
  /// Whether the part is an operator that adds the reducer of a child.
  fileprivate var isOfChild: Bool {
    let words = words(text.text)
    return words.first == "." && operatorsOfChildren.contains(words.dropFirst().first ?? "")
  }
}
