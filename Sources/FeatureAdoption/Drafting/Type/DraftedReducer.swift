/// The declaration of the reducer, as far as keys express it.
struct DraftedReducer {
  /// The protocol of the functions that are already handlers in Swift.
  var handlersProtocol: LinkedType?
  /// The generic parameters.
  var generics: [DraftKey] = []
  /// The parameters of the reducer.
  var parameters: [DraftKey] = []
  /// The names of the parameters that always have the same value.
  var fixedParameters: Set<String> = []

  /// Whether the reducer requires values that have no defaults.
  var needsValues: Bool {
    parameters.contains { parameter in
      let text = parameter.value.text ?? parameter.value["type"]?.text ?? ""
      return parameter.value["default"] == nil && !text.hasSuffix("?") && !text.contains(" = ")
    }
  }
}
