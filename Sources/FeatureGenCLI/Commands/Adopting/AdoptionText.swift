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
        lines.append(feature.span.file.path)
      }
      lines += feature.lines(with: tests.filter { $0.feature == feature.name })
    }
    lines += otherTestLines + clientLines
    lines.append(summary + testSummary)
    return lines.map(printableOnOneLine).joined(separator: "\n")
  }

  /// The features and handlers in specs that generate equal code.
  private var summary: String {
    let equal = features.filter(\.verdict.isEqual)
    let handlers = equal.flatMap(\.handlers)
    let manual = handlers.count { $0.form == .manual }
    let effects = handlers.count { $0.form == .effects }
    return """
      \(equal.count) of \(counted(features.count, "feature")) in specs that generate equal code, with \
      \(handlers.count) of \(counted(self.handlers.count, "handler")): \
      \(handlers.count - effects - manual) in keys, \(effects) with effects in Swift, \(manual) manual
      """
  }
}

extension AdoptedFeature {
  /// Returns the lines about the feature.
  fileprivate func lines(with tests: [AdoptedTest]) -> [String] {
    let contents =
      [counted(handlers.count, "handler")]
      + (tests.isEmpty ? [] : [counted(tests.count, "test")])
    return ["  \(verdict.mark) \(name): \(contents.joined(separator: ", ")), \(verdictInWords)"]
      + reasonLines
      + parts.map {
        "      \($0.span.description)   '\($0.name)' is a part of the feature that stays Swift"
      }
      + tests.flatMap(\.lines)
  }

  /// The verdict as the end of a sentence about the feature.
  var verdictInWords: String {
    switch verdict {
    case .full: "its spec generates equal code\(rewritesNote)"
    case .effects:
      "its spec generates equal code, \(counted(handlers.count { $0.form == .effects }, "handler")) with effects in Swift\(rewritesNote)"
    case .manual:
      "its spec generates equal code, \(counted(handlers.count { $0.form == .manual }, "manual handler"))\(rewritesNote)"
    case .different: "its spec generates different code"
    case .none: "no spec"
    }
  }

  /// The rewrites that made the handlers equal, in parentheses.
  private var rewritesNote: String {
    guard case .accepted(_, let roundTrip) = spec, !roundTrip.rewrites.isEmpty else { return "" }
    return " (\(roundTrip.rewrites.map(\.rawValue).joined(separator: ", ")))"
  }

  /// The lines that explain the verdict.
  private var reasonLines: [String] {
    guard case .accepted(_, let roundTrip) = spec else { return reasonsForNoSpec.map(\.line) }
    guard roundTrip.isEqual else { return roundTrip.differences.flatMap(\.lines) }
    return (handlers.flatMap(\.effects) + handlers.flatMap(\.manual)).map(\.line)
      + (roundTrip.isFixedPoint ? [] : ["      the generated code leads to a different spec"])
  }
}

extension AdoptionReason {
  /// The reason after its place.
  var line: String { "      \(span.description)   \(text)" }
}

extension ComparedPart {
  /// The subject after its place, and both codes.
  fileprivate var lines: [String] {
    [
      "      \(span.description)   \(subject)",
      "        was: \(originalDifference)",
      "        is:  \(generatedDifference)",
    ]
  }
}

extension AdoptionVerdict {
  fileprivate var mark: String {
    switch self {
    case .full: "✔"
    case .effects, .manual: "◐"
    case .different, .none: "✘"
    }
  }
}

extension AdoptedFeature {
  /// Whether a name refers to the type: its own name, or the name with its enclosing types.
  func isCalled(_ name: String) -> Bool {
    self.name == name || self.name.hasSuffix(".\(name)")
  }
}
