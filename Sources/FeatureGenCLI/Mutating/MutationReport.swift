import JSON
import SpecSource

/// What has become of the mutants.
struct MutationReport {
  /// The names of the features, in their order.
  var features: [String]
  var candidates: [MutantCandidate]

  /// The share of killed mutants, in percent of those that can be killed.
  var score: Double {
    let (killed, all) = counts(of: candidates)
    return all == 0 ? 100 : 100 * Double(killed) / Double(all)
  }

  func print(as format: MutationFormat, listsOnly: Bool, to console: Console) {
    switch format {
    case .json: console.output(json)
    case .text where listsOnly:
      for candidate in candidates {
        console.output("\(candidate.mutant.span): \(candidate.feature): \(candidate.mutant.title)")
      }
    case .text: printText(to: console)
    }
  }

  private func printText(to console: Console) {
    for feature in features {
      let own = candidates.filter { $0.feature == feature }
      for candidate in own where candidate.verdict == .survived {
        let survivor = Diagnostic(
          .warning, "mutant survived: \(candidate.mutant.title)", at: candidate.mutant.span)
        console.output(survivor.rendered(isColored: console.colorsOutput))
      }
      if !own.isEmpty { console.status("\(feature): \(summary(of: own))") }
    }
    console.output("featuregen: \(summary(of: candidates))")
  }

  /// How many were killed, and how many can be.
  private func counts(of candidates: [MutantCandidate]) -> (killed: Int, all: Int) {
    let killed = candidates.count { [.killed, .timedOut, .refused].contains($0.verdict) }
    return (killed, killed + candidates.count { $0.verdict == .survived })
  }

  private func summary(of candidates: [MutantCandidate]) -> String {
    let (killed, all) = counts(of: candidates)
    let percent = all == 0 ? 100 : Double(1000 * killed / all) / 10
    let equivalent = candidates.count { $0.verdict == .equivalent }
    let impossible = candidates.count { $0.verdict == .impossible }
    return "\(killed) of \(all) mutants were killed (\(percent) %)"
      + (equivalent > 0 ? ", \(equivalent) equivalent" : "")
      + (impossible > 0 ? ", \(impossible) left out" : "")
  }

  /// The report for programs; its shape is versioned by its first member.
  private var json: String {
    let mutants = candidates.map { candidate in
      let place = candidate.mutant.span.start
      return JSONValue.object([
        ("feature", .text(candidate.feature)), ("mutant", .text(candidate.mutant.title)),
        ("file", .text(candidate.mutant.span.file.path)), ("line", .number(place.line)),
        ("column", .number(place.column)),
        ("verdict", candidate.verdict.map { .text($0.rawValue) } ?? .null),
      ])
    }
    return JSONValue.object([
      ("version", 1), ("generator", .text(version)), ("mutants", .list(mutants)),
    ]).rendered
  }
}
