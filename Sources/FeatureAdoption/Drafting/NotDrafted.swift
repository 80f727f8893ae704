import SpecSource

/// Why no spec is made of some Swift: it is not understood, or no key says it.
struct NotDrafted: Error {
  /// What it is, and where.
  var reason: AdoptionReason
  /// The child, the dialog or the bindings whose actions it is about; nil for anything else.
  var holder: String?
  /// The part of the body that it is about; nil for anything else.
  var unit: String?

  /// Takes a text and the place that it is about.
  init(_ text: String, at span: SourceSpan) {
    reason = AdoptionReason(text: text, span: span)
  }

  /// The reason for what only the package sees.
  static func packageAccess(at span: SourceSpan) -> NotDrafted {
    NotDrafted("'package' access, which no key says", at: span)
  }

  /// It as one about a part of the body.
  func about(unit: String) -> NotDrafted {
    var error = self
    error.unit = self.unit ?? unit
    return error
  }

  /// It as one about the actions of a child, a dialog or the bindings.
  func about(_ holder: String?) -> NotDrafted {
    var error = self
    error.holder = self.holder ?? holder
    return error
  }
}
