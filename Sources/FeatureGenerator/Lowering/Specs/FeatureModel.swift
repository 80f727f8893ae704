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
    "feature", "The values of a template whose output is `for: feature`."
  ) {
    Part(\.common)
    Member(
      "type", \.type,
      "the type's name in Swift: `CounterFeature`, or `SettingsFeature.Appearance` inside another")
    Member(
      "declaredType", \.declaredType,
      "the name in its declaration: `CounterFeature`, `Appearance`"
    )
    Member(
      "outer", \.outer, "the type that contains it; false for most features", holding: "type",
      "the type's name")
    Member("imports", \.imports, "the modules that its sources import")
    Member("types", \.types, "the nested types")
    Member("state", \.state, "the state")
    Member(
      "observesFields", { $0.state.`enum` == nil && $0.state.alias == nil },
      "whether views observe each field of the state separately")
    Member(
      "isCoded", { $0.state.coding != nil },
      "whether generated code specifies how the state is encoded and decoded")
    Member("generics", \.generics, "the generic parameters of its type; false for none")
    Member(
      "isNonisolated", \.isNonisolated,
      "whether its type declares the conformance: false if it contains the app's own property "
        + "wrappers, whose values it may be able to set"
    )
    Member("dependencies", \.dependencies, "the dependencies that its code uses")
    Member("parameters", \.parameters, "the parameters of its reducer's initializer") {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.initializer, "the initializer")
    }
    Member(
      "needsInit", \.needsInit, "whether the initializer without parameters must be written")
    Member(
      "cancelIDs", \.cancelIDs, "the ids by which effects are canceled", for: .runtime, .tca)
    Member(
      "prompts", \.prompts, "the alerts and dialogs",
      holding: "kinds", "the kinds that the feature has", for: .runtime, .tca)
    Member(
      "composition", \.composition, "the app's own reducers and operators around the feature",
      for: .runtime, .tca)
    Member("handlers", \.handlers, "the functions that are written by hand", for: .runtime, .tca)
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
    Member("action", \.action, "the enum of the actions; false if the style's protocol declares it")
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
    Member("name", \.name, "its name in the code")
    Member("wrapper", \.wrapper, "the property wrapper that provides it, with its arguments")
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
      holding: "reducers", "an element for each such child")
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
      "isExpanded", \.isExpanded, "whether the expansion of the library's macros is written out")
    Member("conformances", \.conformances, "the protocols of the reducer; false for none")
    Member("body", \.body, "the reducers in its body")
    Member(
      "ownFunctions", \.functions,
      "the functions of the feature's own actions, if a single `switch` would be too large")
    Member("procedures", \.procedures, "the procedures that blocks perform")
    Member("destinations", \.destinations, "the children that are one of several features") {
      Member("reducers", \.reducers, "an element for each such child")
      Member("enums", \.enums, "the enums of such children that are a `@Reducer enum`")
    }
    Member(
      "observedState", \.observedState,
      "the expansion of `@ObservableState` for a state that is an enum; false for other states")
  }
}
