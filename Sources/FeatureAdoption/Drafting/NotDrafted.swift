import SpecSource

/// Why no spec is made of some Swift: it is not understood, or no key says it.
struct NotDrafted: Error {
  /// What it is, and where.
  var reason: AdoptionReason

  /// Takes a text and the place that it is about.
  init(_ text: String, at span: SourceSpan) {
    reason = AdoptionReason(text: text, span: span)
  }
}
