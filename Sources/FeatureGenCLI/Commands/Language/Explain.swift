import ArgumentParser
import FeatureProgram
import FeatureSpec
import SpecSource

/// `featuregen explain`: explains a rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains a rule: its reason, an example that breaks the rule, and an example that follows it.",
    discussion: "Without a rule, lists all rules, and the severities of lint rules.")

  @Argument(
    help: "The code of the rule, which reports show in brackets.",
    completion: .list(Rule.all.map(\.code)))
  var rule: String?

  func run() throws {
    guard let rule else {
      for rule in Rule.all { Console.standard.output(rule.headline) }
      return
    }
    guard let known = Rule.all.first(where: { $0.code == rule }) else {
      let closest = closestName(to: rule, among: Rule.all.map(\.code))
      throw ValidationError(
        "'\(rule)' is not a rule.\(closest.map { " Did you mean '\($0)'?" } ?? "")")
    }
    Console.standard.output(known.page.joined(separator: "\n\n"))
  }
}

extension Rule {
  /// The code, and the severity if projects may set it.
  fileprivate var headline: String {
    isOptional ? "\(code) (\(severity?.rawValue ?? "off"))" : code
  }

  /// The paragraphs that explain the rule.
  fileprivate var page: [String] {
    var page = [headline, reason]
    if let example {
      page += ["Wrong:", indented(example.wrong), "Right:", indented(example.right)]
    }
    if isOptional {
      page += [
        """
        For one line, a comment silences the rule: '# lint:ignore \(code)' at the end of the line or above it.
        For the project, the settings configure the rule:
        """, indented("lint: {\(code): \(severity == nil ? "warning" : "'off'")}"),
      ]
    }
    return page
  }
}

/// Indents each line of a text by four more columns.
private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
