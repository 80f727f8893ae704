/// The actions that users can send.
extension Scenario {
  func message(_ action: Action, at path: [Step] = []) -> Message {
    Message(
      path: path, name: action.name,
      values: action.parameters.map { parameter in
        parameter.initial.flatMap { random.once(in: 3) ? $0 : nil }
          ?? random.value(of: parameter.type)
      })
  }

  /// Returns the actions that users can send to a feature and to the features inside of it.
  func messages(to feature: Feature, _ node: Node, at path: [Step]) -> [Message] {
    var messages = feature.actions.map { message($0, at: path) }
    for field in feature.fields where field.isBoundByAction {
      messages.append(
        Message(
          path: path, kind: .binding, name: field.name, values: [random.value(of: field.type)]))
    }
    for (slot, prompt) in node.prompts.sorted(by: { $0.key < $1.key }) {
      messages.append(Message(path: path, kind: .dismiss, name: slot))
      messages += answers(to: prompt, of: feature, at: path)
    }
    for child in feature.children {
      for item in node.slots[child.name]?.items ?? [] {
        guard let choice = child.choice(item.choice) else { continue }
        if case .prompts(let questions) = choice.content, let question = questions.first,
          let prompt = node.prompt(question)
        {
          messages += answers(to: prompt, of: feature, at: path)
        }
        let step = Step(child: child.name, choice: item.choice, id: item.id)
        messages += self.messages(to: choice.feature, item.node, at: path + [step])
        if child.isPresented {
          messages.append(Message(path: path, kind: .dismiss, name: child.name))
        } else if child.presence == .stack {
          messages.append(
            Message(path: path, kind: .popFrom, name: child.name, values: [item.id]))
        }
      }
    }
    return messages
  }

  /// Returns the actions of the buttons of an alert or a dialog.
  private func answers(to prompt: Prompt, of feature: Feature, at path: [Step]) -> [Message] {
    guard let question = feature.question(prompt.name) else { return [] }
    return question.buttons.filter { !$0.isSilent }.map { button in
      let values = button.parameters.compactMap { parameter in
        question.parameters.firstIndex(of: parameter).map { prompt.values[$0] }
      }
      return Message(path: path, kind: .button(question.name), name: button.name, values: values)
    }
  }
}
