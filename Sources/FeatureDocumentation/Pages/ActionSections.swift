import FeatureSpec

extension DocumentedFeature {
  /// The actions and their groups, what the feature reacts to, and what it tells its parent.
  var actionSection: [PageBlock] {
    let told = handlers.filter { $0.trigger == .delegate }
      .map { [.code($0.signature), Phrase($0.documentation)] }
    let groups = feature.groups.filter { !$0.documentation.lines.isEmpty }
      .map { [.code($0.name.value), Phrase($0.documentation)] }
    return section("Actions", "action", .action)
      + FeatureDocumentation.section("Groups of actions", ["group", ""], groups)
      + section("Reactions", "follows", .reaction)
      + section("Procedures", "procedure", .procedure)
      + FeatureDocumentation.section("What it tells its parent", ["action", ""], told)
  }

  private func section(_ title: String, _ first: String, _ trigger: Handler.Trigger) -> [PageBlock]
  {
    FeatureDocumentation.section(
      title, [first, "changes", "and then", ""],
      handlers.filter { $0.trigger == trigger }.map(\.row))
  }
}

extension Handler {
  /// The row of a table of handlers.
  fileprivate var row: [Phrase] {
    let changed = changes.map { name -> Phrase in
      name == "state" ? "all of the state" : .code(name)
    }
    var then = consequences.map(\.phrase)
    if isManual { then.insert("what is written by hand", at: 0) }
    return [
      .code(signature), changed.joined(separator: ", "), then.joined(separator: "; "),
      Phrase(documentation),
    ]
  }
}

extension String {
  /// The text as it is.
  var phrase: Phrase { Phrase(parts: [.text(self)]) }
}
