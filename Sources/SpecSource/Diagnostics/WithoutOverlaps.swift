/// Returns edits in the order of their positions, without the edits that overlap an earlier one.
public func withoutOverlaps(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
  var chosen: [Diagnostic.Fix] = []
  for fix in fixes.sorted(by: { $0.span.startOffset < $1.span.startOffset }) {
    let isFree = chosen.last.map { last in
      let isSamePlace = last.span.offsets.isEmpty && fix.span.offsets.isEmpty
      return isSamePlace
        ? last.span.endOffset < fix.span.startOffset : last.span.endOffset <= fix.span.startOffset
    }
    if isFree ?? true { chosen.append(fix) }
  }
  return chosen
}
