/// A place for another feature, or for one of several.
final class Child {
  enum Presence: String {
    case always, optional, many, stack
    /// There while the parent's state, an enum, is the case of its name.
    case ofCase
  }

  /// How the spec calls its presence; nil where it says nothing of it.
  var presenceText: String? {
    switch presence {
    case .always, .ofCase: nil
    case .optional, .many, .stack: presence.rawValue
    }
  }

  /// A feature that may be there; its case, where it is one of several.
  struct Choice {
    /// What is there.
    enum Content {
      case feature
      case value(ValueType)
      /// One of some alerts, or of some dialogs.
      case prompts([Question])
    }

    var name: String?
    /// For a value or a prompt, a feature to which nothing happens and that has a field called 'value'.
    var feature: Feature
    var content = Content.feature
    /// Seconds since 1970 that `date` is for it.
    var date: Int?
  }

  let name: String
  let presence: Presence
  var choices: [Choice]
  /// The state of one that is always there, when the initialiser is given none.
  var initial: (choice: Int, fields: [String: Value]) = (0, [:])
  /// Whether the spec tells of it.
  var hasDefault = false
  /// Whether one that comes and goes is presented.
  var isPresented = false
  /// The field of the parent that holds its state, if that is no property of its own.
  var holder: String?
  /// The way from the parent's state to its own.
  var path: String { holder.map { "\($0).held" } ?? name }
  /// The nested type of that field.
  var holderType: String? { holder.map { $0.prefix(1).uppercased() + $0.dropFirst() } }

  init(_ name: String, _ presence: Presence, _ choices: [Choice]) {
    self.name = name
    self.presence = presence
    self.choices = choices
  }

  /// Those that are features.
  var features: [Choice] { choices.filter(\.isFeature) }

  /// The choice of a step or item.
  func choice(_ name: String?) -> Choice? { choices.first { $0.name == name } }
}

extension Child.Choice {
  var isFeature: Bool { if case .feature = content { true } else { false } }

  /// A case that holds a value.
  init(_ name: String, holding type: ValueType, _ content: Content) {
    let holder = Feature(name)
    holder.fields = [Field(name: "value", type: type)]
    self.init(name: name, feature: holder, content: content)
  }
}
