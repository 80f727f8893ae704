import SpecSource
import SpecSwift

extension TaskReader {
  /// Whether an error can leave some Swift: one that nothing in it catches, and that is not how sleeping ends.
  func leavesErrors(_ text: String) -> Bool {
    guard let first = items.first else { return throwsErrors(text) }
    let source = SourcedText(text: text, span: file.span(first.range), verbatimFrom: 0)
    let parsed = parseFragment(source, as: .statements, options: .all)
    if let fragment = parsed.value, !fragment.analysis.throwsErrors { return false }
    return throwsErrors(text, clocks: drafter.builtIns)
  }
}
