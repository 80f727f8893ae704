/// A kind of object that templates see; its raw value is what the reference calls it.
public enum TemplateObjectKind: String, Sendable, CaseIterable {
  // What files are written for.
  case project, module, feature, client, model

  // Declarations.
  case imports
  case commentLine = "comment line"
  case nestedType = "nested type"
  case declaredCase = "declared case"
  case field
  case initializer
  case computed = "computed property"

  // Clients.
  case endpoint, method

  // Features.
  case state
  case questions = "questions of a kind"
  case question, button
  case literal = "text literal"
  case handler

  // Actions and destinations.
  case pathableEnum = "enum with case paths"
  case pathableCase = "case with a case path"
  case destination
  case dependencyOverride = "dependency of a child"
  case reducerEnum = "enum of reducers"
  case reducerEnumCase = "case of an enum of reducers"

  // What follows actions.
  case block
  case blockItem = "block item"
  case branch
  case matchCase = "match case"
  case effect, run

  // Functions of a reducer.
  case functions, function
  case comparedProperty = "compared property"
  case reducerCase = "case of a reducer"

  // Pure functions.
  case redux = "pure functions"

  // Reducers in a body.
  case body
  case scope = "child in a body"
  case attachment
  case reducer
  case change

  // Tests.
  case suite, test, record, step, exploration

  // Views.
  case view
  case viewStore = "store of a view"
  case viewStack = "stack of a view"
  case viewChoice = "choice of views"
  case viewForm = "form of a view"
  case viewTab = "tab of a view"
  case viewRow = "row of a view"
  case viewSection = "section of a view"
  case viewModifier = "modifier of a view"
}

extension TemplateObjectKind {
  /// What the kind stands for, and its names.
  public var reference: TemplateObjectReference {
    switch self {
    case .project: .project
    case .module: .module
    case .feature: .feature
    case .client: .client
    case .model: .model
    case .imports: .imports
    case .commentLine: .commentLine
    case .nestedType: .nestedType
    case .declaredCase: .declaredCase
    case .field: .field
    case .initializer: .initializer
    case .computed: .computed
    case .endpoint: .endpoint
    case .method: .method
    case .state: .state
    case .questions: .questions
    case .question: .question
    case .button: .button
    case .literal: .literal
    case .handler: .handler
    case .pathableEnum: .pathableEnum
    case .pathableCase: .pathableCase
    case .destination: .destination
    case .dependencyOverride: .dependencyOverride
    case .reducerEnum: .reducerEnum
    case .reducerEnumCase: .reducerEnumCase
    case .block: .block
    case .blockItem: .blockItem
    case .branch: .branch
    case .matchCase: .matchCase
    case .effect: .effect
    case .run: .run
    case .functions: .functions
    case .function: .function
    case .comparedProperty: .comparedProperty
    case .reducerCase: .reducerCase
    case .redux: .redux
    case .body: .body
    case .scope: .scope
    case .attachment: .attachment
    case .reducer: .reducer
    case .change: .change
    case .suite: .suite
    case .test: .test
    case .record: .record
    case .step: .step
    case .exploration: .exploration
    case .view: .view
    case .viewStore: .viewStore
    case .viewStack: .viewStack
    case .viewChoice: .viewChoice
    case .viewForm: .viewForm
    case .viewTab: .viewTab
    case .viewRow: .viewRow
    case .viewSection: .viewSection
    case .viewModifier: .viewModifier
    }
  }
}
