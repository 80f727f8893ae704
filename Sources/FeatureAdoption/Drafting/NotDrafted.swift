import SpecSource

/// The reason that no spec is made of some Swift: the drafter does not understand it, or no key expresses it.
struct NotDrafted: Error {
  /// The description of the problem, with its place.
  var reason: AdoptionReason
  /// The child, the dialog or the bindings whose actions the problem is about; nil for any other problem.
  var holder: String?
  /// The part of the body that the problem is about; nil for any other problem.
  var unit: String?
  /// Whether the problem is about a reaction to changes of the state.
  private(set) var isAboutChanges = false

  /// Makes an error from a text and the place that it is about.
  init(_ text: String, at span: SourceSpan) {
    reason = AdoptionReason(text: text, span: span)
  }

  /// Returns the reason for a declaration that only the package sees.
  static func packageAccess(at span: SourceSpan) -> NotDrafted {
    NotDrafted("'package' access, which no key can express", at: span)
  }

  /// The error as one about a reaction to changes of the state.
  var aboutChanges: NotDrafted {
    var error = self
    error.isAboutChanges = true
    return error
  }

  /// Returns the error as one about a part of the body.
  func about(unit: String) -> NotDrafted {
    var error = self
    error.unit = self.unit ?? unit
    return error
  }

  /// Returns the error as one about the actions of a child, a dialog or the bindings.
  func about(_ holder: String?) -> NotDrafted {
    var error = self
    error.holder = self.holder ?? holder
    return error
  }
}
