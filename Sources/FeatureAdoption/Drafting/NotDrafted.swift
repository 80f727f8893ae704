import SpecSource

/// Why no spec is made of some Swift: it is not understood, or no key says it.
struct NotDrafted: Error {
  /// What it is, and where.
  var reason: AdoptionReason
  /// The child, the dialog or the bindings whose actions it is about; nil for anything else.
  var holder: String?

  /// Takes a text and the place that it is about.
  init(_ text: String, at span: SourceSpan) {
    reason = AdoptionReason(text: text, span: span)
  }

  /// It as one about the actions of a child, a dialog or the bindings.
  func about(_ holder: String?) -> NotDrafted {
    var error = self
    error.holder = self.holder ?? holder
    return error
  }
}
