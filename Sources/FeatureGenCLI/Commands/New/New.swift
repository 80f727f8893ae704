import ArgumentParser
import SpecSource

/// `featuregen new`: creates a spec.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Creates the spec of a feature, a client or a model, or adds a test to a feature.",
    discussion: """
      Checks the new spec together with all other specs before writing it: if the spec has errors, reports them and \
      writes nothing. Never overwrites an existing file.

        \(toolCommand) new feature Counter --state "count: Int = 0" --action increment --dependency uuid
        \(toolCommand) new client WeatherClient --endpoint "load(city: String) async throws -> Weather"
        \(toolCommand) new model Weather --field "degrees: Double"
        \(toolCommand) new test Counter "counts up" "send: increment"
      """,
    subcommands: [NewFeature.self, NewClient.self, NewModel.self, NewTest.self])
}

/// The options of all new specs.
struct NewSpecOptions: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The folder for the spec; by default 'Features', 'Clients' or 'Models' in the module's folder of specs.",
      valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: "The documentation of the spec.")
  var doc: String?

  /// Returns the place of the spec.
  ///
  /// - Parameter kind: The folder for specs of this kind, unless the options name another folder.
  func place(_ kind: String) -> NewSpecPlace {
    folder.map(NewSpecPlace.folder) ?? .standard(kind)
  }
}

/// `featuregen new feature`: creates the spec of a feature.
struct NewFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature", abstract: "Creates the spec of a feature.",
    discussion: """
      Actions without statements do nothing yet, and a test verifies that: add statements to the actions, and the \
      changes to the test.

      Exit status: 0, or 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var spec: NewSpecOptions

  @Argument(help: "The feature's name, as in 'Counter'.")
  var name: String

  @Option(
    help: "A field of the state, as in 'count: Int = 0'; may be repeated.",
    transform: TypedName.parse)
  var state: [TypedName] = []

  @Option(
    help: """
      An action, as in 'increment', 'setCount(_ count: Int)' or 'reset: state.count = 0'; may be repeated; 'onAppear' \
      by default.
      """, transform: ActionDraft.parse)
  var action: [ActionDraft] = []

  @Option(help: "The key of a dependency that the feature uses, as in 'uuid'; may be repeated.")
  var dependency: [String] = []

  func run() throws {
    let draft = FeatureDraft(
      name: name, doc: spec.doc, state: state, actions: action, dependencies: dependency)
    try writeNewSpec(draft, named: name, in: spec.place("Features"), options)
  }
}

/// `featuregen new client`: creates the spec of a client.
struct NewClient: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "client",
    abstract: "Creates the spec of a client, whose live value you write by hand.",
    discussion: """
      'generate' then creates 'NAME+Live.swift' once, for you to complete.

      Exit status: 0, or 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var spec: NewSpecOptions

  @Argument(help: "The client's name, as in 'WeatherClient'.")
  var name: String

  @Option(help: "The name that features use; by default the client's name without 'Client'.")
  var key: String?

  @Option(
    help: """
      An endpoint, written as a Swift function: 'load(city: String) async throws -> Weather'; may be repeated; \
      'load' by default.
      """, transform: EndpointDraft.parse)
  var endpoint: [EndpointDraft] = []

  func run() throws {
    let draft = ClientDraft(name: name, key: key, doc: spec.doc, endpoints: endpoint)
    try writeNewSpec(draft, named: name, in: spec.place("Clients"), options)
  }
}

/// `featuregen new model`: creates the spec of a model.
struct NewModel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Creates the spec of a model.",
    discussion: "Exit status: 0, or 1 on errors.")

  @OptionGroup var options: ProjectOptions
  @OptionGroup var spec: NewSpecOptions

  @Argument(help: "The model's name, as in 'Weather'.")
  var name: String

  @Option(
    help: "A field, as in 'id: UUID'; may be repeated; 'id: UUID' by default.",
    transform: TypedName.parse)
  var field: [TypedName] = []

  func run() throws {
    let draft = ModelDraft(name: name, doc: spec.doc, fields: field)
    try writeNewSpec(draft, named: name, in: spec.place("Models"), options)
  }
}
