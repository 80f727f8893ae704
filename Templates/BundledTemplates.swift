// The files beside this one, built into the tool. DO NOT EDIT; after a change of the files run
// 'UPDATE_BUNDLED_TEMPLATES=1 swift test --filter BundledTemplates'.

/// A template set that is built into the tool.
public struct BundledTemplateSet: Sendable {
  /// A file of a template set.
  public struct File: Sendable {
    /// The file's name.
    public let name: String
    /// What it holds.
    public let text: StaticString
  }

  /// The set's name.
  public let name: String
  /// Its files, by name.
  public let files: [File]
}

/// The template sets that are built into the tool, by name.
public let bundledTemplateSets: [BundledTemplateSet] = [
  BundledTemplateSet(
    name: "redux",
    files: [
      BundledTemplateSet.File(
        name: "dependencies.mustache",
        text: ###"""
          {{#hasDependencies}}
          /// The dependencies of the middleware.
          {{../access}}struct Dependencies: Sendable {
            {{#dependencies}}
            {{../../access}}var {{name}}: {{type}}
            {{/dependencies}}

            /// Creates dependencies from the given values.
            {{../access}}init(
              {{#dependencies}}
              {{name}}: {{type}}{{^-last}},{{/-last}}
              {{/dependencies}}
            ) {
              {{#dependencies}}
              self.{{name}} = {{name}}
              {{/dependencies}}
            }

            /// Creates dependencies from the current values: the live values, or the values of a test.
            {{../access}}init() {
              {{#dependencies}}
              @Dependency(\.{{name}}) var {{name}}
              {{/dependencies}}
              {{#dependencies}}
              self.{{name}} = {{name}}
              {{/dependencies}}
            }
          }
          {{/hasDependencies}}
          {{^hasDependencies}}
          /// The empty dependencies of the middleware.
          {{#needsInit}}
          {{../access}}struct Dependencies: Sendable {
            /// Creates empty dependencies.
            {{../access}}init() {}
          }
          {{/needsInit}}
          {{^needsInit}}
          {{../access}}struct Dependencies: Sendable {}
          {{/needsInit}}
          {{/hasDependencies}}

          """###
      ),
      BundledTemplateSet.File(
        name: "featureReducer.mustache",
        text: ###"""
          MiddlewareReducer(
            dependencies: {{feature}}.Dependencies(),
            middlewares: {{feature}}.middlewares,
            reduce: {{feature}}.reduce
          )

          """###
      ),
      BundledTemplateSet.File(
        name: "featureType.mustache",
        text: ###"""
          {{>doc}}
          {{access}}nonisolated enum {{declaredType}} {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{>state}}
            {{#redux}}

            {{>dependencies}}

            {{>reduce}}
            {{#middleware}}

            {{>middleware}}
            {{/middleware}}

            {{>middlewares}}
            {{/redux}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "middleware.mustache",
        text: ###"""
          /// Performs the work after an action, with the state after the action, and returns the next action.
          {{opening}}
            {{#dependencies}}
            let {{.}} = dependencies.{{.}}
            {{/dependencies}}
            switch action {
            {{cases}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "middlewares.mustache",
        text: ###"""
          /// The middlewares that a store of the feature runs after each action.
          {{middlewares}}
          {{#children}}

          /// The middlewares of '{{name}}', for the actions of this feature.
          private static var {{property}}: [Middleware<State, Action, Dependencies>] {
            {{type}}.middlewares.map { middleware in
              { state, action, dependencies in
                guard case .{{name}}(let action) = action else { return nil }
                let dependencies = {{type}}.Dependencies({{arguments}})
                return await middleware(state.{{name}}, action, dependencies).map(Action.{{name}})
              }
            }
          }
          {{/children}}

          """###
      ),
      BundledTemplateSet.File(
        name: "reduce.mustache",
        text: ###"""
          /// Returns the state after an action, without side effects.
          {{../access}}static func reduce(_ state: State, _ action: Action) -> State {
            {{#isConstant}}
            state
            {{/isConstant}}
            {{^isConstant}}
            var state = state
            {{#parts}}
            switch action {
            {{cases}}
            }
            {{/parts}}
            switch action {
            {{cases}}
            }
            return state
            {{/isConstant}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "set.yaml",
        text: ###"""
          # The template set for pure functions with middlewares, on the bundled runtime's MiddlewareStore.
          set: redux
          base: runtime
          dialect: redux
          values: 1
          # The page "Pure functions with middlewares" of the manual lists what this set leaves out.
          without: [Destinations, Alerts, Handlers, View]
          outputs: []

          """###
      ),
    ]
  ),
  BundledTemplateSet(
    name: "runtime",
    files: [
      BundledTemplateSet.File(
        name: "Action.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          nonisolated extension {{type}} {
            {{#action}}
            {{>caseEnum}}
            {{/action}}
            {{#groups}}
            {{>caseEnum}}
            {{^-last}}

            {{/-last}}
            {{/groups}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Alerts.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{#prompts}}
          {{#kinds}}
          nonisolated extension {{state}} where Action == {{action}} {
            {{#prompts}}
            {{>prompt}}
            {{^-last}}

            {{/-last}}
            {{/prompts}}
          }
          {{^-last}}

          {{/-last}}
          {{/kinds}}
          {{/prompts}}

          """###
      ),
      BundledTemplateSet.File(
        name: "Client.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{>doc}}
          {{access}}nonisolated struct {{type}}: Sendable {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#endpoints}}
            {{>doc}}
            {{property}}
            {{/endpoints}}
            {{#isPublic}}

            {{access}}init(
              {{#endpoints}}
              {{parameter}}
              {{/endpoints}}
            ) {
              {{#endpoints}}
              {{assignment}}
              {{/endpoints}}
            }
            {{/isPublic}}
            {{#methods}}

            {{>doc}}
            {{opening}}
              {{body}}
            }
            {{/methods}}
          }

          nonisolated extension {{type}}: DependencyKey {
            {{#isLiveManual}}
            {{access}}static var liveValue: {{type}} { .live }
            {{/isLiveManual}}
            {{^isLiveManual}}
            {{access}}static let liveValue = {{type}}(
              {{#endpoints}}
              {{#live}}
              {{opening}}
                {{body}}
              }{{../comma}}
              {{/live}}
              {{/endpoints}}
            )
            {{/isLiveManual}}

            {{#hasPreviewValue}}
            {{#hasPreviews}}
            {{access}}static let previewValue = {{type}}(
              {{#endpoints}}
              {{#preview}}
              {{argument}}
              {{/preview}}
              {{^preview}}
              {{test}}
              {{/preview}}
              {{/endpoints}}
            )
            {{/hasPreviews}}
            {{^hasPreviews}}
            {{access}}static var previewValue: {{type}} { testValue }
            {{/hasPreviews}}

            {{/hasPreviewValue}}
            {{access}}static let testValue = {{type}}(
              {{#endpoints}}
              {{test}}
              {{/endpoints}}
            )
          }

          nonisolated extension DependencyValues {
            {{>doc}}
            {{access}}var {{key}}: {{type}} {
              get { self[{{type}}.self] }
              set { self[{{type}}.self] = newValue }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Destinations.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          nonisolated extension {{type}} {
            {{#destinations}}
            {{#reducers}}
            {{>destination}}
            {{^-last}}

            {{/-last}}
            {{/reducers}}
            {{/destinations}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Handlers.mustache",
        text: ###"""
          {{>imports}}

          // Created once by featuregen; this file is yours.
          nonisolated extension {{type}} {
            {{#handlers}}
            {{#functions}}
            {{>doc}}
            {{opening}}
              fatalError("{{../../type}}.{{name}} is not written yet")
            }
            {{^-last}}

            {{/-last}}
            {{/functions}}
            {{/handlers}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "LiveClient.mustache",
        text: ###"""
          {{>imports}}

          // Created once by featuregen; this file is yours.
          nonisolated extension {{type}} {
            /// The client that the app runs with.
            {{access}}static var live: Self {
              Self(
                {{#endpoints}}
                {{stub}}
                  fatalError("{{../type}}.{{name}} is not written yet")
                }{{comma}}
                {{/endpoints}}
              )
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Model.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{#enumeration}}
          {{>doc}}
          {{#enum}}
          {{../access}}nonisolated enum {{../name}}: {{../conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}
          {{/enum}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
          }
          {{/enumeration}}
          {{^enumeration}}
          {{>doc}}
          {{access}}nonisolated struct {{type}}: {{conformances}} {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#fields}}
            {{>field}}
            {{/fields}}
            {{#init}}

            {{/init}}
            {{>initializer}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
          }
          {{/enumeration}}

          """###
      ),
      BundledTemplateSet.File(
        name: "Reducer.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{#outer}}
          extension {{type}} {
            {{>featureType ../.}}
          }
          {{/outer}}
          {{^outer}}
          {{>featureType}}
          {{/outer}}
          {{#handlers}}

          /// The functions of {{type}} that are written by hand.
          nonisolated protocol {{name}} {
            {{#functions}}
            {{>doc}}
            {{requirement}}
            {{^-last}}

            {{/-last}}
            {{/functions}}
          }

          nonisolated extension {{type}}: {{name}} {}
          {{/handlers}}
          {{#observesFields}}

          {{>observedFields}}
          {{/observesFields}}
          {{#isCoded}}

          {{>coding}}
          {{/isCoded}}

          """###
      ),
      BundledTemplateSet.File(
        name: "Tests.mustache",
        text: ###"""
          {{>header}}

          {{#suite}}
          {{>imports}}
          {{#testable}}

          @testable import {{module}}
          {{/testable}}

          {{>suiteHead}}
            {{#tests}}
            {{>test}}
            {{^-last}}

            {{/-last}}
            {{/tests}}
            {{#exploration}}
            {{#../tests}}
            {{#-first}}

            {{/-first}}
            {{/../tests}}
            {{>exploration}}
            {{/exploration}}
          }
          {{/suite}}

          """###
      ),
      BundledTemplateSet.File(
        name: "View.mustache",
        text: ###"""
          {{#hasView}}
          {{>header}}

          {{/hasView}}
          #if canImport(SwiftUI)
            {{#view}}
            {{>imports}}

            /// Shows {{feature}}: the fields of its state, and buttons for its actions.
            {{access}}struct {{type}}: View{{#store}}{{#sendsViewActions}}, ViewActionSending{{/sendsViewActions}}{{/store}} {
              {{#store}}
              {{>viewStore}}
              {{/store}}

              {{access}}var body: some View {
                {{#content}}
                {{>viewContent}}
                {{/content}}
                {{#modifiers}}
                {{>viewModifier}}
                {{/modifiers}}
              }
              {{#presentations}}

              /// Adds the sheets, alerts and dialogs of the view to a form of its rows and sections.
              {{../access}}struct Presentations: ViewModifier{{#store}}{{#sendsViewActions}}, ViewActionSending{{/sendsViewActions}}{{/store}} {
                {{#store}}
                {{>viewStore}}
                {{/store}}

                {{../access}}func body(content: Content) -> some View {
                  content
                    {{#modifiers}}
                    {{>viewModifier}}
                    {{/modifiers}}
                }
              }
              {{/presentations}}
            }
            {{#rows}}

            /// The fields and buttons of {{../feature}}, for a form.
            {{../access}}struct {{type}}: View{{#store}}{{#sendsViewActions}}, ViewActionSending{{/sendsViewActions}}{{/store}} {
              {{#store}}
              {{>viewStore}}
              {{/store}}

              {{../access}}var body: some View {
                {{#rows}}
                {{#row}}
                {{>viewRow}}
                {{/row}}
                {{#button}}
                {{>viewButton}}
                {{/button}}
                {{/rows}}
              }
            }
            {{/rows}}
            {{#sections}}

            /// The lists and children of {{../feature}}, for a form.
            {{../access}}struct {{type}}: View{{#store}}{{#sendsViewActions}}, ViewActionSending{{/sendsViewActions}}{{/store}} {
              {{#store}}
              {{>viewStore}}
              {{/store}}

              {{../access}}var body: some View {
                {{#sections}}
                {{>viewSection}}
                {{/sections}}
              }
            }
            {{/sections}}
            {{#hasOptionalTexts}}

            nonisolated extension String? {
              /// The text in a field; an empty text is nil.
              fileprivate var textOrEmpty: String {
                get { self ?? "" }
                set { self = newValue.isEmpty ? nil : newValue }
              }
            }
            {{/hasOptionalTexts}}
            {{#preview}}

            #Preview {
              {{#statements}}
              {{.}}
              {{/statements}}
              {{#isStacked}}
              NavigationStack {
                {{>viewPreviewed}}
              }
              {{/isStacked}}
              {{^isStacked}}
              {{>viewPreviewed}}
              {{/isStacked}}
            }
            {{/preview}}
            {{/view}}
          #endif

          """###
      ),
      BundledTemplateSet.File(
        name: "cancelIDs.mustache",
        text: ###"""
          {{#isLong}}
          {{access}}enum CancelID {
            {{#names}}
            case {{.}}
            {{/names}}
          }
          {{/isLong}}
          {{^isLong}}
          {{access}}enum CancelID { case {{#names}}{{.}}{{^-last}}, {{/-last}}{{/names}} }
          {{/isLong}}
          {{#hasElements}}

          {{access}}struct ElementID<Element: Hashable & Sendable>: Hashable {
            var effect: CancelID
            var element: Element
          }
          {{/hasElements}}

          """###
      ),
      BundledTemplateSet.File(
        name: "caseEnum.mustache",
        text: ###"""
          {{>doc}}
          {{#isLookedUp}}
          @dynamicMemberLookup
          {{/isLookedUp}}
          {{access}}{{keyword}} {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#isEmpty}}
            {{access}}struct AllCasePaths: Sendable {}
            {{/isEmpty}}
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{^isEmpty}}
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{#-last}}

            {{/-last}}
            {{/cases}}
            {{access}}struct AllCasePaths: Sendable {
              {{#cases}}
              {{>casePath}}
              {{/cases}}
            }
            {{/isEmpty}}

            {{access}}static var allCasePaths: AllCasePaths { AllCasePaths() }
            {{#computed}}
            {{>computed}}
            {{/computed}}
            {{#nested}}

            {{>caseEnum}}
            {{/nested}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "casePath.mustache",
        text: ###"""
          {{#path}}
          {{head}}
            {{body}}
          }
          {{/path}}

          """###
      ),
      BundledTemplateSet.File(
        name: "coding.mustache",
        text: ###"""
          nonisolated extension {{type}}.State {
            {{#state}}
            {{#coding}}
            private enum CodingKeys: CodingKey {
              {{keys}}
            }
            {{#decoding}}

            {{../access}}init(from decoder: any Decoder) throws {
              let {{../container}} = try decoder.container(keyedBy: CodingKeys.self)
              {{#statements}}
              {{.}}
              {{/statements}}
            }
            {{/decoding}}
            {{#encoding}}

            {{../access}}func encode(to encoder: any Encoder) throws {
              var {{../container}} = encoder.container(keyedBy: CodingKeys.self)
              {{#statements}}
              {{.}}
              {{/statements}}
            }
            {{/encoding}}
            {{/coding}}
            {{/state}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "composed.mustache",
        text: ###"""
          {{#before}}
          {{.}}
          {{/before}}
          {{>core}}
          {{#after}}
          {{.}}
          {{/after}}

          """###
      ),
      BundledTemplateSet.File(
        name: "composition.mustache",
        text: ###"""
          {{#isCombined}}
          CombineReducers {
            {{>composed}}
          }
          {{#operators}}
          {{.}}
          {{/operators}}
          {{/isCombined}}
          {{^isCombined}}
          {{>composed}}
            {{#operators}}
            {{.}}
            {{/operators}}
          {{/isCombined}}

          """###
      ),
      BundledTemplateSet.File(
        name: "computed.mustache",
        text: ###"""
          {{#isApart}}

          {{/isApart}}
          {{>doc}}
          {{#isLine}}
          {{access}}var {{name}}: {{type}} { {{get}} }
          {{/isLine}}
          {{^isLine}}
          {{access}}var {{name}}: {{type}} {
            {{#set}}
            {{#isShort}}
            get { {{../get}} }
            set { {{statements}} }
            {{/isShort}}
            {{^isShort}}
            get {
              {{../get}}
            }
            set {
              {{statements}}
            }
            {{/isShort}}
            {{/set}}
            {{^set}}
            {{get}}
            {{/set}}
          }
          {{/isLine}}

          """###
      ),
      BundledTemplateSet.File(
        name: "core.mustache",
        text: ###"""
          Reduce(reduceCore)

          """###
      ),
      BundledTemplateSet.File(
        name: "destination.mustache",
        text: ###"""
          {{>doc}}
          {{access}}struct {{name}}: Reducer, Sendable {
            {{#state}}
            {{>caseEnum}}
            {{/state}}

            {{#action}}
            {{>caseEnum}}
            {{/action}}
            {{#answers}}

            {{>caseEnum}}
            {{/answers}}
            {{#parameters}}
            {{#fields}}
            {{#-first}}

            {{/-first}}
            {{>field}}
            {{/fields}}

            {{>initializer}}
            {{/parameters}}
            {{^parameters}}
            {{#isPublic}}

            {{access}}init() {}
            {{/isPublic}}
            {{/parameters}}

            {{access}}func reduce(into state: inout State, action: Action) -> Effect<Action> {
              {{block}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "doc.mustache",
        text: ###"""
          {{#doc}}
          ///{{^isEmpty}} {{text}}{{/isEmpty}}
          {{/doc}}

          """###
      ),
      BundledTemplateSet.File(
        name: "exploration.mustache",
        text: ###"""
          {{>doc}}
          @Test({{title}})
          func {{function}}() async {
            {{#clocks}}
            let {{.}} = TestClock()
            {{/clocks}}
            {{#shared}}
            func initialState() -> {{../feature}}.State {
              {{>givenState ../.}}
              return state
            }
            let explorer = StateExplorer(initialState: initialState()) {
              {{>featureReducer ../.}}
            {{/shared}}
            {{^shared}}
            {{^given}}
            let explorer = StateExplorer(initialState: {{initial}}) {
              {{>featureReducer}}
            {{/given}}
            {{#given}}
            let explorer = StateExplorer(
              initialState: {{../feature}}.State(
                {{#arguments}}
                {{.}}
                {{/arguments}}
              )
            ) {
              {{>featureReducer ../.}}
            {{/given}}
            {{/shared}}
            {{#overrides}}
            } withDependencies: {
              {{#lines}}
              {{.}}
              {{/lines}}
            {{/overrides}}
            }

            await explorer.explore(
              actions: [
                {{#actions}}
                {{.}}
                {{/actions}}
              ],
              depth: {{depth}},
              {{#limit}}
              limit: {{.}},
              {{/limit}}
              {{#delays}}
              delays: {{.}},
              {{/delays}}
              invariants: [
                {{#invariants}}
                {{.}}
                {{/invariants}}
              ]
            )
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "featureReducer.mustache",
        text: ###"""
          {{reducer}}

          """###
      ),
      BundledTemplateSet.File(
        name: "featureType.mustache",
        text: ###"""
          {{>doc}}
          {{access}}{{#isNonisolated}}nonisolated {{/isNonisolated}}struct {{declaredType}}{{#generics}}{{.}}{{/generics}}: {{#style}}{{conforms}}{{/style}}{{^style}}Reducer{{/style}}, Sendable {
            {{#style}}
            {{#action}}
            {{../../access}}typealias Action = {{.}}

            {{/action}}
            {{/style}}
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{>state}}
            {{#cancelIDs}}

            {{>cancelIDs}}
            {{/cancelIDs}}
            {{#dependencies}}
            {{#-first}}

            {{/-first}}
            @{{wrapper}} var {{name}}
            {{/dependencies}}
            {{#parameters}}
            {{#fields}}
            {{#-first}}

            {{/-first}}
            {{>field}}
            {{/fields}}

            {{>initializer}}
            {{/parameters}}
            {{#needsInit}}

            {{access}}init() {}
            {{/needsInit}}
            {{#composition}}

            {{../access}}var body: some ReducerOf<Self> {
              {{>composition}}
            }
            {{/composition}}
            {{#functions}}

            {{>function}}
            {{/functions}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "field.mustache",
        text: ###"""
          {{>doc}}
          {{access}}{{declaration}}

          """###
      ),
      BundledTemplateSet.File(
        name: "function.mustache",
        text: ###"""
          {{>doc}}
          {{opening}}
            {{block}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "givenState.mustache",
        text: ###"""
          {{^given}}
          {{#isChanged}}var{{/isChanged}}{{^isChanged}}let{{/isChanged}} state = {{initial}}
          {{/given}}
          {{#given}}
          {{#../isChanged}}var{{/../isChanged}}{{^../isChanged}}let{{/../isChanged}} state = {{../feature}}.State(
            {{#arguments}}
            {{.}}
            {{/arguments}}
          )
          {{/given}}
          {{#shared}}
          {{#lines}}
          {{.}}
          {{/lines}}
          {{/shared}}

          """###
      ),
      BundledTemplateSet.File(
        name: "header.mustache",
        text: ###"""
          {{#linesAbove}}
          //{{^isEmpty}} {{text}}{{/isEmpty}}
          {{/linesAbove}}
          // Code generated by featuregen from {{spec}}. DO NOT EDIT.
          // {{hashes}}
          {{#linesBelow}}
          //{{^isEmpty}} {{text}}{{/isEmpty}}
          {{/linesBelow}}
          // swift-format-ignore-file
          // swiftlint:disable all

          """###
      ),
      BundledTemplateSet.File(
        name: "imports.mustache",
        text: ###"""
          {{#imports}}
          {{#always}}
          import {{.}}
          {{/always}}
          {{#declarations}}
          {{#-first}}

          {{/-first}}
          import {{.}}
          {{/declarations}}
          {{#optional}}

          #if canImport({{.}})
            import {{.}}
          #endif
          {{/optional}}
          {{/imports}}

          """###
      ),
      BundledTemplateSet.File(
        name: "initializer.mustache",
        text: ###"""
          {{#init}}
          {{access}}init{{definition}}
          {{/init}}

          """###
      ),
      BundledTemplateSet.File(
        name: "nestedType.mustache",
        text: ###"""
          {{>doc}}
          {{#enum}}
          {{../access}}enum {{../name}}: {{../conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}
          {{/enum}}
          {{#struct}}
          {{../access}}struct {{../name}}: {{../conformances}} {
            {{#fields}}
            {{>field}}
            {{/fields}}
            {{#init}}

            {{/init}}
            {{>initializer}}
          {{/struct}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "observedFields.mustache",
        text: ###"""
          nonisolated extension {{type}}.State {
            {{#state}}
            {{#observed}}
            {{#isComputed}}
            {{access}}static var _fields: StateFields<Self> {
              {{fields}}
            }
            {{/isComputed}}
            {{^isComputed}}
            {{access}}static let _fields = {{fields}}
            {{/isComputed}}
            {{/observed}}
            {{^observed}}
            {{access}}static let _fields = StateFields<Self>([])
            {{/observed}}
            {{/state}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "prompt.mustache",
        text: ###"""
          {{>doc}}
          {{opening}}
            {{state}} {
              {{#title}}
              {{>textState}}
              {{/title}}
            {{#hasButtons}}
            } actions: {
              {{#buttons}}
              {{#opening}}
              {{.}}
                {{>promptButton ../.}}
              }
              {{/opening}}
              {{^opening}}
              {{>promptButton}}
              {{/opening}}
              {{/buttons}}
            {{/hasButtons}}
            {{#message}}
            } message: {
              {{>textState}}
            {{/message}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "promptButton.mustache",
        text: ###"""
          ButtonState{{arguments}} {
            {{#label}}
            {{>textState}}
            {{/label}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "set.yaml",
        text: ###"""
          # The template set for the bundled runtime, FeatureRuntime and FeatureTesting.
          set: runtime
          dialect: runtime
          values: 1
          outputs:
            - {template: Reducer, for: feature, path: '{{sources}}/{{name}}/{{name}}Reducer.swift'}
            - {template: Action, for: feature, path: '{{sources}}/{{name}}/{{name}}Action.swift'}
            - template: Destinations
              for: feature
              when: hasDestinations
              path: '{{sources}}/{{name}}/{{name}}Destinations.swift'
            - template: Alerts
              for: feature
              when: hasPrompts
              path: '{{sources}}/{{name}}/{{name}}Alerts.swift'
            - template: Handlers
              for: feature
              when: hasHandlers
              path: '{{sources}}/{{name}}/{{name}}+Handlers.swift'
              scaffold: true
            - {template: View, for: feature, when: hasView, path: '{{sources}}/{{name}}/{{name}}View.swift'}
            - template: View
              for: feature
              when: hasScaffoldedView
              path: '{{sources}}/{{name}}/{{name}}View.swift'
              scaffold: true
            - {template: Tests, for: feature, when: hasTests, path: '{{tests}}/{{suiteType}}.swift'}
            - {template: Client, for: client, path: '{{sources}}/Clients/{{name}}.swift'}
            - template: LiveClient
              for: client
              when: isLiveManual
              path: '{{sources}}/Clients/{{name}}+Live.swift'
              scaffold: true
            - {template: Model, for: model, path: '{{sources}}/Models/{{name}}.swift'}

          """###
      ),
      BundledTemplateSet.File(
        name: "sharedField.mustache",
        text: ###"""
          {{#isWrapperApart}}
          @{{wrapper}}{{#wrapperKey}}({{.}}){{/wrapperKey}}
          {{access}}{{declaration}}
          {{/isWrapperApart}}
          {{^isWrapperApart}}
          @{{wrapper}}{{#wrapperKey}}({{.}}){{/wrapperKey}} {{access}}{{declaration}}
          {{/isWrapperApart}}

          """###
      ),
      BundledTemplateSet.File(
        name: "state.mustache",
        text: ###"""
          {{#state}}
          {{#alias}}
          {{../access}}typealias State = {{type}}
          {{/alias}}
          {{#enum}}
          {{>caseEnum}}
          {{/enum}}
          {{^alias}}
          {{^enum}}
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#fields}}
            {{>trackedField}}
            {{/fields}}
            {{access}}var _changes = StateChanges()
            {{#init}}

            {{/init}}
            {{>initializer}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
          }
          {{/enum}}
          {{/alias}}
          {{/state}}

          """###
      ),
      BundledTemplateSet.File(
        name: "suiteHead.mustache",
        text: ###"""
          @MainActor
          @Suite({{title}})
          struct {{type}} {
            {{#helpers}}
            {{text}}

            {{/helpers}}

          """###
      ),
      BundledTemplateSet.File(
        name: "test.mustache",
        text: ###"""
          {{>doc}}
          @Test({{title}})
          func {{function}}() async{{#isThrowing}} throws{{/isThrowing}} {
            {{#recorded}}
            nonisolated struct Recorded {
              {{#records}}
              {{#type}}
              struct {{name}}: Equatable {
                {{#fields}}
                var {{.}}
                {{/fields}}
              }

              {{/type}}
              @Recorder var {{name}}: [{{element}}]
              {{/records}}
            }
            let recorded = Recorded()
            {{/recorded}}
            {{#clocks}}
            let {{.}} = TestClock()
            {{/clocks}}
            {{#queues}}
            let {{.}} = DispatchQueue.test
            {{/queues}}
            {{#streams}}
            let {{name}} = FedStream<{{element}}>({{address}})
            {{/streams}}
            {{#preparation}}
            {{text}}
            {{/preparation}}
            {{#shared}}
            {{>givenState ../.}}
            let store = TestStore(initialState: state) {
              {{>featureReducer ../.}}
            {{/shared}}
            {{^shared}}
            {{^given}}
            let store = TestStore(initialState: {{initial}}) {
              {{>featureReducer}}
            {{/given}}
            {{#given}}
            let store = TestStore(
              initialState: {{../feature}}.State(
                {{#arguments}}
                {{.}}
                {{/arguments}}
              )
            ) {
              {{>featureReducer ../.}}
            {{/given}}
            {{/shared}}
            {{#overrides}}
            } withDependencies: {
              {{#lines}}
              {{.}}
              {{/lines}}
            {{/overrides}}
            }

            {{#steps}}
            {{.}}
            {{/steps}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "textState.mustache",
        text: ###"""
          TextState({{arguments}})

          """###
      ),
      BundledTemplateSet.File(
        name: "trackedField.mustache",
        text: ###"""
          {{>doc}}
          {{#isShared}}
          {{>sharedField}}
          {{/isShared}}
          {{^isShared}}
          {{#isConstant}}
          {{access}}{{declaration}}
          {{/isConstant}}
          {{^isConstant}}
          {{#attribute}}{{.}} {{/attribute}}{{access}}{{declaration}} {{tracking}}
          {{/isConstant}}
          {{/isShared}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewButton.mustache",
        text: ###"""
          {{opening}}
            {{^isViewAction}}store.{{/isViewAction}}send({{action}})
          }
          {{#isConditional}}
          .disabled({{condition}})
          {{/isConditional}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewChoice.mustache",
        text: ###"""
          {{#views}}
          {{opening}}
            {{#isStacked}}
            NavigationStack {
              {{view}}(store: child)
            }
            {{/isStacked}}
            {{^isStacked}}
            {{view}}(store: child)
            {{/isStacked}}
          {{/views}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "viewContent.mustache",
        text: ###"""
          {{#form}}
          {{>viewStackedForm}}
          {{/form}}
          {{#tabs}}
          {{opening}}
            {{#tabs}}
            {{>viewTab}}
            {{/tabs}}
            {{#form}}
            {{>viewStackedForm}}
            .tabItem {
              {{tab}}
            }
            {{/form}}
          }
          {{/tabs}}
          {{#screens}}
          {{#isStacked}}
          {{#stack}}
          {{opening}}
          {{/stack}}
            {{>viewScreens}}
            {{#stack}}
            {{#pushes}}
            {{>viewModifier}}
            {{/pushes}}
            {{/stack}}
          {{#stack}}
          {{>viewStackEnd}}
          {{/stack}}
          {{/isStacked}}
          {{^isStacked}}
          {{>viewScreens}}
          {{/isStacked}}
          {{/screens}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewControl.mustache",
        text: ###"""
          {{#line}}
          {{text}}
          {{/line}}
          {{#block}}
          {{opening}}
            {{#lines}}
            {{.}}
            {{/lines}}
          }
          {{/block}}
          {{#control}}
          #if os(tvOS)
            {{instead}}
          #else
            {{opening}}
            {{#isBlock}}
              {{#lines}}
              {{.}}
              {{/lines}}
            }
            {{/isBlock}}
          #endif
          {{/control}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewForm.mustache",
        text: ###"""
          Form {
            {{#rows}}
            Section {
              {{type}}(store: store)
            }
            {{/rows}}
            {{#sections}}
            {{type}}(store: store)
            {{/sections}}
          }
          {{title}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewLabelled.mustache",
        text: ###"""
          {{#hasSymbol}}
          Label {
            {{>viewControl}}
          } icon: {
            Image(systemName: {{symbol}})
          }
          {{/hasSymbol}}
          {{^hasSymbol}}
          {{>viewControl}}
          {{/hasSymbol}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewListRow.mustache",
        text: ###"""
          {{#hasRows}}
          VStack(alignment: .leading) {
            {{#rows}}
            {{>viewRow}}
            {{/rows}}
          }
          {{/hasRows}}
          {{^hasRows}}
          Text(verbatim: {{text}})
          {{/hasRows}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewModifier.mustache",
        text: ###"""
          {{#isLine}}
          {{line}}
          {{/isLine}}
          {{#isAppearance}}
          .onAppear {
            {{^isViewAction}}store.{{/isViewAction}}send({{action}})
          }
          {{/isAppearance}}
          {{#presented}}
          {{opening}}
            {{#isStacked}}
            NavigationStack {
              {{view}}(store: child)
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) {
                    {{close}}
                      store.send({{dismissal}})
                    }
                  }
                }
            }
            {{/isStacked}}
            {{^isStacked}}
            {{view}}(store: child)
            {{/isStacked}}
          }
          {{/presented}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewPreviewed.mustache",
        text: ###"""
          {{view}}(
            {{opening}}
              {{reducer}}
            {{#overrides}}
            } withDependencies: {
              {{#lines}}
              {{.}}
              {{/lines}}
            {{/overrides}}
            }
          )

          """###
      ),
      BundledTemplateSet.File(
        name: "viewRow.mustache",
        text: ###"""
          {{#isOptional}}
          if let value = {{optional}} {
            {{#controls}}
            {{>viewLabelled}}
            {{/controls}}
          }
          {{/isOptional}}
          {{^isOptional}}
          {{#controls}}
          {{>viewLabelled}}
          {{/controls}}
          {{/isOptional}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewScreens.mustache",
        text: ###"""
          VStack(spacing: 0) {
            {{#choices}}
            {{#choice}}
            {{>viewChoice}}
            {{/choice}}
            {{/choices}}
            {{#form}}
            {{>viewStackedForm}}
            {{/form}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "viewSection.mustache",
        text: ###"""
          {{#isOptional}}
          if let child = {{optional}} {
            {{>viewSectionParts}}
          }
          {{/isOptional}}
          {{^isOptional}}
          {{>viewSectionParts}}
          {{/isOptional}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewSectionContent.mustache",
        text: ###"""
          {{#part}}
          {{view}}
          {{/part}}
          {{#rows}}
          {{opening}}
            {{#isSimple}}
            VStack(alignment: .leading) {
              {{view}}(store: row)
            }
            .buttonStyle(.borderless)
            {{/isSimple}}
            {{#isManual}}
            {{view}}(store: row)
            {{/isManual}}
            {{#../tap}}
            Button {
              {{>viewTap}}
            } label: {
              Text(verbatim: {{../label}})
            }
            {{/../tap}}
            {{#isLinked}}
            NavigationLink {
              {{view}}(store: row)
            } label: {
              Text(verbatim: {{label}})
            }
            {{/isLinked}}
          }
          {{/rows}}
          {{#list}}
          {{opening}}
            {{#../tap}}
            Button {
              {{>viewTap}}
            } label: {
              {{>viewListRow ../.}}
            }
            {{/../tap}}
            {{^../tap}}
            {{>viewListRow}}
            {{/../tap}}
          }
          {{/list}}
          {{#delete}}
          .onDelete { offsets in
            {{#takesOffsets}}
            {{^isViewAction}}store.{{/isViewAction}}send({{action}})
            {{/takesOffsets}}
            {{^takesOffsets}}
            for id in offsets.map({ {{ids}}[$0] }) {
              {{^isViewAction}}store.{{/isViewAction}}send({{action}})
            }
            {{/takesOffsets}}
          }
          {{/delete}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewSectionParts.mustache",
        text: ###"""
          {{#isSection}}
          {{opening}}
            {{>viewSectionContent}}
          {{#header}}
          } header: {
            {{.}}
          {{/header}}
          }
          {{/isSection}}
          {{#inner}}
          {{view}}
          {{/inner}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewStackEnd.mustache",
        text: ###"""
          {{#destination}}
          } destination: { element in
            {{#isOne}}
            {{view}}(store: element)
            {{/isOne}}
            {{#choice}}
            {{>viewChoice}}
            {{/choice}}
          }
          {{/destination}}
          {{^destination}}
          }
          {{/destination}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewStackedForm.mustache",
        text: ###"""
          {{#isStacked}}
          {{#stack}}
          {{opening}}
          {{/stack}}
            {{>viewForm}}
            {{#stack}}
            {{#pushes}}
            {{>viewModifier}}
            {{/pushes}}
            {{/stack}}
          {{#stack}}
          {{>viewStackEnd}}
          {{/stack}}
          {{/isStacked}}
          {{^isStacked}}
          {{>viewForm}}
          {{/isStacked}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewStore.mustache",
        text: ###"""
          {{#isBindable}}
          @Bindable {{#sendsViewActions}}{{access}}{{/sendsViewActions}}var store: StoreOf<{{feature}}>
          {{/isBindable}}
          {{^isBindable}}
          {{#sendsViewActions}}{{access}}{{/sendsViewActions}}let store: StoreOf<{{feature}}>
          {{/isBindable}}
          {{#isPublic}}

          {{access}}init(store: StoreOf<{{feature}}>) {
            self.store = store
          }
          {{/isPublic}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewTab.mustache",
        text: ###"""
          {{^isStacked}}
          Group {
            {{view}}
          }
          {{/isStacked}}
          {{#stack}}
          {{opening}}
            {{#hasPushes}}
            Group {
              {{../view}}
            }
            {{#pushes}}
            {{>viewModifier}}
            {{/pushes}}
            {{/hasPushes}}
            {{^hasPushes}}
            {{../view}}
            {{/hasPushes}}
          {{>viewStackEnd}}
          {{/stack}}
          .tabItem {
            {{label}}
          }
          {{#isTagged}}
          .tag({{tag}})
          {{/isTagged}}

          """###
      ),
      BundledTemplateSet.File(
        name: "viewTap.mustache",
        text: ###"""
          {{^isViewAction}}store.{{/isViewAction}}send({{action}})

          """###
      ),
    ]
  ),
  BundledTemplateSet(
    name: "tca",
    files: [
      BundledTemplateSet.File(
        name: "Animations.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          // The library sends actions with SwiftUI's animations. On platforms without SwiftUI, these animations do nothing.
          #if !canImport(SwiftUI)
            /// An animation that does nothing, with the names of SwiftUI's animations.
            nonisolated struct NoAnimation: Equatable, Sendable {
              static let `default` = NoAnimation()
              static let linear = NoAnimation()
              static let easeIn = NoAnimation()
              static let easeOut = NoAnimation()
              static let easeInOut = NoAnimation()
              static let spring = NoAnimation()
              static let interactiveSpring = NoAnimation()
              static let interpolatingSpring = NoAnimation()
              static let smooth = NoAnimation()
              static let snappy = NoAnimation()
              static let bouncy = NoAnimation()

              static func linear(duration: Double) -> Self { Self() }
              static func easeIn(duration: Double) -> Self { Self() }
              static func easeOut(duration: Double) -> Self { Self() }
              static func easeInOut(duration: Double) -> Self { Self() }

              static func spring(
                response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
              ) -> Self { Self() }

              static func spring(
                duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
              ) -> Self { Self() }

              static func interactiveSpring(
                response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
              ) -> Self { Self() }

              static func interpolatingSpring(stiffness: Double, damping: Double) -> Self { Self() }

              static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
              static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
              static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }

              func delay(_ delay: Double) -> Self { self }
              func speed(_ speed: Double) -> Self { self }
              func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
              func repeatForever(autoreverses: Bool = true) -> Self { self }
            }

            extension Send {
              /// Sends an action.
              func callAsFunction(_ action: Action, animation: NoAnimation?) {
                self(action)
              }
            }

            extension DismissEffect {
              /// Requests that the parent dismiss the feature.
              @MainActor
              func callAsFunction(animation: NoAnimation?) async {
                await self()
              }
            }
          #endif

          """###
      ),
      BundledTemplateSet.File(
        name: "EffectError.mustache",
        text: ###"""
          {{>header}}

          /// The description of an effect's error, which a feature's state can store and compare.
          {{access}}nonisolated struct EffectError: Error, Equatable, Sendable, CustomStringConvertible {
            /// The description of the error, for people to read.
            {{access}}let description: String

            /// Describes any error. An `EffectError` stays as it is.
            {{access}}init(_ error: any Error) {
              self = error as? EffectError ?? EffectError(String(describing: error))
            }

            /// Creates an error with a description.
            {{access}}init(_ message: String) {
              self.description = message
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "EffectStep.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          nonisolated extension Effect {
            /// Returns an effect that performs steps in order. A step begins when the step before has ended or was canceled.
            static func steps(_ steps: EffectStep<Action>...) -> Self {
              .run { send in
                let tasks = LockIsolated<[Task<Void, Never>]>([])
                for step in steps { await step.perform(send, tasks) }
              }
            }
          }

          /// A step of an effect. A step is created like an effect: by `.run`, `.send`, `.cancel` or `.merge`.
          nonisolated struct EffectStep<Action>: Sendable {
            /// The work of a step. The effect keeps the tasks of all steps until it ends, because an exploration must not
            /// confuse a task with a later task at the same address.
            typealias Operation =
              @Sendable (_ send: Send<Action>, _ tasks: LockIsolated<[Task<Void, Never>]>) async -> Void

            /// The operations that end at once: they cancel effects and send actions.
            private var immediate: [Operation] = []
            /// The operations that take time. They run concurrently.
            private var work: [Operation] = []

            static func cancel(id: some Hashable & Sendable) -> Self {
              Self(immediate: [{ _, _ in await MainActor.run { Task.cancel(id: id) } }])
            }

            static func send(_ action: Action) -> Self {
              nonisolated(unsafe) let action = action
              return Self(immediate: [{ send, _ in await send(action) }])
            }

            static func run(
              priority: TaskPriority? = nil,
              operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
              catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
              fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
              column: UInt = #column
            ) -> Self {
              Self(work: [
                { send, tasks in
                  let task = Task(priority: priority) {
                    do {
                      try await operation(send)
                    } catch {
                      // A canceled operation reports no error because nobody waits for the error.
                      guard !(error is CancellationError), !Task.isCancelled else { return }
                      guard let handler else {
                        return reportIssue(
                          error, fileID: fileID, filePath: filePath, line: line, column: column)
                      }
                      await handler(error, send)
                    }
                  }
                  tasks.withValue { $0.append(task) }
                  await task.cancellableValue
                }
              ])
            }

            static func merge(_ steps: Self...) -> Self {
              merge(steps)
            }

            static func merge(_ steps: some Sequence<Self>) -> Self {
              steps.reduce(into: Self()) { merged, step in
                merged.immediate += step.immediate
                merged.work += step.work
              }
            }

            static func steps(_ steps: Self...) -> Self {
              Self(work: [
                { send, tasks in
                  for step in steps { await step.perform(send, tasks) }
                }
              ])
            }

            func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
              var step = self
              step.work = work.map { operation in
                { send, tasks in
                  await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) {
                    await operation(send, tasks)
                  }
                }
              }
              return step
            }

            /// Performs the step unless the effect was canceled before.
            func perform(_ send: Send<Action>, _ tasks: LockIsolated<[Task<Void, Never>]>) async {
              guard !Task.isCancelled else { return }
              for operation in immediate { await operation(send, tasks) }
              await withTaskGroup(of: Void.self) { group in
                for operation in work {
                  _ = group.addTaskUnlessCancelled { await operation(send, tasks) }
                }
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Expansions.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          nonisolated extension AnyCasePath {
            /// Creates a path for a case with one payload from the case's function: `.init(Action.setCount) { … }`.
            init(
              _ embed: sending @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
            ) {
              // In language mode 5 the function of a case is not '@Sendable'.
              nonisolated(unsafe) let embed = embed
              self.init(embed: { embed($0) }, extract: extract)
            }

            /// Creates a path for a case without a payload: `.init(.increment) { … }`.
            init(
              _ root: @escaping @autoclosure @Sendable () -> Root,
              extract: @escaping @Sendable (Root) -> Void?
            ) where Value == Void {
              self.init(embed: { _ in root() }, extract: extract)
            }
          }

          /// The observable state of a presentation.
          @propertyWrapper
          {{access}}struct ObservedPresentation<State>: Observable, Perceptible {
            private var presentation: PresentationState<State>
            private var registrar = ObservationStateRegistrar()

            {{access}}init(wrappedValue: State?) {
              presentation = PresentationState(wrappedValue: wrappedValue)
            }

            {{access}}var wrappedValue: State? {
              get {
                registrar.access(self, keyPath: \.wrappedValue)
                return presentation.wrappedValue
              }
              set {
                registrar.mutate(
                  self, keyPath: \.wrappedValue, &presentation.wrappedValue, newValue, _$isIdentityEqual)
              }
            }

            {{access}}var projectedValue: PresentationState<State> {
              get {
                registrar.access(self, keyPath: \.wrappedValue)
                return presentation
              }
              set {
                registrar.mutate(self, keyPath: \.wrappedValue, &presentation, newValue) {
                  _$isIdentityEqual($0.wrappedValue, $1.wrappedValue)
                }
              }
            }
          }

          nonisolated extension ObservedPresentation: Equatable where State: Equatable {}

          nonisolated extension ObservedPresentation: Hashable where State: Hashable {}

          nonisolated extension ObservedPresentation: Sendable where State: Sendable {}

          nonisolated extension ObservedPresentation: Encodable where State: Encodable {
            {{access}}func encode(to encoder: any Encoder) throws {
              try presentation.encode(to: encoder)
            }
          }

          nonisolated extension ObservedPresentation: Decodable where State: Decodable {
            {{access}}init(from decoder: any Decoder) throws {
              presentation = try PresentationState(from: decoder)
            }
          }

          nonisolated extension ObservedPresentation: CustomReflectable {
            {{access}}var customMirror: Mirror { presentation.customMirror }
          }

          // Whether a write to a property notifies observers. A comparable value notifies observers only if it has changed.

          nonisolated func shouldNotifyObservers<Value>(_ old: Value, _ new: Value) -> Bool { true }

          nonisolated func shouldNotifyObservers<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
            old != new
          }

          nonisolated func shouldNotifyObservers<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool {
            old !== new
          }

          nonisolated func shouldNotifyObservers<Value: AnyObject & Equatable>(
            _ old: Value, _ new: Value
          ) -> Bool {
            old != new
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "ExploreStates.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture
          import Testing

          /// An action of an exploration.
          nonisolated struct ExploredAction<Feature: Reducer> {
            /// The name of the action in the spec.
            let name: String
            let action: Feature.Action
            /// Whether the child, the alert or the element that receives the action exists.
            let isPossible: (Feature.State) -> Bool

            init(
              _ name: String,
              _ action: Feature.Action,
              when isPossible: @escaping (Feature.State) -> Bool = { _ in true }
            ) {
              self.name = name
              self.action = action
              self.isPossible = isPossible
            }
          }

          /// A condition that holds in every state of a feature.
          nonisolated struct StateInvariant<State> {
            let name: String
            /// The location at which a violation is reported.
            let location: SourceLocation
            let holds: (State) -> Bool

            init(
              _ name: String,
              sourceLocation: SourceLocation = #_sourceLocation,
              holds: @escaping (State) -> Bool
            ) {
              self.name = name
              location = sourceLocation
              self.holds = holds
            }
          }

          /// Visits every state that a reducer reaches by some actions, breadth first, and checks the invariants in each state.
          ///
          /// Every sequence of actions starts over, with its own initial state, dependencies and shared values. The exploration
          /// continues from a state once, and once more for every other set of running effects. For each invariant, it reports
          /// the first sequence of actions that breaks the invariant. No other such sequence is shorter.
          ///
          /// - Parameter delays: The maximum number of delays and timer ticks that end after one action; nil without a bound.
          @MainActor
          func exploreStates<Feature: Reducer>(
            from initialState: @autoclosure () -> Feature.State,
            actions: [ExploredAction<Feature>],
            depth: Int,
            limit: Int = 10_000,
            delays: Int? = nil,
            invariants: [StateInvariant<Feature.State>],
            sourceLocation: SourceLocation = #_sourceLocation,
            reducer: () -> some Reducer<Feature.State, Feature.Action>,
            withDependencies prepare: @escaping (inout DependencyValues) -> Void = { _ in }
          ) async {
            uncheckedUseMainSerialExecutor = true
            // States are compared by their dumps because a state need not equal itself.
            var states: Set<String> = []
            var positions: Set<[String]> = []
            var broken: Set<String> = []

            /// Checks a state unless it was visited before.
            func visit(_ state: Feature.State, after path: [ExploredAction<Feature>]) {
              let dump = String(customDumping: state)
              guard states.count <= limit, states.insert(dump).inserted else { return }
              for invariant in invariants where !invariant.holds(state) {
                guard broken.insert(invariant.name).inserted else { continue }
                let steps = path.isEmpty ? "the initial state" : path.map(\.name).joined(separator: ", ")
                Issue.record(
                  "'\(invariant.name)' is broken by \(steps):\n\(dump)", sourceLocation: invariant.location)
              }
            }

            /// Performs a sequence of actions, and returns whether the exploration continues from its end.
            func isNew(_ path: [ExploredAction<Feature>]) async -> Bool {
              let run = ExploredRun(
                from: initialState(), delays: delays, reducer: reducer, withDependencies: prepare)
              var isIdle = true
              for (index, step) in path.enumerated() where isIdle {
                if index == path.count - 1 { run.visit = { visit($0, after: path) } }
                isIdle = await run.perform(step.isPossible(run.state) ? step.action : nil)
              }
              visit(run.state, after: path)
              let position = [String(customDumping: run.state)] + run.runningEffects
              await run.end()
              if !isIdle {
                Issue.record(
                  """
                  The effects have sent more than \(run.limit) actions, which is the limit, after \
                  \(path.map(\.name).joined(separator: ", ")). Do they send one another endlessly?

                  If delays or timers lie between, as in a retry, say how many of them are over after one \
                  action: 'delays: 20' beside 'depth'. The others wait for the next action.
                  """, sourceLocation: sourceLocation)
              }
              return positions.insert(position).inserted && isIdle
            }

            var reached: [[ExploredAction<Feature>]] = await isNew([]) ? [[]] : []
            for _ in 0..<depth {
              let paths = reached
              reached = []
              for path in paths {
                for action in actions {
                  let isNew = await isNew(path + [action])
                  guard max(states.count, positions.count) <= limit else {
                    Issue.record(
                      "the search stopped at its limit of \(limit) states", sourceLocation: sourceLocation)
                    return
                  }
                  if isNew { reached.append(path + [action]) }
                }
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "ExploredRun.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// A run of a reducer through a sequence of actions.
          ///
          /// A step is an action and the work of all effects, until the effects have ended or wait for something outside. An
          /// effect continues from step to step. A sleep ends at once, unless the effect has sent an action in the same step.
          /// So a delay ends within its step, a timer ticks once in each step, and a stream has one element for each step.
          @MainActor
          final class ExploredRun<State, Action> {
            /// The maximum number of actions in a step: more than any feature sends between two actions of a user.
            let limit = 1_000
            /// The number of turns in which no task does anything, after which all tasks count as waiting.
            private static var turns: Int { 20 }
            /// The number of turns while an effect neither sleeps nor ends. In nested rows, effects start after many turns.
            private static var mostTurns: Int { 200 }

            private let delays: Int?
            private let log: ExploredLog<State, Action>
            private let store: Store<State, ExploredSending<Action>>
            private var tasks: [StoreTask] = []
            private var running = 0

            init(
              from initialState: @autoclosure () -> State,
              delays: Int?,
              reducer: () -> some Reducer<State, Action>,
              withDependencies prepare: @escaping (inout DependencyValues) -> Void
            ) {
              let log = ExploredLog<State, Action>(limit: limit)
              self.log = log
              self.delays = delays
              store = Store(initialState: log.begin(with: initialState())) {
                let reducer: some Reducer<State, ExploredSending<Action>> =
                  Scope({{#labelsScopes}}state: {{/labelsScopes}}\.self, action: \.action) { reducer() }
                Reduce { state, sending in log.reduce(&state, sending, with: reducer) }
              } withDependencies: {
                // New dependencies are necessary because the storages of shared values are among the dependencies.
                $0 = DependencyValues()
                prepare(&$0)
                log.time.takePlace(in: &$0)
              }
            }

            var state: State { log.state }

            /// The function that receives every state of the following steps.
            var visit: ((State) -> Void)? {
              get { log.visit }
              set { log.visit = newValue }
            }

            /// The running effects, each with the action that started the effect and with the reason why it waits.
            var runningEffects: [String] {
              log.effects.compactMap(\.running).flatMap { effect in
                let waits = log.time.waits(of: effect)
                return (waits.isEmpty ? [""] : waits).map { "\(effect.origin)\n\($0)" }
              }.sorted()
            }

            /// Sends an action unless it is nil, and waits for the work of all effects.
            ///
            /// - Returns: Whether the effects became idle.
            func perform(_ action: Action?) async -> Bool {
              log.count = 0
              log.time.beginStep(delays: delays)
              if let action {
                let task = store.send(ExploredSending(action: action, effect: nil))
                tasks.append(task)
                running += 1
                Task {
                  await task.finish()
                  running -= 1
                }
              }
              while log.count <= limit {
                await waitUntilIdle()
                // The last action was dropped at the limit, so the effects may look idle.
                guard log.count <= limit else { break }
                guard log.time.wakeNext() else {
                  log.effects.removeAll { $0.running == nil }
                  return true
                }
              }
              return false
            }

            /// Cancels all effects.
            func end() async {
              visit = nil
              for task in tasks { task.cancel() }
              await waitUntilIdle()
            }

            private func waitUntilIdle() async {
              var idle = 0
              while running > 0, idle < Self.turns || (idle < Self.mostTurns && !log.effectsWait) {
                let before = log.count + log.time.waits
                await Task.yield()
                idle = log.count + log.time.waits == before ? idle + 1 : 0
              }
            }
          }

          /// An action, with the number of the effect that sent the action.
          ///
          /// The action has a case path. Every action that an effect sends passes through the case path, with the dependencies
          /// of the effect.
          nonisolated struct ExploredSending<Action>: CasePathable {
            let action: Action
            /// The number of the effect; nil if the exploration sent the action.
            let effect: Int?

            struct AllCasePaths {
              var action: AnyCasePath<ExploredSending, Action> {
                AnyCasePath(
                  embed: { action in
                    @Dependency(\.exploredEffect) var effect
                    return ExploredSending(action: action, effect: effect?.id)
                  },
                  extract: { sending in sending.action }
                )
              }
            }

            static var allCasePaths: AllCasePaths { AllCasePaths() }
          }

          /// The log of a run: its effects, its actions and its state.
          private nonisolated final class ExploredLog<State, Action> {
            let limit: Int
            let time = ExploredTime()
            var effects: [Weak] = []
            /// The number of actions in the step.
            var count = 0
            /// The state after the last action. The state of the store is readable only if it is observable.
            private(set) var state: State!
            var visit: ((State) -> Void)?
            private var nextID = 0

            struct Weak {
              weak var running: RunningEffect?
            }

            init(limit: Int) {
              self.limit = limit
            }

            /// Whether every running effect waits for the clock or for the next step.
            var effectsWait: Bool {
              effects.compactMap(\.running).allSatisfy { !time.waits(of: $0).isEmpty }
            }

            /// Records the initial state.
            func begin(with state: State) -> State {
              self.state = state
              return state
            }

            /// Reduces an action. The action's effects receive their identity as a dependency.
            func reduce(
              _ state: inout State, _ sending: ExploredSending<Action>,
              with reducer: some Reducer<State, ExploredSending<Action>>
            ) -> Effect<ExploredSending<Action>> {
              guard count <= limit else { return .none }
              count += 1
              time.noteSending(by: sending.effect)
              nextID += 1
              let running = RunningEffect(id: nextID, origin: String(customDumping: sending.action))
              effects.append(Weak(running: running))
              defer {
                self.state = state
                visit?(state)
              }
              // A running task keeps its dependencies, so the weak reference is nil once the effect has ended.
              return withDependencies {
                $0.exploredEffect = running
              } operation: {
                reducer.{{^callsReduce}}_{{/callsReduce}}reduce(into: &state, action: sending)
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "ExploredStreams.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          nonisolated extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
            /// Returns a stream of elements, one for each step of an exploration.
            static func explored(_ elements: [Element], throwing error: (any Error)? = nil) -> Self {
              let elements = ExploredElements(elements)
              return AsyncThrowingStream(unfolding: {
                if let element = await elements.next() { return element }
                if let error, !Task.isCancelled { throw error }
                return nil
              })
            }
          }

          nonisolated extension AsyncStream where Element: Sendable {
            /// Returns a stream of elements, one for each step of an exploration.
            static func explored(_ elements: [Element]) -> Self {
              let elements = ExploredElements(elements)
              return AsyncStream(unfolding: { await elements.next() })
            }
          }

          /// The remaining elements of a stream.
          private nonisolated final class ExploredElements<Element: Sendable>: Sendable {
            private let elements: LockIsolated<(rest: ArraySlice<Element>, step: Int)>

            init(_ elements: [Element]) {
              self.elements = LockIsolated((elements[...], 0))
            }

            /// Returns the next element, in a later step if this step has already had an element.
            func next() async -> Element? {
              @Dependency(\.exploredTime) var time
              let rest = elements.value.rest.count
              if let time, rest > 0, elements.value.step == time.step {
                do { try await time.waitForStep(note: "has \(rest) elements to come") } catch { return nil }
              }
              let step = time?.step ?? 0
              return elements.withValue { elements in
                elements.step = step
                return elements.rest.popFirst()
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "ExploredTime.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// The running effect of an action.
          nonisolated final class RunningEffect: Sendable {
            let id: Int
            /// The description of the action.
            let origin: String

            init(id: Int, origin: String) {
              self.id = id
              self.origin = origin
            }
          }

          nonisolated extension DependencyValues {
            var exploredEffect: RunningEffect? {
              get { self[ExploredEffectKey.self] }
              set { self[ExploredEffectKey.self] = newValue }
            }

            var exploredTime: ExploredTime? {
              get { self[ExploredTimeKey.self] }
              set { self[ExploredTimeKey.self] = newValue }
            }
          }

          private nonisolated enum ExploredEffectKey: TestDependencyKey {
            static var testValue: RunningEffect? { nil }
          }

          private nonisolated enum ExploredTimeKey: TestDependencyKey {
            static var testValue: ExploredTime? { nil }
          }

          /// A clock that wakes sleepers one by one.
          ///
          /// The clock does not wake a sleeper whose task has sent an action in the same step. Streams wait for their next
          /// element in the same way, after all sleepers.
          nonisolated final class ExploredTime: Clock, Sendable {
            struct Instant: InstantProtocol {
              var offset: Duration = .zero

              func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
              func duration(to other: Instant) -> Duration { other.offset - offset }
              static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
            }

            /// A task of an effect.
            private struct Waiter: Hashable, Sendable {
              var effect: Int?
              var task: Int?
            }

            private struct Wait: Sendable {
              var waiter: Waiter
              var deadline: Instant?
              var note: String
              var continuation: CheckedContinuation<Void, any Error>
            }

            private struct Schedule: Sendable {
              var now = Instant()
              var step = 0
              var nextID = 0
              var waits: [Int: Wait] = [:]
              var cancelled: Set<Int> = []
              /// The tasks that have sent an action in this step.
              var senders: Set<Waiter> = []
              var wakes: [Waiter: Int] = [:]
              /// The number of sleeps that may still end in this step.
              var delays = Int.max
            }

            /// The maximum number of times that a task wakes in one step, so that a polling loop becomes idle, too.
            private static let mostWakes = 100

            private let schedule = LockIsolated(Schedule())

            var now: Instant { schedule.value.now }
            var minimumResolution: Duration { .zero }

            /// The number of waits that have begun.
            var waits: Int { schedule.value.nextID }

            /// Returns the reasons why the tasks of an effect wait.
            func waits(of effect: RunningEffect) -> [String] {
              schedule.value.waits.values.filter { $0.waiter.effect == effect.id }
                .map(\.note)
            }

            /// The number of the step.
            var step: Int { schedule.value.step }

            /// Replaces the overridden clocks. A clock without an override still reports its use.
            func takePlace(in dependencies: inout DependencyValues) {
              dependencies.exploredTime = self
              if !(dependencies.continuousClock is UnimplementedClock<Duration>) {
                dependencies.continuousClock = self
              }
              if !(dependencies.suspendingClock is UnimplementedClock<Duration>) {
                dependencies.suspendingClock = self
              }
            }

            func beginStep(delays: Int?) {
              schedule.withValue {
                $0.delays = delays ?? .max
                $0.step += 1
                $0.senders = []
                $0.wakes = [:]
              }
            }

            /// Records that the current task has sent an action for an effect. Tasks of two effects may have the same address.
            func noteSending(by effect: Int?) {
              let sender = Waiter(effect: effect, task: currentTask)
              schedule.withValue { _ = $0.senders.insert(sender) }
            }

            func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
              try await wait(currentWaiter, until: deadline, note: "sleeps")
            }

            /// Waits for the next step if the task has sent an action in this step.
            func waitForStep(note: String) async throws {
              let waiter = currentWaiter
              guard schedule.value.senders.contains(waiter) else { return }
              try await wait(waiter, until: nil, note: note)
            }

            /// Wakes the first task that may wake.
            ///
            /// - Returns: Whether a task has woken.
            func wakeNext() -> Bool {
              let wait = schedule.withValue { schedule -> Wait? in
                let next = schedule.waits
                  .filter { _, wait in
                    (wait.deadline == nil || schedule.delays > 0) && !schedule.senders.contains(wait.waiter)
                      && schedule.wakes[wait.waiter, default: 0] < Self.mostWakes
                  }
                  .min { left, right in
                    switch (left.value.deadline, right.value.deadline) {
                    case (let one?, let other?): (one, left.key) < (other, right.key)
                    case (nil, nil): left.key < right.key
                    case (let one, _): one != nil
                    }
                  }
                guard let (id, wait) = next else { return nil }
                schedule.waits[id] = nil
                schedule.wakes[wait.waiter, default: 0] += 1
                if let deadline = wait.deadline {
                  schedule.now = max(schedule.now, deadline)
                  schedule.delays -= 1
                }
                return wait
              }
              wait?.continuation.resume()
              return wait != nil
            }

            private var currentTask: Int? {
              withUnsafeCurrentTask { $0?.hashValue }
            }

            private var currentWaiter: Waiter {
              @Dependency(\.exploredEffect) var effect
              return Waiter(effect: effect?.id, task: currentTask)
            }

            private func wait(_ waiter: Waiter, until deadline: Instant?, note: String) async throws {
              try Task.checkCancellation()
              let id = schedule.withValue { schedule in
                schedule.nextID += 1
                return schedule.nextID
              }
              try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                  let isCancelled = schedule.withValue { schedule in
                    // The task may have been canceled before this point.
                    if schedule.cancelled.remove(id) != nil { return true }
                    schedule.waits[id] = Wait(
                      waiter: waiter, deadline: deadline, note: note, continuation: continuation)
                    return false
                  }
                  if isCancelled { continuation.resume(throwing: CancellationError()) }
                }
              } onCancel: {
                let wait = schedule.withValue { schedule in
                  let wait = schedule.waits.removeValue(forKey: id)
                  if wait == nil { schedule.cancelled.insert(id) }
                  return wait
                }
                wait?.continuation.resume(throwing: CancellationError())
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "FeaturePath.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// The path of a feature: the children that distinguish its instances, from the outermost to the innermost.
          private nonisolated enum FeaturePathKey: DependencyKey {
            static let liveValue: [String] = []
            static let testValue: [String] = []
          }

          nonisolated extension DependencyValues {
            /// The path of a feature: the children that distinguish its instances, from the outermost to the innermost.
            ///
            /// The path is part of the feature's effect ids, so two instances of a type do not cancel each other's effects.
            {{access}}var featurePath: [String] {
              get { self[FeaturePathKey.self] }
              set { self[FeaturePathKey.self] = newValue }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "FedStream.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture
          import Testing

          /// A stream that a test feeds, element by element.
          ///
          /// Each call of the endpoint starts a stream. A step feeds all streams to which effects listen. A step that feeds or
          /// ends a stream without listeners fails the test.
          nonisolated struct FedStream<Element: Sendable>: Sendable {
            private struct Listener: Sendable {
              let feed: @Sendable (Element) -> Void
              let finish: @Sendable ((any Error)?) -> Void
            }

            private struct Status: Sendable {
              var listeners: [Int: Listener] = [:]
              var count = 0
              /// The reason why no effect listens.
              var absence = "No effect has asked for this stream yet."
            }

            private let name: String
            private let status = LockIsolated(Status())

            /// Creates a stream. Messages contain its name.
            init(_ name: String) {
              self.name = name
            }

            /// Returns a new stream, for an endpoint without errors.
            func stream() -> AsyncStream<Element> {
              let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
              let listener = Listener(
                feed: { _ = continuation.yield($0) },
                finish: { _ in continuation.finish() }
              )
              let number = add(listener)
              continuation.onTermination = { end in
                if case .cancelled = end { remove(number) }
              }
              return stream
            }

            /// Returns a new stream that an error may end, for a throwing endpoint.
            func throwingStream() -> AsyncThrowingStream<Element, any Error> {
              let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
              let listener = Listener(
                feed: { _ = continuation.yield($0) },
                finish: { continuation.finish(throwing: $0) }
              )
              let number = add(listener)
              continuation.onTermination = { end in
                if case .cancelled = end { remove(number) }
              }
              return stream
            }

            /// Sends an element to the listening effects, and lets the effects continue.
            func feed(_ element: Element, sourceLocation: SourceLocation = #_sourceLocation) async {
              let now = status.value
              guard !now.listeners.isEmpty else {
                Issue.record("feed: \(name)(\(element))\n\n\(now.absence)", sourceLocation: sourceLocation)
                return
              }
              await tell(now.listeners) { $0.feed(element) }
            }

            /// Ends the streams to which effects listen, possibly with an error, and lets the effects continue.
            func finish(
              throwing error: (any Error)? = nil,
              sourceLocation: SourceLocation = #_sourceLocation
            ) async {
              let before = status.value
              guard !before.listeners.isEmpty else {
                Issue.record("end: \(name)\n\n\(before.absence)", sourceLocation: sourceLocation)
                return
              }
              status.withValue { status in
                status.listeners = [:]
                status.absence = "The stream has ended."
              }
              await tell(before.listeners) { $0.finish(error) }
            }

            private func add(_ listener: Listener) -> Int {
              status.withValue { status in
                status.count += 1
                status.listeners[status.count] = listener
                return status.count
              }
            }

            private func remove(_ number: Int) {
              status.withValue { status in
                guard status.listeners.removeValue(forKey: number) != nil else { return }
                status.absence = "The effect that listened was cancelled."
              }
            }

            /// Calls a function with each listener, in the order in which the listeners started.
            private func tell(_ listeners: [Int: Listener], _ body: (Listener) -> Void) async {
              for listener in listeners.sorted(by: { $0.key < $1.key }) {
                body(listener.value)
              }
              // The yields let the effects continue, because tests run on the serial main executor.
              for _ in 0..<20 {
                await Task.yield()
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Recorder.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// The arguments of all calls of a dependency, in the order of the calls.
          @propertyWrapper
          nonisolated struct Recorder<Arguments: Sendable>: Sendable {
            // The calls are shared because closures record into copies.
            private let calls = LockIsolated<[Arguments]>([])

            /// The arguments of every call so far.
            var wrappedValue: [Arguments] {
              calls.value
            }

            /// The recorder itself, to record with.
            var projectedValue: Recorder {
              self
            }

            /// Records a call.
            func record(_ arguments: Arguments) {
              calls.withValue { $0.append(arguments) }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Reducer.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{#outer}}
          extension {{type}} {
            {{>featureType ../.}}
          }
          {{/outer}}
          {{^outer}}
          {{>featureType}}
          {{/outer}}
          {{#observedState}}

          {{>observedState ../.}}
          {{/observedState}}
          {{#isCoded}}

          {{>coding}}
          {{/isCoded}}
          {{#destinations}}
          {{#enums}}
          {{#-first}}

          {{/-first}}
          {{#stateConformances}}
          nonisolated extension {{../../../type}}.{{../name}}.State: {{.}} {}
          {{/stateConformances}}
          {{#actionConformances}}
          nonisolated extension {{../../../type}}.{{../name}}.Action: {{.}} {}
          {{/actionConformances}}
          {{/enums}}
          {{/destinations}}
          {{#destinations}}
          {{#reducers}}
          {{#expanded}}

          {{>observedEnum}}
          {{/expanded}}
          {{#isIdentified}}

          nonisolated extension {{../../type}}.{{name}}.State {
            /// The identity that distinguishes the state from its replacement; nil if no effects have to end.
            var stateIdentity: StateIdentity? {
              switch self {
              {{#cases}}
              {{#isIdentified}}
              case .{{member}}(let state): state.stateIdentity
              {{/isIdentified}}
              {{/cases}}
              {{^isWhollyIdentified}}
              default: nil
              {{/isWhollyIdentified}}
              }
            }
          }
          {{/isIdentified}}
          {{/reducers}}
          {{/destinations}}
          {{#prompts}}
          {{#kinds}}

          nonisolated extension {{state}} where Action == {{action}} {
            {{#prompts}}
            {{>prompt}}
            {{^-last}}

            {{/-last}}
            {{/prompts}}
          }
          {{/kinds}}
          {{/prompts}}
          {{#handlers}}

          /// The functions of {{type}} that are written by hand.
          nonisolated protocol {{name}} {
            {{#functions}}
            {{>doc}}
            {{requirement}}
            {{^-last}}

            {{/-last}}
            {{/functions}}
          }

          nonisolated extension {{type}}: {{name}} {}
          {{/handlers}}

          """###
      ),
      BundledTemplateSet.File(
        name: "StateIdentity.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// An identity that distinguishes a state from its replacement. Copies of a state keep the identity.
          ///
          /// All identities are equal, so they do not affect the comparison of states.
          {{access}}nonisolated struct StateIdentity: Hashable, Sendable, CustomDumpStringConvertible {
            /// The identifier that cancels the effects of the state.
            {{access}}final class ID: Hashable, Sendable {
              {{access}}static func == (left: ID, right: ID) -> Bool {
                left === right
              }

              {{access}}func hash(into hasher: inout Hasher) {
                hasher.combine(ObjectIdentifier(self))
              }
            }

            {{access}}let id = ID()

            {{access}}var customDumpDescription: String { "StateIdentity()" }

            {{access}}init() {}

            {{access}}static func == (left: StateIdentity, right: StateIdentity) -> Bool {
              true
            }

            {{access}}func hash(into hasher: inout Hasher) {}
          }

          nonisolated extension Reducer {
            /// Makes the effects of a child cancelable by the identity of its state.
            {{access}}func cancellable(
              by identity: @escaping (State) -> StateIdentity?
            ) -> some Reducer<State, Action> {
              Reduce { state, action in
                let id = identity(state)?.id
                let effects = {{^callsReduce}}_{{/callsReduce}}reduce(into: &state, action: action)
                guard let id else { return effects }
                return effects.cancellable(id: id)
              }
            }

            /// Cancels the effects of children that were removed or replaced.
            {{access}}func endingReplaced(
              _ identities: @escaping (State) -> [StateIdentity?]
            ) -> some Reducer<State, Action> {
              Reduce { state, action in
                let before = identities(state).compactMap { $0?.id }
                let effects = {{^callsReduce}}_{{/callsReduce}}reduce(into: &state, action: action)
                let after = identities(state).compactMap { $0?.id }
                guard before != after else { return effects }
                return .merge([effects] + Set(before).subtracting(after).map { .cancel(id: $0) })
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "actionEnum.mustache",
        text: ###"""
          {{#isPathable}}
          {{>caseEnum}}
          {{/isPathable}}
          {{^isPathable}}
          {{#isEmpty}}
          {{access}}enum {{name}}{{#conformances}}: {{.}}{{/conformances}} {}
          {{/isEmpty}}
          {{^isEmpty}}
          {{access}}{{keyword}} {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}
            {{#nested}}

            {{>pathableEnum}}
            {{/nested}}
          }
          {{/isEmpty}}
          {{/isPathable}}

          """###
      ),
      BundledTemplateSet.File(
        name: "attachments.mustache",
        text: ###"""
          {{#attachments}}
          {{#reducer}}
          {{../call}} {
            {{code}}
          }
          {{/reducer}}
          {{^reducer}}
          {{call}}
          {{/reducer}}
          {{/attachments}}

          """###
      ),
      BundledTemplateSet.File(
        name: "body.mustache",
        text: ###"""
          {{#identities}}
          CombineReducers {
            {{>bodyLink ../.}}
          }
          .endingReplaced { state in
            {{.}}
          }
          {{/identities}}
          {{^identities}}
          {{>bodyLink}}
          {{/identities}}

          """###
      ),
      BundledTemplateSet.File(
        name: "bodyLink.mustache",
        text: ###"""
          {{#isCombined}}
          {{#reducers}}
          CombineReducers {
            {{>reducers}}
          }
          {{/reducers}}
          {{>changes}}
          {{/isCombined}}
          {{^isCombined}}
          {{#reducers}}
          {{>reducers}}
          {{/reducers}}
          {{#previous}}
          {{name}}
          {{/previous}}
            {{>changes}}
          {{/isCombined}}

          """###
      ),
      BundledTemplateSet.File(
        name: "bodyParts.mustache",
        text: ###"""
          {{#parts}}

          {{>doc}}
          @ReducerBuilder<State, Action>
          private var {{name}}: some ReducerOf<Self> {
            {{>bodyLink}}
          }
          {{/parts}}

          """###
      ),
      BundledTemplateSet.File(
        name: "cancelIDs.mustache",
        text: ###"""
          {{#hasPath}}
          {{access}}struct CancelID: Hashable {
            enum Name {
              {{#names}}
              case {{.}}
              {{/names}}
            }

            var path: [String]
            var name: Name
          }
          {{/hasPath}}
          {{^hasPath}}
          {{#isLong}}
          {{access}}enum CancelID {
            {{#names}}
            case {{.}}
            {{/names}}
          }
          {{/isLong}}
          {{^isLong}}
          {{access}}enum CancelID { case {{#names}}{{.}}{{^-last}}, {{/-last}}{{/names}} }
          {{/isLong}}
          {{/hasPath}}
          {{#hasElements}}

          {{access}}struct ElementID<Element: Hashable & Sendable>: Hashable {
            var effect: CancelID
            var element: Element
          }
          {{/hasElements}}

          """###
      ),
      BundledTemplateSet.File(
        name: "changes.mustache",
        text: ###"""
          {{#changes}}
          {{#isReducer}}
          .onChange(of: \.{{path}}) { {{oldValue}}, _ in
            Reduce { state, _ in
              {{block}}
            }
          }
          {{/isReducer}}
          {{^isReducer}}
          .onChange(of: \.{{path}}) { {{oldValue}}, state in
            {{block}}
          }
          {{/isReducer}}
          {{/changes}}

          """###
      ),
      BundledTemplateSet.File(
        name: "core.mustache",
        text: ###"""
          core

          """###
      ),
      BundledTemplateSet.File(
        name: "destination.mustache",
        text: ###"""
          {{>doc}}
          {{^expanded}}
          @Reducer
          {{/expanded}}
          {{#isEnum}}
          {{access}}enum {{name}}{{#expanded}}: CaseReducer{{/expanded}} {
            {{#cases}}
            case {{name}}({{type}})
            {{/cases}}
            {{#plainCases}}
            {{#isValue}}
            {{^../expanded}}
            @ReducerCaseIgnored
            {{/../expanded}}
            {{/isValue}}
            case {{name}}({{state}})
            {{/plainCases}}
            {{#answers}}

            {{>pathableEnum}}
            {{/answers}}
            {{#expanded}}

            {{>reducerEnum}}
            {{/expanded}}
          }
          {{/isEnum}}
          {{^isEnum}}
          {{access}}struct {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#expanded}}
            {{#state}}
            {{>caseEnum}}
            {{/state}}

            {{#action}}
            {{>caseEnum}}
            {{/action}}
            {{/expanded}}
            {{^expanded}}
            @ObservableState
            {{access}}enum State{{#stateConformances}}: {{.}}{{/stateConformances}} {
              {{#cases}}
              case {{name}}({{state}})
              {{/cases}}
              {{#plainCases}}
              case {{name}}({{state}})
              {{/plainCases}}
            }

            {{access}}enum Action{{#actionConformances}}: {{.}}{{/actionConformances}} {
              {{#cases}}
              case {{name}}({{type}}.Action)
              {{/cases}}
              {{#plainCases}}
              case {{name}}({{action}})
              {{/plainCases}}
            }
            {{/expanded}}
            {{#answers}}

            {{>pathableEnum}}
            {{/answers}}
            {{#parameters}}
            {{#fields}}
            {{#-first}}

            {{/-first}}
            {{>field}}
            {{/fields}}

            {{>initializer}}
            {{/parameters}}
            {{^parameters}}
            {{#isPublic}}

            {{access}}init() {}
            {{/isPublic}}
            {{/parameters}}

            {{access}}var body: some ReducerOf<Self> {
              {{#body}}
              {{>body}}
              {{/body}}
            }
            {{#body}}
            {{>bodyParts}}
            {{/body}}
          }
          {{/isEnum}}

          """###
      ),
      BundledTemplateSet.File(
        name: "exploration.mustache",
        text: ###"""
          {{>doc}}
          @Test({{title}})
          func {{function}}() async {
            {{#clocks}}
            let {{.}} = TestClock()
            {{/clocks}}
            {{#shared}}
            func initialState() -> {{../feature}}.State {
              {{>givenState ../.}}
              return state
            }
            {{/shared}}
            let actions: [ExploredAction<{{feature}}>] = [
              {{#actions}}
              {{.}}
              {{/actions}}
            ]
            await exploreStates(
              {{#shared}}
              from: initialState(),
              {{/shared}}
              {{^shared}}
              {{^given}}
              from: {{initial}},
              {{/given}}
              {{#given}}
              from: {{../feature}}.State(
                {{#arguments}}
                {{.}}
                {{/arguments}}
              ),
              {{/given}}
              {{/shared}}
              actions: actions,
              depth: {{depth}},
              {{#limit}}
              limit: {{.}},
              {{/limit}}
              {{#delays}}
              delays: {{.}},
              {{/delays}}
              invariants: [
                {{#invariants}}
                {{.}}
                {{/invariants}}
              ]
            ) {
              {{>featureReducer}}
            {{#overrides}}
            } withDependencies: {
              {{#lines}}
              {{.}}
              {{/lines}}
            {{/overrides}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "featureReducer.mustache",
        text: ###"""
          {{reducer}}
          {{#modifiers}}
            {{.}}
          {{/modifiers}}

          """###
      ),
      BundledTemplateSet.File(
        name: "featureType.mustache",
        text: ###"""
          {{>doc}}
          {{^isExpanded}}
          @Reducer
          {{/isExpanded}}
          {{access}}{{#isNonisolated}}nonisolated {{/isNonisolated}}struct {{declaredType}}{{#generics}}{{.}}{{/generics}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#style}}
            {{#action}}
            {{../../access}}typealias Action = {{.}}

            {{/action}}
            {{/style}}
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#destinations}}
            {{#reducers}}
            {{>destination}}

            {{/reducers}}
            {{/destinations}}
            {{#state}}
            {{^expanded}}
            {{^alias}}
            @ObservableState
            {{/alias}}
            {{/expanded}}
            {{>state}}
            {{/state}}
            {{#action}}

            {{>actionEnum}}
            {{/action}}
            {{#groups}}

            {{>pathableEnum}}
            {{/groups}}
            {{#cancelIDs}}

            {{>cancelIDs}}
            {{/cancelIDs}}
            {{#dependencies}}
            {{#-first}}

            {{/-first}}
            @{{wrapper}} var {{name}}
            {{/dependencies}}
            {{#parameters}}
            {{#fields}}
            {{#-first}}

            {{/-first}}
            {{>field}}
            {{/fields}}

            {{>initializer}}
            {{/parameters}}
            {{#needsInit}}

            {{access}}init() {}
            {{/needsInit}}

            {{#composition}}
            {{../access}}var body: some ReducerOf<Self> {
              {{>composition}}
            }

            @ReducerBuilder<State, Action>
            private var core: some ReducerOf<Self> {
              {{#../body}}
              {{>body}}
              {{/../body}}
            }
            {{/composition}}
            {{^composition}}
            {{#body}}
            {{../access}}var body: some ReducerOf<Self> {
              {{>body}}
            }
            {{/body}}
            {{/composition}}
            {{#body}}
            {{>bodyParts}}
            {{/body}}
            {{#ownFunctions}}

            {{>function}}
            {{/ownFunctions}}
            {{#procedures}}

            {{>function}}
            {{/procedures}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "field.mustache",
        text: ###"""
          {{#storage}}
          {{.}}
          {{/storage}}
          {{^storage}}
          {{>doc}}
          {{#isShared}}
          {{>sharedField}}
          {{/isShared}}
          {{^isShared}}
          {{#didSet}}
          {{#../attribute}}{{^../../isExpanded}}@ObservationStateIgnored {{/../../isExpanded}}{{.}} {{/../attribute}}{{../access}}{{../declaration}} {
            didSet {
              {{statements}}
            }
          }
          {{/didSet}}
          {{^didSet}}
          {{#attribute}}{{^../isExpanded}}@ObservationStateIgnored {{/../isExpanded}}{{.}} {{/attribute}}{{#isPresented}}@{{#isExpanded}}ObservedPresentation{{/isExpanded}}{{^isExpanded}}Presents{{/isExpanded}} {{/isPresented}}{{access}}{{declaration}}
          {{/didSet}}
          {{/isShared}}
          {{/storage}}

          """###
      ),
      BundledTemplateSet.File(
        name: "observedEnum.mustache",
        text: ###"""
          extension {{type}}.State: {{#isEnum}}CaseReducerState, {{/isEnum}}Observable, ObservableState {
            {{#isEnum}}
            {{access}}typealias StateReducer = {{type}}

            {{/isEnum}}
            {{access}}var _$id: ObservableStateID {
              switch self {
              {{#cases}}
              case .{{member}}(let state): ._$id(for: state)._$tag({{index}})
              {{/cases}}
              {{#plainCases}}
              case .{{member}}(let value): ._$id(for: value)._$tag({{index}})
              {{/plainCases}}
              }
            }

            {{access}}mutating func _$willModify() {
              switch self {
              {{#cases}}
              case .{{member}}(var state):
                ComposableArchitecture._$willModify(&state)
                self = .{{member}}(state)
              {{/cases}}
              {{#plainCases}}
              case .{{member}}(var value):
                ComposableArchitecture._$willModify(&value)
                self = .{{member}}(value)
              {{/plainCases}}
              }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "observedField.mustache",
        text: ###"""
          {{>doc}}
          {{access}}var {{name}}: {{type}} {
            get {
              {{reading}}
              return {{storage}}
            }
            set {
              {{writing}}
            }
            {{^isFollowed}}
            _modify {
              {{beginning}}
              defer {
                {{end}}
              }
              yield &{{storage}}
            }
            {{/isFollowed}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "observedState.mustache",
        text: ###"""
          extension {{type}}.State: Observable, ObservableState {
            {{#observedState}}
            {{access}}var _$id: ObservableStateID {
              switch self {
              {{#cases}}
              {{#holdsOne}}
              case .{{member}}(let value): ._$id(for: value)._$tag({{index}})
              {{/holdsOne}}
              {{^holdsOne}}
              case .{{member}}: ObservableStateID()._$tag({{index}})
              {{/holdsOne}}
              {{/cases}}
              }
            }

            {{access}}mutating func _$willModify() {
              switch self {
              {{#cases}}
              {{#holdsOne}}
              case .{{member}}(var value):
                ComposableArchitecture._$willModify(&value)
                self = .{{member}}({{value}})
              {{/holdsOne}}
              {{^holdsOne}}
              case .{{member}}: break
              {{/holdsOne}}
              {{/cases}}
              }
            }
            {{/observedState}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "pathableEnum.mustache",
        text: ###"""
          {{#isPathable}}
          {{>caseEnum}}
          {{/isPathable}}
          {{^isPathable}}
          {{>doc}}
          @CasePathable
          {{access}}{{keyword}} {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}
            {{#nested}}

            {{>pathableEnum}}
            {{/nested}}
          }
          {{/isPathable}}

          """###
      ),
      BundledTemplateSet.File(
        name: "reducerEnum.mustache",
        text: ###"""
          {{#state}}
          {{>caseEnum}}
          {{/state}}

          {{#action}}
          {{>caseEnum}}
          {{/action}}

          {{access}}static var body: Reduce<State, Action> {
            Reduce(
              EmptyReducer<State, Action>()
                {{#cases}}
                {{opening}}
                  {{reducer}}
                }
                {{/cases}}
            )
          }

          {{#caseScope}}
          {{>caseEnum}}
          {{/caseScope}}

          @MainActor
          {{access}}static func scope(_ store: Store<State, Action>) -> CaseScope {
            switch store.state {
            {{#cases}}
            case .{{member}}:
              {{scope}}
            {{/cases}}
            {{#plainCases}}
            case .{{member}}(let value): .{{member}}(value)
            {{/plainCases}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "reducers.mustache",
        text: ###"""
          {{#hasBinding}}
          BindingReducer({{#bindings}}action: \.{{path}}{{/bindings}})
            {{#bindingOperators}}
            {{.}}
            {{/bindingOperators}}
          {{/hasBinding}}
          {{#before}}
          Reduce { state, action in
            {{block}}
          }
          {{/before}}
          {{#scopes}}
          Scope({{#isLabelled}}state: {{/isLabelled}}\.{{state}}, action: \.{{action}}) {
            {{reducer.code}}
          }
          {{/scopes}}
          {{#own}}
          Reduce { state, action in
            {{block}}
          }
          {{/own}}
          {{#operators}}
          {{.}}
          {{/operators}}
          {{#previous}}
          {{name}}
          {{/previous}}
          {{#isEmpty}}
          EmptyReducer{{#attachments}}{{#-first}}<State, Action>{{/-first}}{{/attachments}}()
          {{/isEmpty}}
          {{#isNamed}}
            {{>attachments}}
          {{/isNamed}}
          {{^isNamed}}
          {{>attachments}}
          {{/isNamed}}

          """###
      ),
      BundledTemplateSet.File(
        name: "set.yaml",
        text: ###"""
          # The template set for pointfreeco's swift-composable-architecture. It has only the templates that differ from those of
          # the runtime set.
          set: tca
          base: runtime
          dialect: tca
          values: 1
          without: [Action, Destinations, Alerts]
          outputs:
            # Code that the library lacks, for modules that use it.
            - template: EffectError
              for: module
              when: hasEffectErrors
              path: '{{sources}}/Support/EffectError.swift'
            - template: FeaturePath
              for: module
              when: hasFeaturePaths
              path: '{{sources}}/Support/FeaturePath.swift'
            - template: StateIdentity
              for: module
              when: hasStateIdentities
              path: '{{sources}}/Support/StateIdentity.swift'
            - template: EffectStep
              for: module
              when: hasEffectSteps
              path: '{{sources}}/Support/EffectStep.swift'
            - template: Animations
              for: module
              when: hasAnimations
              path: '{{sources}}/Support/Animations.swift'
            - template: Expansions
              for: module
              when: hasExpansions
              path: '{{sources}}/Support/Expansions.swift'
            - template: Recorder
              for: module
              when: hasRecorders
              path: '{{tests}}/Support/Recorder.swift'
            - template: FedStream
              for: module
              when: hasFedStreams
              path: '{{tests}}/Support/FedStream.swift'
            - template: ExploreStates
              for: module
              when: hasExplorations
              path: '{{tests}}/Support/ExploreStates.swift'
            - template: ExploredRun
              for: module
              when: hasExplorations
              path: '{{tests}}/Support/ExploredRun.swift'
            - template: ExploredTime
              for: module
              when: hasExplorations
              path: '{{tests}}/Support/ExploredTime.swift'
            - template: ExploredStreams
              for: module
              when: hasExplorations
              path: '{{tests}}/Support/ExploredStreams.swift'

          """###
      ),
      BundledTemplateSet.File(
        name: "state.mustache",
        text: ###"""
          {{#alias}}
          {{../access}}typealias State = {{type}}
          {{/alias}}
          {{#enum}}
          {{>stateEnum}}
          {{/enum}}
          {{^alias}}
          {{^enum}}
          {{#isEmpty}}
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {}
          {{/isEmpty}}
          {{^isEmpty}}
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#fields}}
            {{>field}}
            {{/fields}}
            {{#isIdentified}}
            {{access}}let stateIdentity = StateIdentity()
            {{/isIdentified}}
            {{#expanded}}
            private var _$observationRegistrar = ObservationStateRegistrar()
            {{/expanded}}
            {{#init}}
            {{^isEmpty}}

            {{/isEmpty}}
            {{/init}}
            {{>initializer}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
            {{#observedFields}}

            {{>observedField}}
            {{/observedFields}}
            {{#expanded}}

            {{access}}var _$id: ObservableStateID { _$observationRegistrar.id }

            {{access}}mutating func _$willModify() { _$observationRegistrar._$willModify() }
            {{/expanded}}
          }
          {{/isEmpty}}
          {{/enum}}
          {{/alias}}

          """###
      ),
      BundledTemplateSet.File(
        name: "stateEnum.mustache",
        text: ###"""
          {{#isPathable}}
          {{>caseEnum}}
          {{/isPathable}}
          {{^isPathable}}
          {{access}}enum {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}
            {{#computed}}
            {{>computed}}
            {{/computed}}
          }
          {{/isPathable}}

          """###
      ),
      BundledTemplateSet.File(
        name: "suiteHead.mustache",
        text: ###"""
          @MainActor
          @Suite({{title}})
          struct {{type}} {
            /// Keeps the serial main executor on, because each test store turns it off at its end while other tests run.
            init() {
              uncheckedUseMainSerialExecutor = true
            }

            {{#helpers}}
            {{text}}

            {{/helpers}}

          """###
      ),
    ]
  ),
]
