import SpecSwift
import SwiftCode

/// A sequence of reducers.
struct ReducersModel: TemplateModel {
  var hasBinding = false
  var bindings: String?
  var bindingOperators: [SwiftFragment] = []
  var before: Code?
  var scopes: [ScopeModel] = []
  var previous: String?
  var own: Code?
  var operators: [SwiftFragment] = []
  var isEmpty = false
  var attachments: [AttachmentModel] = []

  static let members = Members<Self>("reducers", "Reducers of a body, in order.") {
    Member("hasBinding", \.hasBinding, "whether a `BindingReducer` comes first")
    Member(
      "bindings", \.bindings, "the group that the bindings are in",
      holding: "path", "the key path behind the backslash and the dot: `view`")
    Member(
      "bindingOperators", \.bindingOperators,
      "the app's operators on the `BindingReducer`, each with its dot in front")
    Member("before", \.before, "what comes before the children", holding: "block", "its body")
    Member("scopes", \.scopes, "the children that are always there")
    Member(
      "previous", \.previous, "the property that holds what the feature does itself",
      holding: "name", "its name")
    Member("own", \.own, "what the feature does itself", holding: "block", "its body")
    Member(
      "operators", \.operators, "the app's operators on that, each with its dot in front")
    Member("isEmpty", \.isEmpty, "whether an `EmptyReducer` has to stand for the feature itself")
    Member(
      "isNamed", { $0.previous != nil || $0.isEmpty },
      "whether the attachments follow a name or an `EmptyReducer`, and no closure")
    Member("attachments", \.attachments, "what is attached to the feature's own reducer")
  }
}
