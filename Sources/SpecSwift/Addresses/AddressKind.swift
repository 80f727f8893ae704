/// The kind of address that a text should contain.
public struct AddressKind: Sendable {
  /// The expected address, with an article: `an action`.
  let expectation: String
  /// The word for the text in its context: `action`.
  let noun: String
  /// A hint with examples of correct texts.
  let hint: String
  /// Whether a name may have a `?` and several subscripts.
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
  /// The trigger of a reaction: `onChange.title`.
  public static let event = AddressKind(
    expectation: "an address", noun: "address",
    hint: "write it like 'counter.playNext', 'rows.delegate.removed' or 'onChange.title'")
  /// A procedure.
  public static let procedure = AddressKind(
    expectation: "a procedure", noun: "procedure", hint: "write it like 'reload' or 'reload(query)'"
  )
  /// The name of an alert, a dialog or a child that is presented.
  public static let shown = AddressKind(
    expectation: "a presentation", noun: "name",
    hint: "write it like 'editor(EditorFeature.State())' or 'deletion(name)'")
  /// The elements that are popped off a stack.
  public static let taken = AddressKind(
    expectation: "the elements to pop", noun: "name",
    hint: "write 'last', 'all', 'to(id)' or 'from(id)'")
  /// The id of an effect.
  public static let effectID = AddressKind(
    expectation: "an effect's id", noun: "id", hint: "write it like 'loading' or 'loading(item.id)'"
  )
  /// A dependency or one of its endpoints.
  public static let dependency = AddressKind(
    expectation: "a dependency", noun: "dependency", hint: "write it like 'date' or 'random.int'")
  /// A stream of a client and the value that a test sends through it.
  public static let fed = AddressKind(
    expectation: "a stream with an element", noun: "name",
    hint: "write it like 'socket.messages(message)'")
  /// A field and its new value.
  static let assignment = AddressKind(
    expectation: "'field = value'", noun: "value", hint: "write it like 'height = \"170\"'",
    allowsChaining: true)
}
