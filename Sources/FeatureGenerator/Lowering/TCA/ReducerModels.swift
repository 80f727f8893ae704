import SpecSource
import SwiftCode

struct ScopeModel: TemplateModel {
  var state: String
  var action: String
  var isLabelled: Bool
  var reducer: ReducerModel

  static let members = Members<Self>(
    "child in a body", "A child that always exists: `Scope`."
  ) {
    Member("state", \.state, "the path to its state")
    Member(
      "action", \.action,
      "the key path of its case after the backslash and the dot: `child.editor`")
    Member(
      "isLabelled", \.isLabelled, "whether the library's version requires the label `state`")
    Member("reducer", \.reducer, "its reducer")
  }
}

struct AttachmentModel: TemplateModel {
  var subject: String
  var call: String
  var reducer: ReducerModel?

  static let members = Members<Self>(
    "attachment", "An operator after the feature's own reducer."
  ) {
    Member("subject", \.subject, "the child or the kind of prompts that it is for")
    Member("call", \.call, "the call: `.ifLet(\\.$alert, action: \\.alert)`")
    Member("reducer", \.reducer, "the reducer of its closure; false if it has no closure")
  }
}

struct ReducerModel: TemplateModel {
  /// The expression, with the modifiers after it.
  let code: Code

  /// Makes the expression of a reducer with its modifiers.
  ///
  /// - Parameters:
  ///   - overrides: The calls that override dependencies of the reducer.
  ///   - place: The addition to the `featurePath`, as a literal.
  ///   - isIdentified: Whether the identity of the state cancels the reducer's effects.
  init(text: Code, overrides: [Code] = [], place: String? = nil, isIdentified: Bool = false) {
    let identity: [Code] = isIdentified ? [".cancellable(by: \\.stateIdentity)"] : []
    let path: [Code] =
      place.map { place in
        [".transformDependency(\\.featurePath) { $0.append(\(place)) }"]
      } ?? []
    code = .chain(text, overrides + identity + path)
  }

  static let members = Members<Self>("reducer", "The reducer of a child.") {
    Member("code", \.code, "the expression with its modifiers: `CounterFeature()`")
  }
}

struct ChangeModel: TemplateModel {
  var path: String
  var oldValue: String
  var isReducer: Bool
  var block: Code

  static let members = Members<Self>(
    "change", "The code after the change of a property: `onChange(of:)`."
  ) {
    Member("path", \.path, "the property's path in the state")
    Member(
      "oldValue", \.oldValue, "the closure's parameter: `oldValue`, or `_` if it is not used")
    Member(
      "isReducer", \.isReducer,
      "whether the library's version requires a reducer there instead of its closure")
    Member("block", \.block, "the code after the change")
  }
}
