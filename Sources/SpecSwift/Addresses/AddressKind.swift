/// What a text with an address in it should be.
public struct AddressKind: Sendable {
  /// What is expected: `an action`.
  let expectation: String
  /// What the text is called where it stands: `action`.
  let noun: String
  /// Texts that would be right.
  let hint: String
  /// Whether a `?` may stand behind a name, and several subscripts.
  var allowsChaining = false

  /// An action: `history.onAppear`.
  public static let action = AddressKind(
    expectation: "an action", noun: "action",
    hint: "write it like 'increment', 'loaded(.success(text))' or 'history.onAppear'")
  /// A field: `history.isLoading`.
  public static let field = AddressKind(
    expectation: "a field", noun: "field",
    hint: "write it like 'count', 'history.isLoading' or 'rows[UUID(0)].isDone'",
    allowsChaining: true)
  /// What a reaction follows: `onChange.title`.
  public static let event = AddressKind(
    expectation: "an address", noun: "address",
    hint: "write it like 'counter.playNext', 'rows.delegate.removed' or 'onChange.title'")
  /// A procedure.
  public static let procedure = AddressKind(
    expectation: "a procedure", noun: "procedure", hint: "write it like 'reload' or 'reload(query)'"
  )
  /// An alert, a dialog or a child.
  public static let shown = AddressKind(
    expectation: "what is shown", noun: "name",
    hint: "write it like 'editor(EditorFeature.State())' or 'deletion(name)'")
  /// What is taken off a stack.
  public static let taken = AddressKind(
    expectation: "what is taken off", noun: "name",
    hint: "write 'last', 'all', 'to(id)' or 'from(id)'")
  /// The id of an effect.
  public static let effectID = AddressKind(
    expectation: "an effect's id", noun: "id", hint: "write it like 'loading' or 'loading(item.id)'"
  )
  /// A dependency or one of its endpoints.
  public static let dependency = AddressKind(
    expectation: "a dependency", noun: "dependency", hint: "write it like 'date' or 'random.int'")
  /// A stream of a client and what a test feeds it.
  public static let fed = AddressKind(
    expectation: "what is fed", noun: "name", hint: "write it like 'socket.messages(message)'")
  /// A field and what it is set to.
  static let assignment = AddressKind(
    expectation: "'field = value'", noun: "value", hint: "write it like 'height = \"170\"'",
    allowsChaining: true)
}
