/// The actions of a presented child: its own ones and its dismissal.
///
/// ```swift
/// case sheet(PresentationAction<ItemFeature.Action>)
/// ```
public enum PresentationAction<Action: Sendable>: Sendable {
  /// An action of the child.
  case presented(Action)

  /// The dismissal of the child: the parent reduces it while the child is still there; then the
  /// child's state becomes nil.
  case dismiss
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}

extension PresentationAction: CasePathable {
  /// The paths of both cases, and through `presented` those of the child's actions:
  /// `\.sheet.dismiss`, `\.sheet.presented`, `\.sheet.saved`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the child's action.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// The path to the dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { _ in .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        }
      )
    }

    /// The path to one of the child's actions.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }
  }

  /// The paths of both cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
