import FeatureSpec

extension DocumentedFeature {
  /// The actions and their groups, the reactions, and the delegate actions.
  var actionSection: [PageBlock] {
    let told = handlers.filter { $0.trigger == .delegate }
      .map { [.code($0.signature), Phrase($0.documentation)] }
    let groups = feature.groups.filter { !$0.documentation.lines.isEmpty }
      .map { [.code($0.name.value), Phrase($0.documentation)] }
    return section("Actions", "action", .action)
      + FeatureDocumentation.section("Groups of actions", ["group", ""], groups)
      + section("Reactions", "follows", .reaction)
      + section("Procedures", "procedure", .procedure)
      + FeatureDocumentation.section("Delegate actions", ["action", ""], told)
  }

  private func section(_ title: String, _ first: String, _ trigger: Handler.Trigger) -> [PageBlock]
  {
    FeatureDocumentation.section(
      title, [first, "changes", "then", ""],
      handlers.filter { $0.trigger == trigger }.map(\.row))
  }
}

extension Handler {
  /// The row of a table of handlers.
  fileprivate var row: [Phrase] {
    let changed = changes.map { change -> ([BlockCondition], Phrase) in
      (change.conditions, change.name == "state" ? "the whole state" : .code(change.name))
    }
    let then = consequences.map { ($0.conditions, $0.phrase) }
    return [
      .code(signature), lines(changed, separator: ", "), lines(then, separator: "; "),
      Phrase(documentation),
    ]
  }
}

/// Returns phrases in a cell, with a line for each group of conditions.
private func lines(
  _ phrases: [(conditions: [BlockCondition], phrase: Phrase)], separator: Phrase
) -> Phrase {
  var groups: [(conditions: [BlockCondition], phrases: [Phrase])] = []
  for (conditions, phrase) in phrases {
    if groups.last?.conditions == conditions {
      groups[groups.count - 1].phrases.append(phrase)
    } else {
      groups.append((conditions, [phrase]))
    }
  }
  return groups.map { conditions, phrases -> Phrase in
    let list = phrases.joined(separator: separator)
    return conditions.isEmpty ? list : "\(conditions.phrase): \(list)"
  }.joined(separator: .lineBreak)
}

extension String {
  /// The text as a phrase.
  public var phrase: Phrase { Phrase(parts: [.text(self)]) }
}
