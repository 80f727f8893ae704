import FeatureSpec

extension DocumentedFeature {
  /// The actions, what the feature reacts to, and what it tells its parent.
  var actionSection: [PageBlock] {
    table(.action, "Actions", ["action", "changes", "and then", ""])
      + table(.reaction, "Reactions", ["follows", "changes", "and then", ""])
      + table(.procedure, "Procedures", ["procedure", "changes", "and then", ""])
      + delegateSection
  }

  private func table(
    _ trigger: Handler.Trigger, _ title: String, _ header: [String]
  ) -> [PageBlock] {
    let rows = handlers.filter { $0.trigger == trigger }.map(\.row)
    return rows.isEmpty ? [] : [.heading(title, level: 2), .table(header, rows: rows)]
  }

  private var delegateSection: [PageBlock] {
    let rows = handlers.filter { $0.trigger == .delegate }.map { handler -> [Phrase] in
      [.code(handler.signature), Phrase(handler.documentation)]
    }
    guard !rows.isEmpty else { return [] }
    return [.heading("What it tells its parent", level: 2), .table(["action", ""], rows: rows)]
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
  /// What is asked for, in words.
  fileprivate var phrase: Phrase {
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
      let action: Phrase = .code(answer.address.joined(separator: "."))
      return answer.occasion.isEmpty ? action : "\(answer.occasion.phrase) \(action)"
    }
    return "\(doing)\(kind == .timer || kind == .after ? " " : ": ")\(told.joined(separator: ", "))"
  }
}

extension String {
  /// The text as it is.
  fileprivate var phrase: Phrase { Phrase(parts: [.text(self)]) }
}
