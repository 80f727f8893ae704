import ArgumentParser
import FeatureSpec
import SpecSource

/// Tells what a rule of `lint` asks for.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells what a rule of lint asks for, and why; without a rule, lists them all.")

  @Argument(
    help: "The rule, as it stands in brackets behind a warning.",
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

      At one place, a comment silences it: '# lint:ignore \(known.rawValue)' at the end of the line or above it.
      Everywhere, the settings set it: 'lint: {\(known.rawValue): \'off\'}'.
      """)
  }
}

extension LintRule {
  /// The rule with how much it matters.
  fileprivate var headline: String {
    "\(rawValue) (\(defaultSeverity?.rawValue ?? "off"))"
  }
}
