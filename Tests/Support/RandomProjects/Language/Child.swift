/// A place for another feature, or for one of several.
final class Child {
  enum Presence: String {
    case always, optional, many, stack
  }

  /// A feature that may be there; its case, where it is one of several.
  struct Choice {
    var name: String?
    var feature: Feature
    /// Seconds since 1970 that `date` is for it.
    var date: Int?
  }

  let name: String
  let presence: Presence
  let choices: [Choice]
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

  /// The number of the choice of a step or item.
  func choice(_ name: String?) -> Choice? { choices.first { $0.name == name } }
}
