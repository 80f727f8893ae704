import SpecSource
import SpecYAML

/// Checks that settings name rules of lint.
func checkLintSettings(_ settings: YAMLNode) -> [Diagnostic] {
  let codes = Rule.lint.map(\.code)
  let named = settings.value(of: "lint")?.members ?? []
  return named.filter { !codes.contains($0.name) }.map { member in
    .error(
      .unknownCode, "there is no rule '\(member.name)'", at: member.key.span,
      hint: .didYouMean(
        closestName(to: member.name, among: codes), or: "'\(toolCommand) explain' lists them"))
  }
}

extension Rule {
  /// A setting for a code that no rule has.
  public static let unknownCode = Rule(
    "unknown-code",
    reason: """
      Under 'lint', the settings list the rules that the project decides about, by their codes. A misspelt code would change nothing.

      Correct the code. Run '\(toolCommand) explain' for a list of all rules.
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
