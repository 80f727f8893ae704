/// A slot for another feature, or for one of several features.
final class Child {
  enum Presence: String {
    case always, optional, many, stack
    /// Exists while the parent's state, an enum, is the case of the child's name.
    case ofCase
  }

  /// The presence's key in the spec; nil if the spec does not specify it.
  var presenceText: String? {
    switch presence {
    case .always, .ofCase: nil
    case .optional, .many, .stack: presence.rawValue
    }
  }

  /// A feature that can be in the slot, with its case if the slot is for one of several features.
  struct Choice {
    /// The content of the slot.
    enum Content {
      case feature
      case value(ValueType)
      /// One of several alerts, or of several dialogs.
      case prompts([Question])
    }

    var name: String?
    /// The feature. For a value or a prompt it is a feature without actions that has a field `value`.
    var feature: Feature
    var content = Content.feature
    /// The value of `date` in the feature, in seconds since 1970.
    var date: Int?
  }

  let name: String
  let presence: Presence
  var choices: [Choice]
  /// The state of a child that always exists, if the initializer has no argument for it.
  var initial: (choice: Int, fields: [String: Value]) = (0, [:])
  /// Whether the spec specifies the default state.
  var hasDefault = false
  /// Whether an optional child is presented.
  var isPresented = false
  /// The parent's field that holds the child's state; nil if the state has its own property.
  var holder: String?
  /// The path from the parent's state to the child's state.
  var path: String { holder.map { "\($0).held" } ?? name }
  /// The nested type of the holder field.
  var holderType: String? { holder.map { $0.prefix(1).uppercased() + $0.dropFirst() } }

  init(_ name: String, _ presence: Presence, _ choices: [Choice]) {
    self.name = name
    self.presence = presence
    self.choices = choices
  }

  /// The choices that are features.
  var features: [Choice] { choices.filter(\.isFeature) }

  /// Returns the choice of a step or an item.
  func choice(_ name: String?) -> Choice? { choices.first { $0.name == name } }
}

extension Child.Choice {
  var isFeature: Bool { if case .feature = content { true } else { false } }

  /// Makes a case that holds a value.
  init(_ name: String, holding type: ValueType, _ content: Content) {
    let holder = Feature(name)
    holder.fields = [Field(name: "value", type: type)]
    self.init(name: name, feature: holder, content: content)
  }
}
