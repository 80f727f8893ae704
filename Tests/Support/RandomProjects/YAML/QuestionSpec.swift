/// Alerts and dialogs.
extension SpecWriter {
  func question(_ question: Question) -> YAML {
    .options(
      ("doc", random.once(in: 2) ? .text("It's asked.") : nil),
      ("in", question.place.map { .text($0) }), ("with", parameters(question.parameters)),
      ("title", shown(question.title)),
      ("message", question.message.map(shown)),
      (
        "buttons",
        .entries(
          question.buttons.map { button in
            let sends = button.isSilent ? "nothing" : button.sent
            guard
              button.role != nil || !button.parameters.isEmpty || sends != nil
                || button.condition != nil
            else {
              return YAML.Entry(key: button.name, value: .text(button.label))
            }
            let with =
              button.parameters.isEmpty
              ? nil : YAML.list(button.parameters.map { .text($0.name) })
            return YAML.Entry(
              key: button.name,
              value: .options(
                ("label", shown(button.label)), ("role", button.role.map { .text($0) }),
                ("with", with), ("sends", sends.map { .text($0) }),
                ("if", button.condition.map { .text($0) })))
          })
      ))
  }

  /// Returns a text that users see, which may specify its translation.
  private func shown(_ text: String) -> YAML {
    switch random.below(4) {
    case 0: .options(("text", .text(text)), ("comment", .text("It's \"asked\".")))
    case 1: .options(("text", .text(text)), ("verbatim", .text("true")))
    default: .text(text)
    }
  }
}
