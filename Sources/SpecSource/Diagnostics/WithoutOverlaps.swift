/// Edits in the order of their places, without those that change what an earlier one has changed.
public func withoutOverlaps(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
  var chosen: [Diagnostic.Fix] = []
  for fix in fixes.sorted(by: { $0.span.startOffset < $1.span.startOffset }) {
    if chosen.last.map({ $0.span.endOffset <= fix.span.startOffset }) ?? true { chosen.append(fix) }
  }
  return chosen
}
