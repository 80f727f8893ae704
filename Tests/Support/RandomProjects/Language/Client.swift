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

/// An endpoint of a client.
final class Endpoint {
  /// The key of the endpoint's client.
  let key: String
  let name: String
  let parameters: [Parameter]
  var isAsync = false
  /// The type of the error: nil for no error, `EffectError` for any error, or a model.
  var failure: ValueType?
  /// The type of the returned value, or of the elements of the returned stream.
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
