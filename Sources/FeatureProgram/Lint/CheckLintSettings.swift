import SpecSource
import SpecYAML

/// Checks that settings name existing rules of lint.
func checkLintSettings(_ settings: YAMLNode) -> [Diagnostic] {
  let codes = Rule.lint.map(\.code)
  let named = settings.value(of: "lint")?.members ?? []
  return named.filter { !codes.contains($0.name) }.map { member in
    .error(
      .unknownCode, "'\(member.name)' is not a lint rule", at: member.key.span,
      hint: .oneOf(codes, for: member.name, "the rules are"))
  }
}

extension Rule {
  /// A setting for a code that no rule of lint has.
  public static let unknownCode = Rule(
    "unknown-code",
    reason: """
      Under 'lint', the settings list the rules that the project decides about, by their codes. A misspelt code would change nothing, \
      and all other rules always apply.

      Correct the code, or remove it. '\(toolCommand) explain' lists the rules of lint with their severities.
      """,
    wrong: """
      version: 1
      lint: {long-lines: warning}
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      version: 1
      lint: {long-line: warning}
      ---
      feature: Counter
      state: {count: Int = 0}
      """)
}
