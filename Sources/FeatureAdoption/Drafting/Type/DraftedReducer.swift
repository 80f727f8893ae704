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
}
