import SpecSource
import SpecSwift

// The parts, by their names.
extension Feature {
  public var name: Located<String> { parts.name }
  public var outer: Located<String>? { parts.outer }
  public var documentation: Documentation { parts.documentation }
  public var access: FeatureAccess { parts.access }
  public var imports: [ImportedModule] { parts.imports }
  public var types: [NestedType] { parts.types }
  public var conformances: Conformances { parts.conformances }
  public var stateForm: StateForm { parts.stateForm }
  public var computed: [ComputedProperty] { parts.computed }
  public var generics: [GenericParameter] { parts.generics }
  public var parameters: [Field] { parts.parameters }
  public var dependencies: [Located<String>] { parts.dependencies }
  public var ownDependencies: [OwnDependency] { parts.ownDependencies }
  public var children: [Child] { parts.children }
  public var prompts: [Prompt] { parts.prompts }
  public var actions: [FeatureAction] { parts.actions }
  public var delegate: [FeatureAction] { parts.delegate }
  public var groups: [ActionGroup] { parts.groups }
  public var style: Located<String>? { parts.style }
  public var reactions: [Reaction] { parts.reactions }
  public var before: Located<Block>? { parts.before }
  public var procedures: [Procedure] { parts.procedures }
  public var composition: Composition { parts.composition }
  public var idsInSwift: [Located<String>] { parts.idsInSwift }
  public var testHelpers: SwiftFragment? { parts.suite.helpers }
  /// The name of the type of its tests.
  public var suiteType: String { parts.suiteType }
  public var tests: [TestCase] { parts.tests }
  public var exploration: Exploration? { parts.exploration }
  public var isExternal: Bool { parts.isExternal }
  public var templates: Located<String>? { parts.templates }
  public var view: ViewChoice { parts.view }
  package var viewPlace: SourceSpan? { parts.viewPlace }
  package var findings: [Diagnostic] { parts.findings }
  /// Whether declarations could not be read, so that missing names may stand there.
  public var isIncomplete: Bool { !lostSections.isEmpty }
  public var lacksEffects: Bool { parts.lacksEffects }
  var lostSections: LostSections { parts.lostSections }
}
