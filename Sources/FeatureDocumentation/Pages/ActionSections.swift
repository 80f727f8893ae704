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

extension Consequence {
  /// What is asked for, in words, and for which elements.
  fileprivate var phrase: Phrase {
    each.map { "for each \(code: $0) \(deed)" } ?? deed
  }

  /// What is asked for, in words.
  private var deed: Phrase {
    let doing: Phrase =
      switch kind {
      case .send: "sends \(code: what)"
      case .run:
        wait.map { "waits \($0.phrase) and runs \(Phrase.brief(what))" }
          ?? "runs \(Phrase.brief(what))"
      case .timer: "every \(what.phrase) sends"
      case .after: "after \(what.phrase) sends"
      case .stream: "follows \(Phrase.brief(what))"
      case .effect: "starts \(Phrase.brief(what))"
      case .cancel: "cancels \(code: what)"
      case .present: "shows \(code: what)"
      case .dismiss: what == "self" ? "asks to be taken away" : "takes \(code: what) away"
      case .push: "pushes \(code: what)"
      case .pop: "pops \(code: what)"
      case .perform: "performs \(code: what)"
      }
    guard kind != .send, !answers.isEmpty else { return doing }
    let told = answers.map { answer -> Phrase in
      let action: Phrase = .code(answer.action.address.path)
      return answer.occasion.isEmpty ? action : "\(answer.occasion.phrase) \(action)"
    }
    return "\(doing)\(kind == .timer || kind == .after ? " " : ": ")\(told.joined(separator: ", "))"
  }
}

extension String {
  /// The text as it is.
  var phrase: Phrase { Phrase(parts: [.text(self)]) }
}
