import SpecSource
import SpecSwift

/// A presentation or a dismissal.
public enum PresentationChange: Sendable {
  /// An alert, a dialog or a child is shown.
  case present(Presentation)
  /// A child or a prompt is dismissed.
  case dismiss(Located<String>)
  /// A child is pushed onto the stack.
  case push(Presentation)
  /// Children are removed from the stack: `last`, `all`, `to(id)` or `from(id)`.
  case pop(ActionCall)
}

/// A presentation by a block: of an alert, a dialog, a value or a child.
public struct Presentation: Sendable {
  /// The name of the presentation and its values, as written.
  public var call: ActionCall
  /// The alert, the dialog, the value or the child that the name refers to.
  public var shown: Resolution<Presentable> = .unlinked

  /// Makes a presentation that is not linked yet.
  public init(_ call: ActionCall) { self.call = call }

  /// The place of the presentation in the spec.
  public var span: SourceSpan { call.span }
}

extension PresentationChange {
  /// The name and the values of the change, as written; nil for a dismissal.
  package var call: ActionCall? {
    switch self {
    case .present(let presentation), .push(let presentation): presentation.call
    case .pop(let call): call
    case .dismiss: nil
    }
  }

  /// The place of the change in the spec.
  public var span: SourceSpan {
    switch self {
    case .present(let presentation), .push(let presentation): presentation.span
    case .pop(let call): call.span
    case .dismiss(let name): name.span
    }
  }
}
