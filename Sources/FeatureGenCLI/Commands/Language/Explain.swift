import ArgumentParser
import FeatureSpec
import SpecSource

/// `featuregen explain`: explains a rule of `lint`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule of lint, with the reason; without a rule, lists all rules.")

  @Argument(
    help: "The name of the rule, as warnings show it in brackets.",
    completion: .list(LintRule.allCases.map(\.rawValue)))
  var rule: String?

  func run() throws {
    guard let rule else {
      for rule in LintRule.allCases { Console.standard.output(rule.headline) }
      return
    }
    guard let known = LintRule(rawValue: rule) else {
      let names = LintRule.allCases.map(\.rawValue)
      let closest = closestName(to: rule, among: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("There is no rule '\(rule)'.\(closest)")
    }
    Console.standard.output("\(known.headline)\n\n\(known.explanation)")
    Console.standard.output(
      """

      At one place, a comment silences the rule: '# lint:ignore \(known.rawValue)' at the end of the line or above it.
      Everywhere, the settings set the rule:

          lint: {\(known.rawValue): \(known.defaultSeverity == nil ? "warning" : "'off'")}
      """)
  }
}

extension LintRule {
  /// The rule with how much it matters.
  fileprivate var headline: String {
    "\(rawValue) (\(defaultSeverity?.rawValue ?? "off"))"
  }
}
