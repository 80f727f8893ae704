/// The target of a case in the choice between the actions.
struct HandlerTarget {
  /// The actions or the event that the pattern matches.
  var address: HandlerAddress
  /// The names that the pattern gives to the payload; nil for a value without a name.
  var names: [String?] = []
  /// The pattern of the payload, if it matches only some payloads; nil if it matches all of them.
  var pattern: String?
  /// The number of values in the pattern.
  var parts = 1
  /// Whether the address names the id of a row: `rows[row].deleted`.
  var namesID = false

  /// Whether the feature itself declares the action.
  var isOwn: Bool { address.isOwn }
}
