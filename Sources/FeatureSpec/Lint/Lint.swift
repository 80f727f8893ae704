import SpecSource

/// Finds what breaks a rule of lint in the specs of a project without errors.
public func lint(_ project: FeatureProject) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let tested = TestedActions(in: project)
  for feature in project.features where feature.external == nil && !feature.isIncomplete {
    found += feature.findings
    found += lintTests(of: feature, tested)
    found += lintState(of: feature, in: project)
    found += lintDependencies(of: feature)
    found += lintEffects(of: feature, in: project)
    found += lintCatches(of: feature)
    found += lintReactions(of: feature)
    found += lintDelegate(of: feature, in: project)
    found += lintTexts(of: feature, in: project)
    found += lintControls(of: feature, in: project)
  }
  found += project.models.flatMap { lintTexts(in: $0.fields, $0.types) }
  found += lintTypes(of: project)
  return project.settings.lint.applied(to: found)
}

/// The severities that the settings give to rules.
public struct LintSettings: Sendable {
  /// How much a rule matters; nil for not at all.
  public var severities: [LintRule: Diagnostic.Severity?]

  /// No severities but the rules' own.
  public static let standard = LintSettings(severities: [:])

  /// Gives findings the severity that their rules have, and leaves out those that are off or silenced where they stand.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let rule = diagnostic.code.flatMap(LintRule.init) else { return diagnostic }
      guard let severity = severities[rule] ?? rule.defaultSeverity,
        !isSilenced(rule, at: diagnostic.span)
      else { return nil }
      var result = diagnostic
      result.severity = severity
      return result
    }
  }

  /// Whether a comment on the line, or on lines of their own above it, silences a rule: `# lint:ignore untested-action`.
  private func isSilenced(_ rule: LintRule, at span: SourceSpan?) -> Bool {
    guard let span else { return false }
    var line = span.start.line
    var text = span.file.line(line)
    repeat {
      if names(silencedBy: text).contains(rule.rawValue) { return true }
      line -= 1
      text = line > 0 ? span.file.line(line) : ""
    } while text.drop(while: { $0 == " " }).hasPrefix("#")
    return false
  }

  /// The rules that a comment on a line names.
  private func names(silencedBy line: String) -> [String] {
    guard let comment = line.firstRange(of: "# lint:ignore ") else { return [] }
    return line[comment.upperBound...].split { $0 == " " || $0 == "," }.map(String.init)
  }
}

extension Diagnostic {
  /// A finding of a rule.
  static func finding(
    _ rule: LintRule, _ message: String, at span: SourceSpan, hint: String? = nil,
    related: [Related] = []
  ) -> Diagnostic {
    Diagnostic(
      rule.defaultSeverity ?? .warning, message, at: span, hint: hint, related: related,
      code: rule.rawValue)
  }
}
