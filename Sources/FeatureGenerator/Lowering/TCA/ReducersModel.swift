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
      "bindings", \.bindings, "the group of the bindings",
      holding: "path", "the key path after the backslash and the dot: `view`")
    Member(
      "bindingOperators", \.bindingOperators,
      "the app's operators on the `BindingReducer`, each with its dot")
    Member(
      "before", \.before, "the code that runs before the children", holding: "block", "its body")
    Member("scopes", \.scopes, "the children that always exist")
    Member(
      "previous", \.previous, "the property with the reducer of the feature's own actions",
      holding: "name", "its name")
    Member("own", \.own, "the reducer of the feature's own actions", holding: "block", "its body")
    Member(
      "operators", \.operators, "the app's operators on that reducer, each with its dot")
    Member("isEmpty", \.isEmpty, "whether an `EmptyReducer` must replace the feature's own reducer")
    Member(
      "isNamed", { $0.previous != nil || $0.isEmpty },
      "whether the attachments follow a name or an `EmptyReducer` instead of a closure")
    Member("attachments", \.attachments, "the operators after the feature's own reducer")
  }
}
