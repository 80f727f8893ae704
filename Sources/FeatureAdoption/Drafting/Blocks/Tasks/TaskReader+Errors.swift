import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension TaskReader {
  /// Whether an error can leave some Swift, as the spec language defines it: an error that no code in it catches, and
  /// that is not the end of sleeping.
  func leavesErrors(_ text: String) -> Bool {
    guard let first = items.first else { return throwsErrors(text) }
    let source = SourcedText(text: text, span: file.span(first.range), verbatimFrom: 0)
    guard let analysis = parseFragment(source, as: .statements, options: .all).value?.analysis
    else { return throwsErrors(text) }
    return analysis.throwsErrors && !analysis.onlySleeps { drafter.builtIns[$0] }
  }
}
