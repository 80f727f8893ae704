import JSON
import SpecSource

/// What has become of the mutants.
struct MutationReport {
  /// The names of the features, in their order.
  var features: [String]
  var candidates: [MutantCandidate]

  /// How many mutants were noticed, in percent of those that can be.
  var score: Double {
    let (noticed, all) = counts(of: candidates)
    return all == 0 ? 100 : 100 * Double(noticed) / Double(all)
  }

  func print(as format: MutationFormat, listsOnly: Bool, to console: Console) {
    switch format {
    case .json: console.output(json)
    case .text where listsOnly: for candidate in candidates { console.output(line(for: candidate)) }
    case .text: printText(to: console)
    }
  }

  private func printText(to console: Console) {
    for feature in features {
      let own = candidates.filter { $0.feature == feature }
      for candidate in own where candidate.verdict == .survived {
        console.output(survivor(candidate).rendered(isColored: console.colorsOutput))
      }
      if !own.isEmpty { console.news("\(feature): \(summary(of: own))") }
    }
    console.output("featuregen: \(summary(of: candidates))")
  }

  private func survivor(_ candidate: MutantCandidate) -> Diagnostic {
    Diagnostic(
      .warning, "no test notices \(candidate.mutant.title)", at: candidate.mutant.span, hint: nil)
  }

  private func line(for candidate: MutantCandidate) -> String {
    "\(candidate.mutant.span): \(candidate.feature): \(candidate.mutant.title)"
  }

  /// How many were noticed, and how many can be.
  private func counts(of candidates: [MutantCandidate]) -> (noticed: Int, all: Int) {
    let noticed = candidates.count { [.killed, .timedOut, .refused].contains($0.verdict) }
    return (noticed, noticed + candidates.count { $0.verdict == .survived })
  }

  private func summary(of candidates: [MutantCandidate]) -> String {
    let (noticed, all) = counts(of: candidates)
    let percent = all == 0 ? 100 : Double(1000 * noticed / all) / 10
    let explained = candidates.count { $0.verdict == .explained }
    let impossible = candidates.count { $0.verdict == .impossible }
    return "\(noticed) of \(all) mutants are noticed (\(percent) %)"
      + (explained > 0 ? ", \(explained) cannot be" : "")
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
