import JSON
import SpecSource

/// The results of a mutation run.
struct MutationReport {
  /// The names of the features, in their order.
  var features: [String]
  var candidates: [MutantCandidate]

  /// The share of killed mutants, in percent of the mutants that can be killed.
  var score: Double {
    let (killed, all) = counts(of: candidates)
    return all == 0 ? 100 : 100 * Double(killed) / Double(all)
  }

  /// The errors of a run that has no result, because no mutant was tried.
  var failures: [Diagnostic] {
    guard !isTried(candidates) else { return [] }
    let hint =
      candidates.isEmpty
      ? "choose a feature with a behavior that can be changed"
      : "read the report: it gives a reason for each mutant that is left out"
    return [.error(.unusableArgument, "no mutant was tried", at: nil, hint: hint)]
  }

  func print(as format: MutationFormat, listsOnly: Bool, to console: Console) {
    switch format {
    case .json: console.output(json)
    case .text where listsOnly:
      for candidate in candidates {
        console.output(
          "\(candidate.mutant.span): \(candidate.feature): \(candidate.mutant.title)")
      }
    case .text: printText(to: console)
    }
  }

  private func printText(to console: Console) {
    for feature in features {
      let own = candidates.filter { $0.feature == feature }
      for candidate in own {
        switch candidate.verdict {
        case .survived:
          let survivor = Diagnostic(
            .warning, "mutant survived: \(candidate.mutant.title)",
            at: candidate.mutant.span)
          console.output(survivor.rendered(isColored: console.colorsOutput))
        case .leftOut(let omission):
          console.output(
            "\(candidate.mutant.span): note: mutant left out: \(candidate.mutant.title) (\(omission.text))"
          )
        case .killed, .timedOut, .refused, nil: break
        }
      }
      if !own.isEmpty { console.status("\(feature): \(summary(of: own))") }
    }
    console.output("featuregen: \(summary(of: candidates))")
  }

  /// Whether tests ran against a mutant, or featuregen refused the tests of every mutant.
  private func isTried(_ candidates: [MutantCandidate]) -> Bool {
    candidates.contains { $0.verdict?.comesFromTests ?? false }
      || !candidates.isEmpty && candidates.allSatisfy { $0.verdict == .refused }
  }

  /// Counts the killed mutants, and the mutants that can be killed.
  private func counts(of candidates: [MutantCandidate]) -> (killed: Int, all: Int) {
    let killed = candidates.count { $0.verdict?.isKill ?? false }
    return (killed, killed + candidates.count { $0.verdict == .survived })
  }

  private func summary(of candidates: [MutantCandidate]) -> String {
    let (killed, all) = counts(of: candidates)
    let percent = all == 0 ? "" : " (\(Double(1000 * killed / all) / 10) %)"
    let reasons = Omission.Kind.allCases.compactMap { kind in
      let count = candidates.count { $0.verdict?.omission?.kind == kind }
      return count == 0 ? nil : kind.counted(count)
    }
    return "\(killed) of \(all) mutants were killed\(percent)"
      + (reasons.isEmpty ? "" : "; left out: \(reasons.joined(separator: ", "))")
  }

  /// The report for programs; its first member is the version of its format.
  private var json: String {
    let mutants = candidates.map { candidate in
      let place = candidate.mutant.span.start
      return JSONValue.object(
        [
          ("feature", .text(candidate.feature)), ("mutant", .text(candidate.mutant.title)),
          ("file", .text(candidate.mutant.span.file.path)), ("line", .number(place.line)),
          ("column", .number(place.column)),
          ("verdict", candidate.verdict.map { .text($0.code) } ?? .null),
        ] + (candidate.verdict?.omission?.detail.map { [("reason", .text($0))] } ?? []))
    }
    return JSONValue.object([
      ("version", 1), ("generator", .text(version)), ("counts", .object(verdictCounts)),
      ("mutants", .list(mutants)),
    ]).rendered
  }

  /// The number of mutants for each verdict that occurs.
  private var verdictCounts: [(String, JSONValue)] {
    Dictionary(grouping: candidates.compactMap(\.verdict?.code)) { $0 }
      .sorted { $0.key < $1.key }.map { ($0.key, .number($0.value.count)) }
  }
}
