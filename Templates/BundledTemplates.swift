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

            /// Makes the dependencies of given ones.
            {{../access}}init(
              {{#dependencies}}
              {{name}}: {{type}}{{^-last}},{{/-last}}
              {{/dependencies}}
            ) {
              {{#dependencies}}
              self.{{name}} = {{name}}
              {{/dependencies}}
            }

            /// Makes the dependencies of those in force: the live ones, or a test's.
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
          /// The dependencies of the middleware, which needs none.
          {{#needsInit}}
          {{../access}}struct Dependencies: Sendable {
            /// Makes the empty dependencies.
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
          {{access}}enum {{declaredType}} {
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
          /// Does the work that follows an action, with the state after it, and returns the next action.
          {{opening}}
            {{#dependencies}}
            let {{.}} = dependencies.{{.}}
            {{/dependencies}}
            switch action {
            {{#cases}}
            {{>matchCase}}
            {{/cases}}
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
          /// Returns the state that follows a state and an action; does nothing else.
          {{../access}}static func reduce(_ state: State, _ action: Action) -> State {
            {{#isConstant}}
            state
            {{/isConstant}}
            {{^isConstant}}
            var state = state
            {{#parts}}
            switch action {
            {{#cases}}
            {{>matchCase}}
            {{/cases}}
            }
            {{/parts}}
            switch action {
            {{#cases}}
            {{>matchCase}}
            {{/cases}}
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

          extension {{type}} {
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
          extension {{state}} where Action == {{action}} {
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
          {{access}}struct {{type}}: Sendable {
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

          extension {{type}}: DependencyKey {
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

            {{access}}static let testValue = {{type}}(
              {{#endpoints}}
              {{test}}
              {{/endpoints}}
            )
          }

          extension DependencyValues {
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

          extension {{type}} {
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
          extension {{type}} {
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
          extension {{type}} {
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
          {{>nestedType}}
          {{/enumeration}}
          {{^enumeration}}
          {{>doc}}
          {{access}}struct {{type}}: {{conformances}} {
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
          protocol {{name}} {
            {{#functions}}
            {{>doc}}
            {{requirement}}
            {{^-last}}

            {{/-last}}
            {{/functions}}
          }

          extension {{type}}: {{name}} {}
          {{/handlers}}

          {{>observedFields}}

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
          {{>header}}

          #if canImport(SwiftUI)
            {{#view}}
            {{>imports}}

            /// Shows {{feature}}: the fields of its state, and buttons for its actions.
            {{access}}struct {{type}}: View{{#store}}{{#sendsViewActions}}, ViewActionSending{{/sendsViewActions}}{{/store}} {
              {{#store}}
              {{>viewStore}}
              {{/store}}

              {{access}}var body: some View {
                {{#stack}}
                {{opening}}
                  {{#../content}}
                  {{>viewContent}}
                  {{/../content}}
                  {{#../pushes}}
                  {{>viewModifier}}
                  {{/../pushes}}
                } destination: { element in
                  {{#isOne}}
                  {{view}}(store: element)
                  {{/isOne}}
                  {{#choice}}
                  {{>viewChoice}}
                  {{/choice}}
                }
                {{/stack}}
                {{^stack}}
                {{#content}}
                {{>viewContent}}
                {{/content}}
                {{/stack}}
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

            /// The fields of {{../feature}} and its buttons, for a form.
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

            /// The lists and the children of {{../feature}}, for a form.
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
        name: "block.mustache",
        text: ###"""
          {{#block}}
          {{#items}}
          {{>blockItem}}
          {{/items}}
          {{/block}}

          """###
      ),
      BundledTemplateSet.File(
        name: "blockItem.mustache",
        text: ###"""
          {{#guard}}
          {{#isLong}}
          guard
            {{text}}
          else {
            {{exit}}
          }
          {{/isLong}}
          {{^isLong}}
          guard {{text}} else { {{exit}} }
          {{/isLong}}
          {{/guard}}
          {{#statements}}
          {{text}}
          {{/statements}}
          {{#choice}}
          {{#branches}}
          {{opening}}
            {{>block}}
          {{/branches}}
          }
          {{/choice}}
          {{#attempt}}
          do{{#type}} throws({{type}}){{/type}} {
            {{>block}}
          {{#type}}
          } catch {
            {{../failure}}
          {{/type}}
          }
          {{/attempt}}
          {{#match}}
          switch {{value}} {
          {{#cases}}
          {{>matchCase}}
          {{/cases}}
          }
          {{/match}}
          {{#append}}
          effects.append(
            {{>effect}}
          )
          {{/append}}
          {{#result}}
          {{>effect}}
          {{/result}}

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

          """###
      ),
      BundledTemplateSet.File(
        name: "cancellable.mustache",
        text: ###"""
          .cancellable({{arguments}}){{../../suffix}}

          """###
      ),
      BundledTemplateSet.File(
        name: "caseEnum.mustache",
        text: ###"""
          {{>doc}}
          {{#isLookedUp}}
          @dynamicMemberLookup
          {{/isLookedUp}}
          {{access}}enum {{name}}{{#conformances}}: {{.}}{{/conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}

            {{access}}struct AllCasePaths: Sendable {
              {{#cases}}
              {{>casePath}}
              {{/cases}}
            }

            {{access}}static var allCasePaths: AllCasePaths { AllCasePaths() }
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
            {{#isTuple}}
            .init(
              embed: { {{embed}} },
              {{#isLong}}
              extract: {
                guard case {{pattern}} = $0 else { return nil }
                return {{extracted}}
              }
              {{/isLong}}
              {{^isLong}}
              extract: { if case {{pattern}} = $0 { {{extracted}} } else { nil } }
              {{/isLong}}
            )
            {{/isTuple}}
            {{^isTuple}}
            {{#isLong}}
            .init({{embed}}) {
              guard case {{pattern}} = $0 else { return nil }
              return {{extracted}}
            }
            {{/isLong}}
            {{^isLong}}
            .init({{embed}}) { if case {{pattern}} = $0 { {{extracted}} } else { nil } }
            {{/isLong}}
            {{/isTuple}}
          }
          {{/path}}

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
              switch action {
              {{#features}}
              case .{{name}}(let childAction):
                {{#reducer}}
                return {{text}}
                  {{#overrides}}
                  .dependency(\.{{key}}, {{value}})
                  {{/overrides}}
                  .reduce(into: &state, case: State.allCasePaths.{{../name}}, action: childAction)
                  .scoped(toCase: \.{{../name}}, in: state) { .{{../name}}($0) }
                {{/reducer}}
              {{^-last}}

              {{/-last}}
              {{/features}}
              }
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
        name: "effect.mustache",
        text: ###"""
          {{#line}}
          {{text}}
          {{/line}}
          {{#group}}
          {{opening}}
            {{#effects}}
            {{>effect}}
            {{/effects}}
          ){{../suffix}}
          {{/group}}
          {{#run}}
          {{#arguments}}
          {{#isLong}}
          {{../../prefix}}.run(
            {{#lines}}
            {{.}}
            {{/lines}}
          ) { {{../capture}}{{../send}} in
          {{/isLong}}
          {{^isLong}}
          {{../../prefix}}.run({{text}}) { {{../capture}}{{../send}} in
          {{/isLong}}
          {{/arguments}}
          {{^arguments}}
          {{../prefix}}.run { {{capture}}{{send}} in
          {{/arguments}}
            {{>block}}
          {{#failure}}
          } catch: { {{parameters}} in
            {{#statements}}
            {{.}}
            {{/statements}}
          {{/failure}}
          {{#cancellable}}
          }
          {{>cancellable}}
          {{/cancellable}}
          {{^cancellable}}
          }{{../suffix}}
          {{/cancellable}}
          {{/run}}

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
            let explorer = StateExplorer(initialState: {{feature}}.State()) {
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
          {{access}}struct {{declaredType}}: {{#style}}{{conforms}}{{/style}}{{^style}}Reducer{{/style}}, Sendable {
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
            @Dependency({{source}}) var {{name}}
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
            {{#observed}}

            {{>observed}}
            {{/observed}}

            {{#reduce}}
            {{>reducerFunction}}
            {{/reduce}}
            {{#before}}

            {{>function}}
            {{/before}}
            {{#reactions}}

            {{>function}}
            {{/reactions}}
            {{#changed}}

            {{>function}}
            {{/changed}}
            {{#procedures}}

            {{>function}}
            {{/procedures}}
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
            {{>block}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "givenState.mustache",
        text: ###"""
          {{^given}}
          let state = {{feature}}.State()
          {{/given}}
          {{#given}}
          let state = {{../feature}}.State(
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
          // Code generated by featuregen from {{spec}}. DO NOT EDIT.

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
          {{#isEmpty}}
          {{access}}init() {}
          {{/isEmpty}}
          {{#isLine}}
          {{access}}init({{#parameters}}{{.}}{{/parameters}}) { {{#assignments}}{{.}}{{/assignments}} }
          {{/isLine}}
          {{^isEmpty}}
          {{^isLine}}
          {{#isLong}}
          {{access}}init(
            {{#parameters}}
            {{.}}
            {{/parameters}}
          ) {
          {{/isLong}}
          {{^isLong}}
          {{access}}init({{#parameters}}{{.}}{{^-last}} {{/-last}}{{/parameters}}) {
          {{/isLong}}
            {{#assignments}}
            {{.}}
            {{/assignments}}
          }
          {{/isLine}}
          {{/isEmpty}}
          {{/init}}

          """###
      ),
      BundledTemplateSet.File(
        name: "matchCase.mustache",
        text: ###"""
          {{#isApart}}

          {{/isApart}}
          {{#isIdle}}
          {{label}} break
          {{/isIdle}}
          {{^isIdle}}
          {{label}}
            {{>block}}
          {{/isIdle}}

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
        name: "observed.mustache",
        text: ###"""
          {{opening}}
            {{#properties}}
            let {{old}} = state.{{name}}
            {{/properties}}
            var effect = reduceAll(into: &state, action: action)
            {{#properties}}
            if state.{{name}} != {{old}} {
              effect = effect.merge(with: {{function}}(into: &state, oldValue: {{old}}))
            }
            {{/properties}}
            return effect
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "observedFields.mustache",
        text: ###"""
          extension {{type}}.State {
            {{#state}}
            {{#observed}}
            {{#isLong}}
            {{access}}static let _fields = StateFields<Self>([
              {{#rows}}
              {{.}}
              {{/rows}}
            ])
            {{/isLong}}
            {{^isLong}}
            {{access}}static let _fields = StateFields<Self>([{{#rows}}{{.}}{{/rows}}])
            {{/isLong}}
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
              ButtonState({{arguments}}) {
                {{#label}}
                {{>textState}}
                {{/label}}
              }
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
        name: "reducedChild.mustache",
        text: ###"""
          {{#overrides}}
          .dependency(\.{{key}}, {{value}})
          {{/overrides}}
          .reduce(into: &state.{{../place}}, {{arguments}})
          {{scope}}

          """###
      ),
      BundledTemplateSet.File(
        name: "reducerCase.mustache",
        text: ###"""
          {{#isApart}}

          {{/isApart}}
          {{#child}}
          case {{#../groups}}.{{.}}({{/../groups}}.{{../name}}({{pattern}}){{#../groups}}){{/../groups}}:
            {{#hasBefore}}
            let before = reduceBefore(into: &state, action: action)
            {{/hasBefore}}
            {{#isBroken}}
            {{opening}}
            {{>reducedChild}}
            {{/isBroken}}
            {{^isBroken}}
            {{#isLong}}
            {{opening}}
              {{>reducedChild}}
            {{/isLong}}
            {{^isLong}}
            {{opening}}.reduce(into: &state.{{../place}}, {{arguments}})
              {{scope}}
            {{/isLong}}
            {{/isBroken}}
            {{#result}}
            return {{.}}
            {{/result}}
          {{/child}}
          {{#push}}
          case {{#../groups}}.{{.}}({{/../groups}}.{{../name}}(.push(id: let id, state: let element)){{#../groups}}){{/../groups}}:
            state.{{../name}}.push(element, id: id)
            {{#reacts}}
            return reduceSelf(into: &state, action: action)
            {{/reacts}}
          {{/push}}
          {{#pop}}
          case {{#../groups}}.{{.}}({{/../groups}}.{{../name}}(.popFrom(id: let id)){{#../groups}}){{/../groups}}:
            state.{{../name}}.requireElement(id)
            {{#reacts}}
            let effect = reduceSelf(into: &state, action: action)
            state.{{../name}}.pop(from: id)
            return effect
            {{/reacts}}
            {{^reacts}}
            state.{{../name}}.pop(from: id)
            {{/reacts}}
          {{/pop}}
          {{#dismissal}}
          case {{pattern}}:
            {{#reacts}}
            let presentation = Presentation(of: state.{{../place}})
            let effect = reduceSelf(into: &state, action: action)
            presentation.dismiss(&state.{{../place}})
            return effect
            {{/reacts}}
            {{^reacts}}
            Presentation(of: state.{{../place}}).dismiss(&state.{{../place}})
            {{/reacts}}
          {{/dismissal}}
          {{#own}}
          {{>matchCase}}
          {{/own}}

          """###
      ),
      BundledTemplateSet.File(
        name: "reducerFunction.mustache",
        text: ###"""
          {{opening}}
            switch action {
            {{#cases}}
            {{>reducerCase}}
            {{/cases}}
            }
            {{#endsSwitch}}
            return .none
            {{/endsSwitch}}
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
            - {template: Tests, for: feature, when: hasTests, path: '{{tests}}/{{name}}Tests.swift'}
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
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {
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
          {{/state}}

          """###
      ),
      BundledTemplateSet.File(
        name: "step.mustache",
        text: ###"""
          {{call}}
          {{#matches}}
            guard
              case {{pattern}} = $0
            else {
              return false
            }
            return true
          {{#../changes}}
          } assert: {
          {{/../changes}}
          {{^../changes}}
          }
          {{/../changes}}
          {{/matches}}
          {{#changes}}
            {{#lines}}
            {{.}}
            {{/lines}}
          }
          {{/changes}}

          """###
      ),
      BundledTemplateSet.File(
        name: "suiteHead.mustache",
        text: ###"""
          @MainActor
          @Suite({{title}})
          struct {{../name}}Tests {

          """###
      ),
      BundledTemplateSet.File(
        name: "test.mustache",
        text: ###"""
          {{>doc}}
          @Test({{title}})
          func {{function}}() async {
            {{#recorded}}
            struct Recorded {
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
            {{#shared}}
            {{>givenState ../.}}
            let store = TestStore(initialState: state) {
              {{>featureReducer ../.}}
            {{/shared}}
            {{^shared}}
            {{^given}}
            let store = TestStore(initialState: {{feature}}.State()) {
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
            {{>step}}
            {{/steps}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "textState.mustache",
        text: ###"""
          {{#isMultiline}}
          TextState(
            {{literal}}
          )
          {{/isMultiline}}
          {{^isMultiline}}
          TextState({{literal}})
          {{/isMultiline}}

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
          {{#isObserverApart}}
          {{access}}{{declaration}} {
            didSet { _changes.mark({{index}}) }
          }
          {{/isObserverApart}}
          {{^isObserverApart}}
          {{access}}{{declaration}} { didSet { _changes.mark({{index}}) } }
          {{/isObserverApart}}
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
            {{view}}(store: child)
          {{/views}}
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "viewContent.mustache",
        text: ###"""
          {{#form}}
          {{>viewForm}}
          {{/form}}
          {{#tabs}}
          {{opening}}
            {{#tabs}}
            {{>viewTab}}
            {{/tabs}}
            {{#form}}
            NavigationStack {
              {{>viewForm}}
            }
            .tabItem {
              Label({{title}}, systemImage: "ellipsis")
            }
            {{/form}}
          }
          {{/tabs}}
          {{#screens}}
          VStack(spacing: 0) {
            {{#choices}}
            {{#choice}}
            {{>viewChoice}}
            {{/choice}}
            {{/choices}}
            {{#form}}
            {{>viewForm}}
            {{/form}}
          }
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
          .navigationTitle({{title}})

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
                    Button("Close") {
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
            }
          )

          """###
      ),
      BundledTemplateSet.File(
        name: "viewRow.mustache",
        text: ###"""
          {{#isOptional}}
          if let value = {{optional}} {
            {{>viewLabelled}}
          }
          {{/isOptional}}
          {{^isOptional}}
          {{>viewLabelled}}
          {{/isOptional}}

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
          {{#hasSymbol}}
          Section {
            {{>viewSectionContent}}
          } header: {
            Label({{label}}, systemImage: {{symbol}})
          }
          {{/hasSymbol}}
          {{^hasSymbol}}
          Section({{label}}) {
            {{>viewSectionContent}}
          }
          {{/hasSymbol}}
          {{/isSection}}
          {{#inner}}
          {{view}}
          {{/inner}}

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
          {{#isStacked}}
          NavigationStack {
          {{/isStacked}}
          {{^isStacked}}
          Group {
          {{/isStacked}}
            {{view}}
          }
          .tabItem {
            {{#hasSymbol}}
            Label({{label}}, systemImage: {{symbol}})
            {{/hasSymbol}}
            {{^hasSymbol}}
            Text({{label}})
            {{/hasSymbol}}
          }
          {{#isTagged}}
          .tag({{tag}})
          {{/isTagged}}

          """###
      ),
    ]
  ),
  BundledTemplateSet(
    name: "tca",
    files: [
      BundledTemplateSet.File(
        name: "EffectError.mustache",
        text: ###"""
          {{>header}}

          /// An error of an effect as a description, which a feature's state can hold and compare.
          {{access}}struct EffectError: Error, Equatable, Sendable, CustomStringConvertible {
            /// The description of the error, for people to read.
            {{access}}let description: String

            /// Describes any error; an `EffectError` stays as it is.
            {{access}}init(_ error: any Error) {
              self = error as? EffectError ?? EffectError(String(describing: error))
            }

            /// Makes an error with a description.
            {{access}}init(_ message: String) {
              self.description = message
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Expansions.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          extension AnyCasePath {
            /// Makes a path of the function that a case with one payload is: `.init(Action.setCount) { … }`.
            init(
              _ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
            ) {
              self.init(embed: embed, extract: extract)
            }

            /// Makes a path of a case without a payload: `.init(.increment) { … }`.
            init(
              _ root: @escaping @autoclosure @Sendable () -> Root,
              extract: @escaping @Sendable (Root) -> Void?
            ) where Value == Void {
              self.init(embed: { _ in root() }, extract: extract)
            }
          }

          /// Holds what is presented, and lets it be observed.
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

          extension ObservedPresentation: Equatable where State: Equatable {}

          extension ObservedPresentation: Hashable where State: Hashable {}

          extension ObservedPresentation: Sendable where State: Sendable {}

          extension ObservedPresentation: Encodable where State: Encodable {
            {{access}}func encode(to encoder: any Encoder) throws {
              try presentation.encode(to: encoder)
            }
          }

          extension ObservedPresentation: Decodable where State: Decodable {
            {{access}}init(from decoder: any Decoder) throws {
              presentation = try PresentationState(from: decoder)
            }
          }

          extension ObservedPresentation: CustomReflectable {
            {{access}}var customMirror: Mirror { presentation.customMirror }
          }

          // Whether observers are notified of a property that is written. Of values that can be compared, only others count.

          func shouldNotifyObservers<Value>(_ old: Value, _ new: Value) -> Bool { true }

          func shouldNotifyObservers<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }

          func shouldNotifyObservers<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool { old !== new }

          func shouldNotifyObservers<Value: AnyObject & Equatable>(_ old: Value, _ new: Value) -> Bool {
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
          struct ExploredAction<Feature: Reducer> {
            /// What the spec calls it.
            let name: String
            let action: Feature.Action
            /// Whether the child, the alert or the element that it is for is there.
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

          /// Visits every state that a reducer reaches by some actions, breadth first, and checks the invariants in each.
          ///
          /// Every sequence of actions begins anew: with the initial state, dependencies and shared values made for it alone. A
          /// step is an action and all actions that its effects send; effects that still run then are cancelled. An action for a
          /// child that is not there leads nowhere. For each invariant, the first sequence of actions that breaks it is reported;
          /// no other one is shorter.
          @MainActor
          func exploreStates<Feature: Reducer>(
            from initialState: @autoclosure () -> Feature.State,
            actions: [ExploredAction<Feature>],
            depth: Int,
            limit: Int = 10_000,
            invariants: [(name: String, holds: (Feature.State) -> Bool)],
            reducer: () -> some Reducer<Feature.State, Feature.Action>,
            withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
          ) async where Feature.State: Equatable {
            // States with equal dumps count as one; a state need not equal itself.
            var seen: Set<String> = []
            var broken: Set<String> = []

            /// Performs some actions and checks the state that they lead to; tells whether it was not seen before.
            func isNew(_ path: [ExploredAction<Feature>]) async -> Bool {
              let store = TestStore(initialState: initialState(), reducer: reducer) {
                // The storages of shared values are among the dependencies.
                $0 = DependencyValues()
                prepare(&$0)
              }
              store.exhaustivity = .off(showSkippedAssertions: false)
              for step in path {
                guard step.isPossible(store.state) else { return false }
                await store.send(step.action)
                await store.skipReceivedActions(strict: false)
                await store.skipInFlightEffects(strict: false)
              }
              let dump = String(customDumping: store.state)
              guard seen.insert(dump).inserted else { return false }
              for invariant in invariants where !invariant.holds(store.state) {
                guard broken.insert(invariant.name).inserted else { continue }
                let steps = path.isEmpty ? "the initial state" : path.map(\.name).joined(separator: ", ")
                Issue.record("'\(invariant.name)' is broken by \(steps):\n\(dump)")
              }
              return true
            }

            var reached: [[ExploredAction<Feature>]] = await isNew([]) ? [[]] : []
            for _ in 0..<depth {
              let paths = reached
              reached = []
              for path in paths {
                for action in actions {
                  guard await isNew(path + [action]) else { continue }
                  guard seen.count <= limit else {
                    Issue.record("the search stopped at its limit of \(limit) states")
                    return
                  }
                  reached.append(path + [action])
                }
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

          /// The path of a feature: the children that lead to it and are always there, from the outermost to the innermost.
          private enum FeaturePathKey: DependencyKey {
            static let liveValue: [String] = []
            static let testValue: [String] = []
          }

          extension DependencyValues {
            /// The path of a feature: the children that lead to it and are always there, from the outermost to the innermost.
            ///
            /// It is part of the feature's effect ids, so two children of the same type do not cancel each other's effects.
            {{access}}var featurePath: [String] {
              get { self[FeaturePathKey.self] }
              set { self[FeaturePathKey.self] = newValue }
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Recorder.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// Collects the arguments of calls of a dependency, in the order of the calls.
          @propertyWrapper
          struct Recorder<Arguments: Sendable>: Sendable {
            // Shared, so that closures may record into copies.
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
          {{#destinations}}
          {{#enums}}
          {{#-first}}

          {{/-first}}
          {{#stateConformances}}
          extension {{../../../type}}.{{../name}}.State: {{.}} {}
          {{/stateConformances}}
          {{#actionConformances}}
          extension {{../../../type}}.{{../name}}.Action: {{.}} {}
          {{/actionConformances}}
          {{/enums}}
          {{/destinations}}
          {{#destinations}}
          {{#reducers}}
          {{#expanded}}

          {{>observedEnum}}
          {{/expanded}}
          {{#isIdentified}}

          extension {{../../type}}.{{name}}.State {
            /// What tells it from another state that takes its place; nil where no effects have to end.
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

          extension {{state}} where Action == {{action}} {
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
          protocol {{name}} {
            {{#functions}}
            {{>doc}}
            {{requirement}}
            {{^-last}}

            {{/-last}}
            {{/functions}}
          }

          extension {{type}}: {{name}} {}
          {{/handlers}}

          """###
      ),
      BundledTemplateSet.File(
        name: "StateIdentity.mustache",
        text: ###"""
          {{>header}}

          import ComposableArchitecture

          /// What tells a state from another one that takes its place. Copies of a state keep it.
          ///
          /// All identities are equal, so that they make no difference between states.
          {{access}}struct StateIdentity: Hashable, Sendable, CustomDumpStringConvertible {
            /// What the effects of the state are cancelled by.
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

          extension Reducer {
            /// Lets the effects of a child be cancelled by the identity of its state.
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

            /// Cancels the effects of children that are gone or that others have replaced.
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
          {{access}}enum {{name}}{{#conformances}}: {{.}}{{/conformances}} {
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
        name: "attachments.mustache",
        text: ###"""
          {{#attachments}}
          {{#reducer}}
          {{../call}} {
            {{>childReducer}}
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
            {{#lines}}
            {{.}}
            {{/lines}}
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

          """###
      ),
      BundledTemplateSet.File(
        name: "cancellable.mustache",
        text: ###"""
          {{#isLong}}
          .cancellable(
            {{#lines}}
            {{.}}
            {{/lines}}
          ){{../../suffix}}
          {{/isLong}}
          {{^isLong}}
          .cancellable({{arguments}}){{../../suffix}}
          {{/isLong}}

          """###
      ),
      BundledTemplateSet.File(
        name: "changes.mustache",
        text: ###"""
          {{#changes}}
          {{#isReducer}}
          .onChange(of: \.{{path}}) { {{oldValue}}, _ in
            Reduce { state, _ in
              {{>block}}
            }
          }
          {{/isReducer}}
          {{^isReducer}}
          .onChange(of: \.{{path}}) { {{oldValue}}, state in
            {{>block}}
          }
          {{/isReducer}}
          {{/changes}}

          """###
      ),
      BundledTemplateSet.File(
        name: "childModifiers.mustache",
        text: ###"""
          {{#overrides}}
          .dependency(\.{{key}}, {{value}})
          {{/overrides}}
          {{#isIdentified}}
          .cancellable(by: \.stateIdentity)
          {{/isIdentified}}
          {{#place}}
          .transformDependency(\.featurePath) { $0.append({{literal}}) }
          {{/place}}

          """###
      ),
      BundledTemplateSet.File(
        name: "childReducer.mustache",
        text: ###"""
          {{text}}
          {{#isBroken}}
          {{>childModifiers}}
          {{/isBroken}}
          {{^isBroken}}
            {{>childModifiers}}
          {{/isBroken}}

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
            }

            {{access}}enum Action{{#actionConformances}}: {{.}}{{/actionConformances}} {
              {{#cases}}
              case {{name}}({{type}}.Action)
              {{/cases}}
            }
            {{/expanded}}
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
              from: {{feature}}.State(),
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
          {{access}}struct {{declaredType}}{{#conformances}}: {{.}}{{/conformances}} {
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
            @ObservableState
            {{/expanded}}
            {{>state}}
            {{/state}}

            {{#action}}
            {{>actionEnum}}
            {{/action}}
            {{#groups}}
            {{>pathableEnum}}
            {{^-last}}

            {{/-last}}
            {{/groups}}
            {{#cancelIDs}}

            {{>cancelIDs}}
            {{/cancelIDs}}
            {{#dependencies}}
            {{#-first}}

            {{/-first}}
            @Dependency({{source}}) var {{name}}
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
          {{#isPresented}}@{{#isExpanded}}ObservedPresentation{{/isExpanded}}{{^isExpanded}}Presents{{/isExpanded}} {{/isPresented}}{{access}}{{declaration}}
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
              }
            }

            {{access}}mutating func _$willModify() {
              switch self {
              {{#cases}}
              case .{{member}}(var state):
                ComposableArchitecture._$willModify(&state)
                self = .{{member}}(state)
              {{/cases}}
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
            _modify {
              {{beginning}}
              defer {
                {{end}}
              }
              yield &{{storage}}
            }
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
          {{access}}enum {{name}}{{#conformances}}: {{.}}{{/conformances}} {
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
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "reducers.mustache",
        text: ###"""
          {{#hasBinding}}
          BindingReducer({{#bindings}}action: \.{{path}}{{/bindings}})
          {{/hasBinding}}
          {{#before}}
          Reduce { state, action in
            {{>block}}
          }
          {{/before}}
          {{#scopes}}
          Scope({{#isLabelled}}state: {{/isLabelled}}\.{{state}}, action: \.{{action}}) {
            {{#reducer}}
            {{>childReducer}}
            {{/reducer}}
          }
          {{/scopes}}
          {{#own}}
          Reduce { state, action in
            {{>block}}
          }
          {{/own}}
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
            - template: Expansions
              for: module
              when: hasExpansions
              path: '{{sources}}/Support/Expansions.swift'
            - template: Recorder
              for: module
              when: hasRecorders
              path: '{{tests}}/Support/Recorder.swift'
            - template: ExploreStates
              for: module
              when: hasExplorations
              path: '{{tests}}/Support/ExploreStates.swift'

          """###
      ),
      BundledTemplateSet.File(
        name: "state.mustache",
        text: ###"""
          {{#isEmpty}}
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {}
          {{/isEmpty}}
          {{^isEmpty}}
          {{access}}struct State{{#conformances}}: {{.}}{{/conformances}} {
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
            {{#expanded}}
            {{#fields}}

            {{>observedField}}
            {{/fields}}

            {{access}}var _$id: ObservableStateID { _$observationRegistrar.id }

            {{access}}mutating func _$willModify() { _$observationRegistrar._$willModify() }
            {{/expanded}}
          }
          {{/isEmpty}}

          """###
      ),
      BundledTemplateSet.File(
        name: "suiteHead.mustache",
        text: ###"""
          @MainActor
          @Suite({{title}})
          struct {{../name}}Tests {
            /// Keeps the serial main executor on, which each test store would switch off at its end while other tests go on.
            init() {
              uncheckedUseMainSerialExecutor = true
            }


          """###
      ),
    ]
  ),
]
