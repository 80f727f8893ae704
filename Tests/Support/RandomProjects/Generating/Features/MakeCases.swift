extension FeatureMaker {
  /// Adds values, alerts and dialogs to slots for several features.
  func makeCases() {
    for child in feature.children where child.isPresented && child.choices[0].name != nil {
      if !random.once(in: 4) {
        let type = type()
        child.choices.append(
          Child.Choice(names.take(["info", "mark"]), holding: type, .value(type)))
      }
      for isDialog in [false, true] {
        let questions = feature.questions.filter {
          $0.isDialog == isDialog && $0.place == nil && $0.spot == nil && !random.once(in: 4)
        }
        guard !questions.isEmpty else { continue }
        let name = isDialog ? names.take(["sheetOf"]) : random.pick(["alert", names.take(["ask"])])
        let cases = questions.map { NamedType.Case(name: $0.name, payload: $0.parameters) }
        let type = NamedType("Shown", owner: nil, shape: .choice(cases))
        child.choices.append(Child.Choice(name, holding: .named(type), .prompts(questions)))
        for question in questions { question.spot = (child.name, name) }
      }
    }
  }

  /// Adds a button to another alert or dialog in the same slot.
  func shareButtons() {
    for (index, question) in feature.questions.enumerated() {
      let others = feature.questions.dropFirst(index + 1).filter { $0.slot == question.slot }
      guard let other = random.pickAny(Array(others)), random.once(in: 2),
        let number = question.buttons.indices.first,
        question.buttons[number].parameters.allSatisfy(other.parameters.contains),
        !other.buttons.contains(where: { $0.name == question.buttons[number].name })
      else { continue }
      question.buttons[number].isShared = true
      var shared = question.buttons[number]
      shared.condition = nil
      other.buttons.append(shared)
    }
  }
}
