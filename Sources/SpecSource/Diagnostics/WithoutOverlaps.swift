/// Edits in the order of their places, without those that change what an earlier one has changed.
public func withoutOverlaps(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
  var chosen: [Diagnostic.Fix] = []
  for fix in fixes.sorted(by: { $0.span.start.offset < $1.span.start.offset }) {
    guard let last = chosen.last, fix.span.start.offset < last.span.end.offset else {
      chosen.append(fix)
      continue
    }
  }
  return chosen
}
