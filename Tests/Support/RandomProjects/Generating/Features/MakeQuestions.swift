extension FeatureMaker {
  /// Makes alerts and dialogs.
  func makeQuestions() {
    let hasPlace = feature.children.contains { $0.isPresented && $0.choices[0].name != nil }
    guard hasPlace || random.once(in: 3) else { return }
    for isDialog in [false, false, true] where hasPlace || random.once(in: 2) {
      let parameters = (0..<random.below(3)).map { number in
        Parameter(
          label: number == 0 ? nil : "part\(number)", name: "part\(number)",
          type: random.pick([.int, .string]))
      }
      var buttons = (0..<random.number(1...2)).map { number in
        Question.Button(
          name: names.take(["delete", "keep", "retry"]),
          label: random.pick(["OK", "Delete it", "It's \"fine\"", "No: never # really"]),
          role: random.pick([nil, number == 0 ? "destructive" : "cancel"]),
          parameters: random.once(in: 2) ? Array(parameters.prefix(1)) : [])
      }
      let first = parameters.first
      let condition = first.map { $0.type == .int ? "\($0.name) > 0" : "!\($0.name).isEmpty" }
      for index in buttons.indices where random.once(in: 4) { buttons[index].condition = condition }
      if random.once(in: 4) {
        let last = buttons.indices.last ?? 0
        (buttons[last].isSilent, buttons[last].parameters) = (true, [])
      }
      let inner = parameters.first.map { "\\(\($0.name))" } ?? "it"
      let question = Question(
        names.take(["deletion", "warning", "sorting"]), isDialog: isDialog, parameters,
        title: "What about \(inner)?",
        message: random.pick([nil, "It's \"\(inner)\" # really."]),
        buttons: buttons)
      // The style has no case for other names.
      if !feature.isGrouped, random.once(in: 2) { question.place = names.take(["shown", "asked"]) }
      feature.questions.append(question)
    }
  }

  func makeDelegate() {
    guard random.once(in: 2) else { return }
    for _ in 0..<random.number(1...2) {
      let parameters = (0..<random.below(2)).map { _ in
        Parameter(
          label: random.pick([nil, "news"]), name: "news",
          type: random.pick([.int, .string, .bool, .array(.int)]))
      }
      feature.delegate.append(Action(names.take(["finished", "chosen"]), parameters))
    }
    // For each delegate action, the feature has an action that sends it, so that parents can react.
    for action in feature.delegate {
      let sender = Action(names.takeAction(["doneTapped"]))
      var send = send(action, scope)
      send.kind = .delegate
      sender.block.effects.sent = [send]
      feature.actions.append(sender)
    }
    if random.once(in: 3) {
      let close = Action(names.takeAction(["closeTapped"]))
      close.block.effects.dismissesItself = true
      feature.actions.append(close)
    }
  }

  func makeQuestionActions() {
    for question in feature.questions {
      let action = Action(names.takeAction(["askTapped"]))
      action.block.presented = .prompt(
        question, question.parameters.map { argument($0, scope) })
      feature.actions.append(action)
      guard random.once(in: 3) else { continue }
      let never = Action(names.takeAction(["neverMind"]))
      never.block.dismissed = [question.spot?.child ?? question.slot]
      feature.actions.append(never)
    }
  }
}
