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
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "Alerts.mustache",
        text: ###"""
          {{>header}}

          {{>imports}}

          {{#questions}}
          {{#kinds}}
          extension {{state}} where Action == {{action}} {
            {{#questions}}
            {{>question}}
            {{^-last}}

            {{/-last}}
            {{/questions}}
          }
          {{^-last}}

          {{/-last}}
          {{/kinds}}
          {{/questions}}

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

          {{>doc}}
          {{access}}struct {{type}}: Reducer, Sendable {
            {{#types}}
            {{>nestedType}}

            {{/types}}
            {{#state}}
            {{access}}struct State: {{conformances}} {
              {{#fields}}
              {{>trackedField}}
              {{/fields}}
              /// The fields that were changed, for observation.
              {{access}}var _changes = StateChanges()
              {{#init}}

              {{/init}}
              {{>initializer}}
              {{#computed}}

              {{>computed}}
              {{/computed}}

              {{>observedFields}}
            }
            {{/state}}
            {{#cancelIDs}}

            {{access}}enum CancelID {
              {{#names}}
              case {{.}}
              {{/names}}
            }
            {{/cancelIDs}}
            {{#dependencies}}
            {{#-first}}

            {{/-first}}
            @Dependency(\.{{.}}) var {{.}}
            {{/dependencies}}
            {{#needsInit}}

            {{access}}init() {}
            {{/needsInit}}
            {{#functions}}
            {{#observed}}

            {{>observed}}
            {{/observed}}
            {{#composed}}

            {{>composed}}
            {{/composed}}
            {{#before}}

            {{>function}}
            {{/before}}
            {{#own}}

            {{>function}}
            {{/own}}
            {{#changed}}

            {{>function}}
            {{/changed}}
            {{#procedures}}

            {{>function}}
            {{/procedures}}
            {{/functions}}
          }
          {{#handlers}}

          /// What {{type}} leaves to be written by hand.
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
        name: "Tests.mustache",
        text: ###"""
          {{>header}}

          {{#suite}}
          {{>imports}}
          {{#testable}}

          @testable import {{module}}
          {{/testable}}

          @MainActor
          @Suite({{title}})
          struct {{../name}}Tests {
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
          guard
            {{text}}
          else {
            return .none
          }
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
          {{#match}}
          switch {{value}} {
          {{#cases}}
          {{label}}
            {{>block}}
          {{^-last}}

          {{/-last}}
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
        name: "caseEnum.mustache",
        text: ###"""
          {{>doc}}
          {{#isLookedUp}}
          @dynamicMemberLookup
          {{/isLookedUp}}
          {{access}}enum {{name}}: {{conformances}} {
            {{#cases}}
            {{>doc}}
            {{declaration}}
            {{/cases}}

            {{access}}struct AllCasePaths: Sendable {
              {{#cases}}
              {{>casePath}}
              {{^-last}}

              {{/-last}}
              {{/cases}}
            }

            {{access}}static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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
            AnyCasePath(
              embed: { {{#isVoid}}_ in {{/isVoid}}{{embed}} },
              extract: {
                guard case {{pattern}} = $0 else { return nil }
                return {{extracted}}
              }
            )
          }
          {{/path}}

          """###
      ),
      BundledTemplateSet.File(
        name: "composed.mustache",
        text: ###"""
          {{opening}}
            switch action {
            {{#cases}}
            {{>composedCase}}
            {{^-last}}

            {{/-last}}
            {{/cases}}
            }
          }

          """###
      ),
      BundledTemplateSet.File(
        name: "composedCase.mustache",
        text: ###"""
          {{#child}}
          case .{{../name}}({{pattern}}):
            {{#hasBefore}}
            let before = reduceBefore(into: &state, action: action)
            {{/hasBefore}}
            {{prefix}}{{type}}()
              {{#overrides}}
              .dependency(\.{{key}}, {{value}})
              {{/overrides}}
              .reduce(into: &state.{{../name}}, {{arguments}})
              {{scope}}
            {{#result}}
            return {{.}}
            {{/result}}
          {{/child}}
          {{#push}}
          case .{{../name}}(.push(id: let id, state: let element)):
            state.{{../name}}.push(element, id: id)
            {{#reacts}}
            return reduceSelf(into: &state, action: action)
            {{/reacts}}
            {{^reacts}}
            return .none
            {{/reacts}}
          {{/push}}
          {{#pop}}
          case .{{../name}}(.popFrom(id: let id)):
            state.{{../name}}.requireElement(id)
            {{#reacts}}
            let effect = reduceSelf(into: &state, action: action)
            state.{{../name}}.pop(from: id)
            return effect
            {{/reacts}}
            {{^reacts}}
            state.{{../name}}.pop(from: id)
            return .none
            {{/reacts}}
          {{/pop}}
          {{#dismissal}}
          case {{pattern}}:
            {{#reacts}}
            let presentation = Presentation(of: state.{{../name}})
            let effect = reduceSelf(into: &state, action: action)
            presentation.dismiss(&state.{{../name}})
            return effect
            {{/reacts}}
            {{^reacts}}
            Presentation(of: state.{{../name}}).dismiss(&state.{{../name}})
            return .none
            {{/reacts}}
          {{/dismissal}}
          {{#rest}}
          {{label}}
            {{#statements}}
            {{.}}
            {{/statements}}
          {{/rest}}

          """###
      ),
      BundledTemplateSet.File(
        name: "computed.mustache",
        text: ###"""
          {{>doc}}
          {{access}}var {{name}}: {{type}} {
            {{#set}}
            get {
              {{../get}}
            }
            set {
              {{statements}}
            }
            {{/set}}
            {{^set}}
            {{get}}
            {{/set}}
          }

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
            {{#isPublic}}

            {{access}}init() {}
            {{/isPublic}}

            {{access}}func reduce(into state: inout State, action: Action) -> Effect<Action> {
              switch action {
              {{#features}}
              case .{{name}}(let childAction):
                {{#reducer}}
                return {{type}}()
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
          {{../prefix}}.run{{arguments}} { {{capture}}{{send}} in
            {{#statements}}
            {{.}}
            {{/statements}}
          {{#failure}}
          } catch: { {{parameters}} in
            {{#statements}}
            {{.}}
            {{/statements}}
          {{/failure}}
          {{#cancellable}}
          }
          .cancellable({{arguments}}){{../../suffix}}
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
            {{^given}}
            let explorer = StateExplorer(initialState: {{feature}}.State()) {
              {{feature}}()
            {{/given}}
            {{#given}}
            let explorer = StateExplorer(
              initialState: {{../feature}}.State(
                {{#arguments}}
                {{.}}
                {{/arguments}}
              )
            ) {
              {{../feature}}()
            {{/given}}
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
          {{^isEmpty}}
          {{access}}init(
            {{#parameters}}
            {{.}}
            {{/parameters}}
          ) {
            {{#assignments}}
            {{.}}
            {{/assignments}}
          }
          {{/isEmpty}}
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
        name: "observed.mustache",
        text: ###"""
          {{opening}}
            {{#properties}}
            let {{old}} = state.{{name}}
            {{/properties}}
            var effect = {{inner}}(into: &state, action: action)
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
          /// The fields that each property is made of, for observation.
          {{#observed}}
          {{access}}static let _fields = StateFields<Self>([
            {{#entries}}
            {{.}}
            {{/entries}}
          ])
          {{/observed}}
          {{^observed}}
          {{access}}static let _fields = StateFields<Self>([])
          {{/observed}}

          """###
      ),
      BundledTemplateSet.File(
        name: "question.mustache",
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
              when: hasQuestions
              path: '{{sources}}/{{name}}/{{name}}Alerts.swift'
            - template: Handlers
              for: feature
              when: hasHandlers
              path: '{{sources}}/{{name}}/{{name}}+Handlers.swift'
              scaffold: true
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
            {{^given}}
            let store = TestStore(initialState: {{feature}}.State()) {
              {{feature}}()
            {{/given}}
            {{#given}}
            let store = TestStore(
              initialState: {{../feature}}.State(
                {{#arguments}}
                {{.}}
                {{/arguments}}
              )
            ) {
              {{../feature}}()
            {{/given}}
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
          {{#isConstant}}
          {{access}}{{declaration}}
          {{/isConstant}}
          {{^isConstant}}
          {{access}}{{declaration}} { didSet { _changes.mark({{index}}) } }
          {{/isConstant}}

          """###
      ),
    ]
  )
]
