import SpecSource

/// The path of the list of equivalent mutants, relative to the project's root.
let equivalentMutantsPath = "Specs/featuregen.equivalents"

/// The mutants that no test can distinguish from the specs, each with the reason.
///
/// A line names the feature and the mutant like the report, `Counter: increment: '1' to '2'`; indented lines below
/// contain the reason. Lines that begin with `#` are comments.
struct EquivalentMutants {
  /// An entry of the list.
  struct Entry {
    var feature: String
    var title: String
    var reason: String
    var span: SourceSpan
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  init() {}

  init(_ file: SourceFile) {
    var offset = 0
    for line in file.text(0..<file.bytes.count).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let span = SourceSpan(file: file, offsets: offset..<offset + line.utf8.count)
      offset += line.utf8.count + 1
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.first?.isWhitespace == true {
        addReason(line, at: span)
      } else if let colon = line.firstRange(of: ": ") {
        entries.append(
          Entry(
            feature: String(line[..<colon.lowerBound]), title: String(line[colon.upperBound...]),
            reason: "", span: span))
      } else {
        diagnostics.append(
          .error(
            .invalidEquivalent, "expected a feature and a mutant here", at: span,
            hint: "write 'Counter: …', as the report names the mutant"))
      }
    }
    for entry in entries where entry.reason.isEmpty {
      diagnostics.append(
        .error(
          .invalidEquivalent, "this mutant has no reason", at: entry.span,
          hint: "write in an indented line below why the mutant behaves like the original"))
    }
  }

  private mutating func addReason(_ line: Substring, at span: SourceSpan) {
    guard let last = entries.indices.last else {
      diagnostics.append(
        .error(.invalidEquivalent, "this reason does not follow a mutant", at: span))
      return
    }
    let words = line.split(separator: " ").joined(separator: " ")
    entries[last].reason += (entries[last].reason.isEmpty ? "" : " ") + words
  }

  /// Attaches reasons to mutants that survived, and finds entries that match no mutant.
  mutating func explain(_ candidates: inout [MutantCandidate], of features: Set<String>) {
    for entry in entries where features.contains(entry.feature) {
      let index = candidates.firstIndex {
        $0.feature == entry.feature && $0.mutant.title == entry.title
      }
      switch index.map({ candidates[$0].verdict }) {
      case .survived:
        candidates[index ?? 0].verdict = .leftOut(
          Omission(kind: .equivalent, detail: entry.reason))
      case nil:
        diagnostics.append(
          .error(
            .invalidEquivalent, "'\(entry.feature)' has no such mutant", at: entry.span,
            hint: "remove the entry"))
      default:
        diagnostics.append(
          .error(
            .invalidEquivalent, "this mutant does not survive", at: entry.span,
            hint: "remove the entry"))
      }
    }
  }
}
