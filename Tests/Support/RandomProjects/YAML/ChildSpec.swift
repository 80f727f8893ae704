/// Children.
extension SpecWriter {
  func child(_ child: Child) -> YAML {
    let choices = child.choices.map { ($0.name, choice($0)) }
    let dependencies = child.choices[0].date.map { dependenciesOverride($0) }
    let initial = child.hasDefault ? YAML.text(defaultText(child)) : nil
    if child.choices[0].name == nil {
      let feature = child.choices[0].feature
      let isPlain = dependencies == nil && !feature.hasMargin && feature.arguments.isEmpty
      if child.presenceText == nil, initial == nil, isPlain, random.once(in: 2) {
        return name(of: feature)
      }
      return .options(
        ("feature", name(of: feature)), ("generics", generics(of: feature)),
        ("presence", child.presenceText.map { .text($0) }),
        ("presented", presented(child)),
        ("state", child.holder == nil ? nil : .text(child.path)),
        ("dependencies", dependencies), ("arguments", arguments(of: child.choices[0])),
        ("default", initial),
        ("doc", random.once(in: 3) ? .text("It's a child.") : nil))
    }
    let entries = choices.map { YAML.Entry(key: $0.0 ?? "", value: $0.1) }
    return .options(
      ("oneOf", .entries(entries)),
      ("presence", child.presenceText.map { .text($0) }),
      ("presented", presented(child)),
      ("default", initial))
  }

  /// Returns the fields that hold the states of children.
  func holders(of feature: Feature) -> [YAML.Entry] {
    feature.children.compactMap { child in
      guard let holder = child.holder, let type = child.holderType else { return nil }
      return YAML.Entry(key: holder, value: .text("\(type) = \(type)()"))
    }
  }

  /// Returns the types of the fields that hold the states of children.
  func holderTypes(of feature: Feature) -> [YAML.Entry] {
    feature.children.compactMap { child in
      guard let type = child.holderType else { return nil }
      let state = "\(child.choices[0].feature.type).State"
      let held = child.presence == .many ? "IdentifiedArrayOf<\(state)> = []" : "\(state)?"
      return YAML.Entry(
        key: type,
        value: .options(("struct", .entries([YAML.Entry(key: "held", value: .text(held))]))))
    }
  }

  func presented(_ child: Child) -> YAML? {
    child.presence == .optional && !child.isPresented ? .text("false") : nil
  }

  /// Returns the name of a feature in a child: the whole name, or its unique last part.
  func name(of feature: Feature) -> YAML {
    .text(feature.outerName != nil && random.once(in: 2) ? feature.name : feature.wholeName)
  }

  func choice(_ choice: Child.Choice) -> YAML {
    switch choice.content {
    case .feature: break
    case .value(let type): return .options(("value", .text(type.swift(in: owner))))
    case .prompts(let questions):
      let key = questions.contains(where: \.isDialog) ? "dialogs" : "alerts"
      return .options((key, .list(questions.map { .text($0.name) })))
    }
    let arguments = arguments(of: choice)
    let isPlain = choice.date == nil && arguments == nil && choice.feature.arguments.isEmpty
    guard choice.name != nil, !isPlain else {
      return name(of: choice.feature)
    }
    return .options(
      ("feature", name(of: choice.feature)), ("generics", generics(of: choice.feature)),
      ("dependencies", choice.date.map { dependenciesOverride($0) }), ("arguments", arguments))
  }

  /// Returns the types for a feature's generic parameters, if it has any.
  private func generics(of feature: Feature) -> YAML? {
    let entries = feature.arguments.map {
      YAML.Entry(key: $0.name, value: .text($0.type.swift(in: owner)))
    }
    return entries.isEmpty ? nil : .options(entries)
  }

  /// Returns the arguments for a feature inside of another feature, if it takes any.
  func arguments(of choice: Child.Choice) -> YAML? {
    choice.feature.hasMargin ? margin(5) : nil
  }

  func dependenciesOverride(_ date: Int) -> YAML {
    .entries([
      YAML.Entry(
        key: "date", value: .text(".constant(Date(timeIntervalSince1970: \(date)))"))
    ])
  }

  /// Returns the default state of a child.
  func defaultText(_ child: Child) -> String {
    let choice = child.choices[child.initial.choice]
    let values = choice.feature.texts(child.initial.fields, in: owner)
    let text = choice.feature.stateText(values)
    return choice.name.map { ".\($0)(\(text))" } ?? text
  }
}

/// Returns the argument for the number that some features take.
func margin(_ number: Int) -> YAML {
  .entries([YAML.Entry(key: "margin", value: .text("\(number)"))])
}

extension Feature {
  /// Returns values as arguments of the state's initializer.
  func texts(_ values: [String: Value], in owner: String?) -> [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      guard let value = values[field.name] else { continue }
      texts[field.name] = field.argument(field.type.literal(value, in: owner))
    }
    return texts
  }
}
