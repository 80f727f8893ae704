/// A client, with its endpoints.
final class Client {
  let name: String
  let key: String
  var endpoints: [Endpoint] = []

  init(_ name: String, key: String) {
    self.name = name
    self.key = key
  }
}

/// What can be asked of a client.
final class Endpoint {
  /// The key of its client.
  let key: String
  let name: String
  let parameters: [Parameter]
  var isAsync = false
  /// What it throws: nothing, `EffectError` for any error, or a model.
  var failure: ValueType?
  /// What it returns, or the elements of what it returns.
  var value: ValueType?
  var isStream = false
  var isTypedFailure: Bool { failure?.name != nil }
  var address: String { "\(key).\(name)" }

  init(_ client: Client, _ name: String, _ parameters: [Parameter]) {
    key = client.key
    self.name = name
    self.parameters = parameters
  }
}
