import SpecSwift
import SwiftCode

struct FeatureModel: TemplateModel {
  var common: SpecModel
  var type: String
  var outer: String?
  var imports: ImportsModel
  var types: [NestedTypeModel]
  var state: StateModel
  var parameters: ReducerParameters?
  var generics: Code?
  var isNonisolated: Bool
  var dependencies: [UsedDependencyModel]
  var needsInit: Bool
  var cancelIDs: CancelIDsModel?
  var prompts: [PromptsModel]?
  var composition: CompositionModel?
  var handlers: HandlersModel?
  var hasDestinations: Bool
  var hasHandlers: Bool
  var view: ViewModel?
  var suite: SuiteModel?
  var style: StyleModel?
  var action: EnumModel?
  var groups: [EnumModel]
  var runtime: RuntimeModel?
  var redux: ReduxFeatureModel?
  var tca: TCAModel?

  static let members = Members<Self>(
    "feature", "What a template sees whose output is `for: feature`."
  ) {
    Part(\.common)
    Member(
      "type", \.type,
      "the type's name in Swift: `CounterFeature`, or `SettingsFeature.Appearance` inside another")
    Member(
      "declaredType", \.declaredType,
      "the name where it is declared: `CounterFeature`, `Appearance`"
    )
    Member(
      "outer", \.outer, "the type that it is declared in; false for most features", holding: "type",
      "the type's name")
    Member("imports", \.imports, "the modules that its sources import")
    Member("types", \.types, "the nested types")
    Member("state", \.state, "the state")
    Member(
      "observesFields", { $0.state.`enum` == nil && $0.state.alias == nil },
      "whether the state tells its fields apart, so that views observe each by itself")
    Member(
      "isCoded", { $0.state.coding != nil },
      "whether it is said how the state is encoded and decoded")
    Member("generics", \.generics, "the generic parameters of its type; false for none")
    Member(
      "isNonisolated", \.isNonisolated,
      "whether its type says that it is: not where the app's own property wrappers, whose values it may be able to set, stand in it"
    )
    Member("dependencies", \.dependencies, "the dependencies that its code uses")
    Member("parameters", \.parameters, "the parameters of its reducer's initialiser") {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.initializer, "the initialiser")
    }
    Member(
      "needsInit", \.needsInit, "whether the initialiser without parameters must be written")
    Member(
      "cancelIDs", \.cancelIDs, "the ids by which effects are cancelled", for: .runtime, .tca)
    Member(
      "prompts", \.prompts, "the alerts and dialogs",
      holding: "kinds", "those that the feature has", for: .runtime, .tca)
    Member(
      "composition", \.composition, "the app's own reducers and operators around the feature",
      for: .runtime, .tca)
    Member("handlers", \.handlers, "what is written by hand", for: .runtime, .tca)
    Member("hasDestinations", \.hasDestinations, "whether a child is one of several features")
    Member("hasPrompts", { $0.prompts != nil }, "whether it has alerts or dialogs")
    Member("hasHandlers", \.hasHandlers, "whether something is written by hand")
    Member("hasTests", { $0.suite != nil }, "whether it has tests, or an exploration")
    Member(
      "hasView", { $0.view?.isScaffold == false }, "whether it has a view that is generated")
    Member(
      "hasScaffoldedView", { $0.view?.isScaffold == true },
      "whether it has a view that is written once")
    Member("view", \.view, "the view")
    Member("suite", \.suite, "the tests")
    Member("suiteType", { $0.suite?.type ?? "" }, "the type of its tests: `CounterTests`")
    Member("style", \.style, "the app's own protocol in place of `Reducer`")
    Member("action", \.action, "the enum of the actions; false where the style's protocol has one")
    Member(
      "groups", \.groups, "the enums of groups that the feature declares in place of its action")
    Part(\.runtime, for: .runtime)
    Part(\.redux, for: .redux)
    Part(\.tca, for: .tca)
  }
}

extension FeatureModel {
  fileprivate var declaredType: String {
    outer.map { String(type.dropFirst($0.count + 1)) } ?? type
  }
}

/// A dependency that a feature's code uses, as templates see it.
struct UsedDependencyModel: TemplateModel {
  var name: String
  var wrapper: String

  static let members = Members<Self>(
    "dependency of a feature", "A dependency that a feature's code uses."
  ) {
    Member("name", \.name, "what the code calls it")
    Member("wrapper", \.wrapper, "the property wrapper that gives it, with its arguments")
  }
}

/// An app's own protocol, as templates see it.
struct StyleModel: TemplateModel {
  var conforms: SwiftFragment
  var action: SwiftFragment?

  static let members = Members<Self> {
    Member("conforms", \.conforms, "the protocol")
    Member(
      "action", \.action, "the type of the actions, when the protocol has one for all features")
  }
}

/// The properties of a feature that only the templates for the bundled runtime see.
struct RuntimeModel: TemplateModel {
  var functions: [FunctionModel]
  var destinations: [DestinationModel]?

  static let members = Members<Self> {
    Member("functions", \.functions, "the functions of the reducer")
    Member(
      "destinations", \.destinations, "the children that are one of several features",
      holding: "reducers", "one for each such child")
  }
}

/// The properties of a feature that only the templates for pure functions see.
struct ReduxFeatureModel: TemplateModel {
  var redux: ReduxModel

  static let members = Members<Self> { Member("redux", \.redux, "the pure functions") }
}

/// The properties of a feature that only the templates for the Composable Architecture see.
struct TCAModel: TemplateModel {
  var isExpanded: Bool
  var conformances: Code?
  var body: BodyModel
  var functions: [FunctionModel]
  var procedures: [FunctionModel]
  var destinations: (reducers: [ReducerEnumModel], enums: [ReducerEnumModel])?
  var observedState: ObservedStateModel?

  static let members = Members<Self> {
    Member(
      "isExpanded", \.isExpanded, "whether it has what the library's macros expand to")
    Member("conformances", \.conformances, "the protocols of the reducer; false for none")
    Member("body", \.body, "the reducers that its body is made of")
    Member(
      "ownFunctions", \.functions,
      "the functions of what the feature does itself, where one switch cannot hold all")
    Member("procedures", \.procedures, "the procedures that blocks perform")
    Member("destinations", \.destinations, "the children that are one of several features") {
      Member("reducers", \.reducers, "one for each such child")
      Member("enums", \.enums, "those that are a `@Reducer enum`")
    }
    Member(
      "observedState", \.observedState,
      "what `@ObservableState` expands to for a state that is an enum; false elsewhere")
  }
}
