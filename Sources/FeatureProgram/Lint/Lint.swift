import FeatureSpec
import Platform
import SpecSource

/// Finds violations of the rules of lint in the specs of a project without errors.
///
/// - Parameter workers: The threads that share the work.
public func lint(_ project: FeatureProject, workers: Workers = .perCore) -> [Diagnostic] {
  let found = lint(each: project.lintedFeatures, in: project, workers).flatMap(\.self)
  return project.settings.lint.applied(to: found + lint(together: project))
}

extension FeatureProject {
  /// The features in which lint looks for violations.
  var lintedFeatures: [Feature] { generatedFeatures.filter(\.isWhole) }
}

/// Finds violations in features that depend only on the features around and in them.
///
/// - Returns: The violations in each feature.
func lint(
  each features: [Feature], in project: FeatureProject, _ workers: Workers
) -> [[Diagnostic]] {
  workers.map(features, as: "looking for lint") { lint($0, in: project) }
}

/// Finds violations that depend on all specs of a project.
func lint(together project: FeatureProject) -> [Diagnostic] {
  let tested = TestedActions(in: project)
  return project.lintedFeatures.flatMap { lintActions(of: $0, tested) } + lintSends(in: project)
    + project.models.flatMap { lintTexts(in: $0.fields, $0.types) } + lintTypes(of: project)
}

/// Finds violations in a feature.
private func lint(_ feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  feature.findings + lintTests(of: feature) + lintState(of: feature, in: project)
    + lintCases(of: feature, in: project) + lintDependencies(of: feature, in: project)
    + lintEffects(of: feature, in: project) + lintCatches(of: feature) + lintReactions(of: feature)
    + lintDelegate(of: feature, in: project) + lintTexts(of: feature, in: project)
    + lintControls(of: feature, in: project) + lintValues(of: feature)
    + lintTimers(of: feature)
}

extension LintSettings {
  /// Assigns to findings the severities of their rules, and leaves out the findings of rules that are off, or that
  /// are silenced at their place.
  public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let rule = diagnostic.rule, rule.isOptional else { return diagnostic }
      guard let severity = severity(of: rule), !isSilenced(rule, at: diagnostic.span)
      else { return nil }
      var result = diagnostic
      result.severity = severity
      return result
    }
  }

  /// Returns the severity of a rule; nil for a rule that is off.
  func severity(of rule: Rule) -> Diagnostic.Severity? {
    severities[rule.code] ?? rule.severity
  }

  /// Whether a rule is silenced by a comment on the line, or on the lines directly above it that hold only comments:
  /// `# lint:ignore untested-action`.
  private func isSilenced(_ rule: Rule, at span: SourceSpan?) -> Bool {
    guard let span else { return false }
    var line = span.start.line
    var text = span.file.line(line)
    repeat {
      if names(silencedBy: text).contains(rule.code) { return true }
      line -= 1
      text = line > 0 ? span.file.line(line) : ""
    } while text.drop(while: { $0 == " " }).hasPrefix("#")
    return false
  }

  /// Finds the rules that a comment on a line names.
  private func names(silencedBy line: String) -> [String] {
    guard let comment = line.firstRange(of: "# lint:ignore ") else { return [] }
    return line[comment.upperBound...].split { $0 == " " || $0 == "," }.map(String.init)
  }
}

extension Rule {
  /// The rules of lint. Specs that violate these rules are still generated.
  public static let lint = [
    untestedAction, unusedAction, unreadState, unwrittenState, unenteredCase, finalCase,
    unusedDependency,
    endlessEffect, ignoredFailure, idleCatch, idleReaction, unheardDelegate, idleTest,
    missingControl, unquotedText, misspeltType, uncontrolledValue, streamedTimer, writtenOrder,
    longLine,
  ]

  /// A generated line that is too long.
  public static let longLine = Rule(
    "long-line", .optional(.note),
    reason: """
      A line of the generated code is longer than 'swift format' allows. Generated code keeps the lines of Swift in specs.

      Break the line in the spec: after a parenthesis, in a block scalar ('|').
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: state.count = [state.count + 1, state.count + 2, state.count + 3, state.count + 4, state.count + 5].min() ?? 0
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: |
          let values = [state.count + 1, state.count + 2, state.count + 3, state.count + 4]
          state.count = values.min() ?? 0
      """)
}
