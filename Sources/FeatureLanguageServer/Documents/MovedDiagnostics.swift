import SpecSource

extension [Diagnostic] {
  /// Moves the diagnostics of earlier texts of a file to the present places of the text that they are about.
  /// Diagnostics about text that was changed are left out.
  func moved(to file: SourceFile) -> [Diagnostic] {
    var changes: [ObjectIdentifier: TextChange] = [:]
    return compactMap { diagnostic -> Diagnostic? in
      guard let span = diagnostic.span, span.file !== file else { return diagnostic }
      let id = ObjectIdentifier(span.file)
      let change = changes[id] ?? TextChange(from: span.file.bytes, to: file.bytes)
      changes[id] = change
      guard !span.offsets.overlaps(change.old), let start = change.place(of: span.startOffset),
        let end = change.place(of: span.endOffset)
      else { return nil }
      var moved = diagnostic
      moved.span = SourceSpan(file: file, offsets: start..<Swift.max(start, end))
      return moved
    }
  }
}
