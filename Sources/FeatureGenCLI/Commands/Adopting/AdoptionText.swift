import FeatureAdoption
import SpecSource

extension AdoptionReport {
  /// The report for people.
  var text: String {
    var lines: [String] = []
    var path: String?
    for feature in features {
      if path != feature.span.file.path {
        path = feature.span.file.path
        lines.append(printableOnOneLine(feature.span.file.path))
      }
      lines += feature.lines(with: tests.filter { $0.feature == feature.name })
    }
    lines += otherTestLines + clientLines
    lines.append(summary + testSummary)
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let said = features.count { $0.verdict == .full || $0.verdict == .effects }
    let inKeys = handlers.count { $0.verdict == .full }
    let equal = features.count { $0.spec?.equalText != nil }
    let specs =
      features.contains { $0.spec != nil } ? "; \(counted(equal, "spec")) accepted and equal" : ""
    return """
      \(said) of \(counted(features.count, "feature")), \(inKeys) of \(counted(handlers.count, "handler")) in keys of \
      specs, \(handlers.count { $0.verdict == .effects }) with effects in Swift, \
      \(handlers.count { $0.verdict == .manual }) manual\(specs)
      """
  }
}

extension AdoptedFeature {
  /// The lines about it.
  fileprivate func lines(with tests: [AdoptedTest]) -> [String] {
    let mark =
      switch verdict {
      case .full: "✔"
      case .effects, .manual: "~"
      case .external: "✖"
      }
    let reasons = obstacles + handlers.flatMap { $0.manual + $0.effects }
    let contents =
      [counted(handlers.count, "handler")]
      + (tests.isEmpty ? [] : [counted(tests.count, "test")])
    return [
      "  \(mark) \(name): \(contents.joined(separator: ", ")), \(verdict.words(for: handlers))"
    ]
      + reasons.map { "      \($0.span.description)   \($0.text)" }
      + parts.map { "      \($0.span.description)   '\($0.name)' is a part of it that stays Swift" }
      + specLines
      + tests.flatMap(\.lines)
  }

  /// The lines about its spec.
  private var specLines: [String] {
    switch spec {
    case nil: []
    case .none(let reasons)?:
      ["      no spec yet:"] + reasons.map { "        \($0.span.description)   \($0.text)" }
    case .accepted(_, let roundTrip)? where roundTrip.isEqual:
      ["      its spec is accepted, and what is generated is equal\(roundTrip.note)"]
        + (roundTrip.isFixedPoint ? [] : ["        what is generated reads as another spec"])
        + roundTrip.manual.map { "        \($0.span.description)   \($0.text)" }
    case .accepted(_, let roundTrip)?:
      ["      its spec is accepted, but what is generated differs:"]
        + roundTrip.differences.flatMap { difference in
          [
            "        \(difference.span.description)   \(difference.subject)",
            "          was: \(printableOnOneLine(difference.original))",
            "          is:  \(printableOnOneLine(difference.generated))",
          ]
        }
    }
  }
}

extension RoundTrip {
  /// What it took to see that all is the same.
  fileprivate var note: String {
    rewrites.isEmpty ? "" : " (\(rewrites.map(\.rawValue).joined(separator: ", ")))"
  }
}

extension AdoptionVerdict {
  /// The verdict in words.
  fileprivate func words(for handlers: [AdoptedHandler]) -> String {
    switch self {
    case .full: "a spec can say all of it"
    case .effects:
      "\(counted(handlers.count { $0.verdict == .effects }, "handler")) with effects in Swift"
    case .manual: "\(counted(handlers.count { $0.verdict == .manual }, "manual handler"))"
    case .external: "stays external"
    }
  }
}

extension AdoptedFeature {
  /// Whether it is meant by a name: of its type, or with the types around that.
  func isCalled(_ name: String) -> Bool {
    self.name == name || self.name.hasSuffix(".\(name)")
  }
}
