import SpecSource
import SpecSwift

/// The handlers of a feature.
struct DraftedHandlers {
  /// The handlers, in their order.
  var all: [DraftedHandler] = []
  /// The functions that are procedures of the spec.
  var procedures: [DraftedHandler] = []
  /// The types whose cases name effects to cancel, with the types in functions.
  var cancelTypes: Set<String> = []
  /// The actions of which the feature ignores some forms.
  var passed: Set<HandlerAddress> = []
  /// The handlers without keys, if the reader only looks for handlers.
  var passedOver: [AdoptedHandler] = []

  /// The handlers and the procedures.
  var withProcedures: [DraftedHandler] { all + procedures }
}
