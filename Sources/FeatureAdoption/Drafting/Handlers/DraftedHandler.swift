import SpecSource
import SpecSwift

/// A function in Swift that handles an action.
enum HandlerFunction {
  /// A function that the app already has.
  case ofApp
  /// A function that adoption makes from these statements.
  case made(String)

  /// The statements of a new function; nil for a function of the app.
  var statements: String? { if case .made(let statements) = self { statements } else { nil } }
}

/// The handler of an action.
struct DraftedHandler {
  /// The actions or the event that the handler handles.
  var address: HandlerAddress
  /// The keys of the handler's block.
  var keys: [DraftKey]
  /// The comments above the handler.
  var comments: [String] = []
  /// The pattern that restricts the payload; nil when the pattern only names its values.
  var pattern: String?
  /// Whether a `default` handles the other payloads.
  var hasDefault = false
  /// The condition in addition to the pattern.
  var condition: SourceText?
  /// The number of values in the pattern.
  var parts = 1
  /// The place of the handler's reducer in the body.
  var place: Int
  /// Whether the handler's pattern is a pattern of the whole action.
  var choosesAction = false
  /// The Swift that the handler is made from.
  var source: HandlerSource
  /// Whether the handler follows the changes of a part of the body.
  var isOfPart = false
  /// The function in Swift that handles the action; nil when a block does.
  var function: HandlerFunction?

  /// Whether the feature itself declares the action.
  var isOwn: Bool { address.isOwn }
}
