import SpecSource
import SpecSwift

/// A feature: its state, what can happen to it, and what must be true of it.
///
/// A reference type, because most functions are given one, and copies would take time.
public final class Feature: Sendable {
  /// The feature's name, behind that of the type it is declared in: `Settings.Appearance`. Its file has the last part.
  public let name: Located<String>
  /// The type that it is declared in: the name of a feature, or a type of the app.
  public let outer: Located<String>?
  /// What the feature is for.
  public let documentation: Documentation
  /// Modules that its Swift needs.
  public let imports: [ImportedModule]
  /// Types nested in the feature.
  public let types: [NestedType]
  /// The protocols of the state and the action, as far as the feature says.
  public let conformances: Conformances
  /// What the state is: a struct of fields, an enum, or another type.
  public let stateForm: StateForm
  /// The computed properties of the state.
  public let computed: [ComputedProperty]
  /// The generic parameters of its type.
  public let generics: [GenericParameter]
  /// The parameters of the reducer's initialiser.
  public let parameters: [Field]
  /// Those of the parameters that are functions.
  let functions: [Endpoint]
  /// The names of the dependencies that the feature's own Swift uses: their keys, or names of its own.
  public let dependencies: [Located<String>]
  /// What those of the dependencies are that have names of the feature's own.
  public let ownDependencies: [OwnDependency]
  /// The places that other features live in.
  public let children: [Child]
  /// The alerts and dialogs.
  public let prompts: [Prompt]
  /// The properties of the state that show the alerts and dialogs.
  ///
  /// Stored, because every address in the spec asks for them.
  public let promptPlaces: [PromptPlace]
  /// The cases of places of several that show alerts and dialogs.
  public let casePlaces: [PromptPlace]
  /// What can happen.
  public let actions: [FeatureAction]
  /// Those of them that are in no group.
  ///
  /// Stored, because every address in the spec asks for them.
  let ungroupedActions: [FeatureAction]
  /// What the parent may react to: the actions of the group 'delegate'.
  public let delegate: [FeatureAction]
  /// What can happen and what the parent may react to: the cases of its action, but for those of children and the like.
  public let allActions: [FeatureAction]
  /// The names of the groups of actions that are in no other, in the order of what is in them.
  ///
  /// Stored, because every address in the spec asks for them.
  public let groupNames: [String]
  /// What does not follow from the names of groups.
  public let groups: [ActionGroup]
  /// The name of its style, when it is not a plain reducer.
  public let style: Located<String>?
  /// What follows something that is not an own action.
  public let reactions: [Reaction]
  /// What comes before all that the feature does itself when something happens.
  public let before: Located<Block>?
  /// Blocks that others perform.
  public let procedures: [Procedure]
  /// All of these blocks, in the order they stand in the spec's page.
  public var blocks: some RandomAccessCollection<Block> {
    // A key path to a value in a box is followed at run time.
    sharedBlocks.lazy.map { $0.wrappedValue }
  }
  private let sharedBlocks: [Boxed<Block>]
  /// Whether some of its blocks are written by hand, so that what they do is not known.
  public let hasHandlers: Bool
  /// The effects of the blocks and of those in them.
  ///
  /// Stored, as is their Swift, because many rules and files ask for them.
  public let allEffects: [Effects]
  /// The ids of the feature's effects, in the order they first stand in the spec.
  public let effectIDs: [String]
  /// The Swift of the blocks and of those in them, in the order it runs.
  public let blockFragments: [SwiftFragment]
  /// The app's own reducers and operators around all of it.
  public let composition: Composition
  /// What must be true.
  public let tests: [TestCase]
  /// Its exploration.
  public let exploration: Exploration?
  /// The template set of its file, when it is not the module's.
  public let templates: Located<String>?
  /// Whether it has a view, and which.
  public let view: ViewChoice
  /// The key `view`.
  let viewPlace: SourceSpan?
  /// The type of its state and whether it is known to be comparable, when it is written by hand.
  public let external: ExternalFeature?
  /// The findings of lint in the file.
  let findings: [Diagnostic]
  /// Whether parts of the file could not be read, so that missing names may stand there.
  public let isIncomplete: Bool
  /// Whether the parts that could not be read are actions, reactions or procedures only, so that the rest can be checked.
  let isBehaviourIncomplete: Bool
  /// Whether an effect could not be read, so that the sent actions and the ids are not all known.
  let lacksEffects: Bool

  /// The keys of the sections in which something could not be read.
  let lostSections: Set<String>

  /// Makes a feature of what was read, in the order in which it is read.
  init(
    name: Located<String>, outer: Located<String>? = nil, documentation: Documentation,
    imports: [ImportedModule],
    types: [NestedType] = [], conformances: Conformances = .none, state: StateForm = .fields([]),
    computed: [ComputedProperty] = [], generics: [GenericParameter] = [],
    parameters: [Field] = [],
    dependencies: [Located<String>] = [], ownDependencies: [OwnDependency] = [],
    children: [Child] = [], prompts: [Prompt] = [],
    actions: [FeatureAction] = [], delegate: [FeatureAction] = [], groups: [ActionGroup] = [],
    style: Located<String>? = nil, reactions: [Reaction] = [], before: Located<Block>? = nil,
    procedures: [Procedure] = [], composition: Composition = .none, tests: [TestCase] = [],
    exploration: Exploration? = nil,
    external: ExternalFeature? = nil, templates: Located<String>? = nil,
    view: ViewChoice = .unsaid, viewPlace: SourceSpan? = nil, findings: [Diagnostic] = [],
    isIncomplete: Bool,
    isBehaviourIncomplete: Bool = false, lacksEffects: Bool = false,
    lostSections: Set<String> = []
  ) {
    self.name = name
    self.outer = outer
    self.documentation = documentation
    self.imports = imports
    self.types = types
    self.conformances = conformances
    stateForm = state
    self.computed = computed
    self.generics = generics
    self.parameters = parameters
    functions = parameters.compactMap { Endpoint($0) }
    self.dependencies = dependencies
    self.ownDependencies = ownDependencies
    self.children = children
    self.prompts = prompts
    casePlaces = children.flatMap(\.promptPlaces)
    let listed = Set(casePlaces.flatMap(\.prompts).map(\.name.value))
    promptPlaces = prompts.filter { !listed.contains($0.name.value) }.places
    self.actions = actions
    // Most features have no groups, and keep one list.
    ungroupedActions =
      actions.allSatisfy(\.groups.isEmpty) ? actions : actions.filter(\.groups.isEmpty)
    self.delegate = delegate
    allActions = delegate.isEmpty ? actions : actions + delegate
    var seen: Set<String> = []
    groupNames = allActions.compactMap { $0.groups.first }
      .filter { seen.insert($0).inserted }
    self.groups = groups
    self.style = style
    self.reactions = reactions
    self.before = before
    self.procedures = procedures
    sharedBlocks =
      [before?.value].compactMap { $0.map { Boxed(wrappedValue: $0) } } + actions.map(\.$block)
      + reactions.map(\.$block) + procedures.map(\.$block)
    hasHandlers = sharedBlocks.contains { $0.wrappedValue.isManual }
    let blocks = sharedBlocks.map { $0.wrappedValue }
    let effects = blocks.map { $0.allEffects.filter { !$0.isEmpty } }
    allEffects = effects.flatMap(\.self)
    var seenIDs: Set<String> = []
    effectIDs = zip(blocks, effects)
      .flatMap { $1.flatMap(\.ids).map(\.value) + $0.manualIDs.map(\.value) }
      .filter { seenIDs.insert($0).inserted }
    blockFragments = blocks.flatMap(\.fragments)
    self.composition = composition
    self.tests = tests.map { $0.resolved(ownDependencies) }
    self.exploration = exploration?.resolved(ownDependencies)
    self.external = external
    self.findings = findings
    self.isIncomplete = isIncomplete
    self.templates = templates
    self.view = view
    self.viewPlace = viewPlace
    self.isBehaviourIncomplete = isBehaviourIncomplete
    self.lacksEffects = lacksEffects
    self.lostSections = lostSections
  }

  /// Makes a copy with other places for children.
  init(_ other: Feature, children: [Child]) {
    self.children = children
    name = other.name
    outer = other.outer
    documentation = other.documentation
    imports = other.imports
    types = other.types
    conformances = other.conformances
    stateForm = other.stateForm
    computed = other.computed
    generics = other.generics
    parameters = other.parameters
    functions = other.functions
    dependencies = other.dependencies
    ownDependencies = other.ownDependencies
    prompts = other.prompts
    promptPlaces = other.promptPlaces
    casePlaces = other.casePlaces
    actions = other.actions
    ungroupedActions = other.ungroupedActions
    delegate = other.delegate
    allActions = other.allActions
    groupNames = other.groupNames
    groups = other.groups
    style = other.style
    reactions = other.reactions
    before = other.before
    procedures = other.procedures
    sharedBlocks = other.sharedBlocks
    hasHandlers = other.hasHandlers
    allEffects = other.allEffects
    effectIDs = other.effectIDs
    blockFragments = other.blockFragments
    composition = other.composition
    tests = other.tests
    exploration = other.exploration
    templates = other.templates
    view = other.view
    viewPlace = other.viewPlace
    external = other.external
    findings = other.findings
    isIncomplete = other.isIncomplete
    isBehaviourIncomplete = other.isBehaviourIncomplete
    lacksEffects = other.lacksEffects
    lostSections = other.lostSections
  }
}

/// What tells a feature that is written by hand.
public struct ExternalFeature: Sendable {}
