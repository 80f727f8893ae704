import FeatureAdoption
import JSON

/// Prints features next to the code that is generated from their specs.
func show(
  _ features: [AdoptedFeature], as format: AdoptionFormat, _ console: Console
) -> CommandOutcome {
  switch format {
  case .text:
    let text = features.map(\.comparisonText).joined(separator: "\n\n")
    console.output(console.colorsOutput ? colored(diff: text) : text)
  case .json:
    let report = JSONValue.object([
      ("version", 1), ("generator", .text(FeatureGenCLI.version)),
      ("features", .list(features.map(\.comparisonJSON))),
    ])
    console.output(report.rendered)
  }
  return features.allSatisfy(\.verdict.isEqual) ? .success : .outOfSync
}

extension AdoptedFeature {
  /// The comparison for people, as a diff from the original to the generated code.
  fileprivate var comparisonText: String {
    let title = "\(name), \(span.description): \(verdictInWords)"
    guard case .accepted(_, let roundTrip) = spec else {
      return ([title] + reasonsForNoSpec.map(\.line)).map(printableOnOneLine)
        .joined(separator: "\n")
    }
    let legend =
      "Lines with '-' are original, lines with '+' are generated, and other lines are the same in both."
    let parts = roundTrip.partsByPlace.flatMap { [""] + $0.comparisonLines }
    return ([title, legend] + parts).map(printableOnOneLine).joined(separator: "\n")
  }

  /// The comparison as JSON, for programs.
  fileprivate var comparisonJSON: JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .text(name)), ("place", .text(span.description)),
      ("verdict", .text(verdict.rawValue)),
      ("reasons", .list(reasonsForNoSpec.map(\.json))),
    ]
    if case .accepted(_, let roundTrip) = spec {
      members.append(("parts", .list(roundTrip.partsByPlace.map(\.comparisonJSON))))
    }
    return .object(members)
  }
}

extension RoundTrip {
  /// The declarations, then the handlers in the order of their places.
  fileprivate var partsByPlace: [ComparedPart] {
    let handlers = parts.filter(\.isHandler).sorted {
      ($0.span.file.path, $0.span.startOffset) < ($1.span.file.path, $1.span.startOffset)
    }
    return parts.filter { !$0.isHandler } + handlers
  }
}

extension ComparedPart {
  /// The verdict, followed by both codes, and by their normal forms where the code alone does not explain the
  /// verdict.
  fileprivate var comparisonLines: [String] {
    let mark = isEqual ? "✔" : "✘"
    let title = "\(mark) \(subject), \(span.description): \(verdict)"
    // Code that differs only in white space and comments is shown once.
    if isEqual, !isHandler || rewrites.isEmpty { return [title] + originalLines.map(unchanged) }
    let code = difference(from: originalLines, to: generatedLines)
    guard isHandler else { return [title] + code }
    let forms = difference(from: original.form.lines, to: generated.form.lines)
    return [title] + code + ["  ── in normal form:"] + (forms.isEmpty ? ["  nothing"] : forms)
  }

  private var verdict: String {
    guard isEqual else { return "different" }
    return rewrites.isEmpty
      ? "equal" : "equal after \(rewrites.map(\.rawValue).joined(separator: ", "))"
  }

  /// The part as JSON, for programs.
  fileprivate var comparisonJSON: JSONValue {
    .object([
      ("subject", .text(subject)), ("place", .text(span.description)), ("equal", .flag(isEqual)),
      ("rewrites", .texts(rewrites.map(\.rawValue))),
      ("original", json(of: originalLines, original.form)),
      ("generated", json(of: generatedLines, generated.form)),
    ])
  }

  private func json(of code: [String], _ form: Form) -> JSONValue {
    .object([
      ("code", .text(code.joined(separator: "\n"))),
      ("normalForm", .text(form.lines.joined(separator: "\n"))),
    ])
  }
}

/// Compares the lines of two texts: lines only in the first come after '-', lines only in the second after '+'.
private func difference(from first: [String], to second: [String]) -> [String] {
  let changes = second.difference(from: first)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (old, new) = (0, 0)
  while old < first.count || new < second.count {
    if removed.contains(old) {
      lines.append("- \(first[old])")
      old += 1
    } else if inserted.contains(new) {
      lines.append("+ \(second[new])")
      new += 1
    } else {
      lines.append(unchanged(first[old]))
      (old, new) = (old + 1, new + 1)
    }
  }
  return lines
}

private func unchanged(_ line: String) -> String { line.isEmpty ? "" : "  \(line)" }
