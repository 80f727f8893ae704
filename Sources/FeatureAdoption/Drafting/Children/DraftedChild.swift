import FeatureSpec

/// A child of a feature.
struct DraftedChild {
  /// The name of the child in the state and among the actions.
  var name: String
  /// The number of features in the child's place, and their lifetime.
  var presence: Child.Presence
  /// The types of the child's features.
  var features: [String]
  /// The place of the child's reducer in the body.
  var place: Int
  /// The place of the reducer that the child's reducer is an operator of.
  var base: Int
  /// Whether the child is presented.
  var isPresented = true
  /// The cases of the child, if it is a choice of children.
  var cases: [OneOfCase]?
  /// The overrides of its feature's dependencies in its place.
  var overrides: [DraftKey] = []
  /// The arguments for its feature's parameters.
  var arguments: [DraftKey] = []
  /// The path of the child's state, if it is not a field with the child's name.
  var statePath: String?
  /// The place of the child's operator in its file; nil when a reducer of its own runs the child.
  var operatorPlace: Int?

  /// Whether an operator of the feature's own logic runs the child's reducer.
  var isOperator: Bool { operatorPlace != nil }

  /// The meaning of the case that holds the child's actions.
  var kind: ActionNames.Kind {
    switch presence {
    case .always: .child
    case .optional: isPresented ? .presented : .child
    case .many: .rows
    case .stack: .stack
    }
  }
}

/// The reducer or the operator that runs the reducer of a child.
enum ChildOperator: String {
  case scope = "Scope"
  case ifLet
  case ifCaseLet
  case forEach
}

/// A case of a choice of children.
struct OneOfCase {
  /// The content of the case.
  enum Content {
    /// A feature of a type.
    case feature(String)
    /// A value of a type.
    case value(String)
    /// Alerts or dialogs: the type that presents them, and the enum of their buttons' actions.
    case prompts(String, LinkedType)
  }

  /// The name of the case.
  var name: String
  /// The content of the case.
  var content: Content
  /// The overrides of its feature's dependencies in its place.
  var overrides: [DraftKey] = []
  /// The arguments for its feature's parameters.
  var arguments: [DraftKey] = []

  /// The type of the case's feature; nil when the case holds no feature.
  var feature: String? { if case .feature(let type) = content { type } else { nil } }
  /// The enum of its buttons' actions; nil when the case holds other content.
  var answers: LinkedType? { if case .prompts(_, let type) = content { type } else { nil } }
}
