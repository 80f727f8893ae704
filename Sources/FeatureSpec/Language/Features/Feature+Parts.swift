import SpecSource
import SpecSwift

// The members of the parts, by their names.
extension Feature {
  public var name: Located<String> { parts.head.name }
  public var outer: Located<String>? { parts.head.outer }
  public var isExternal: Bool { parts.head.isExternal }
  public var documentation: Documentation { parts.head.documentation }
  public var access: FeatureAccess { parts.head.access }
  public var imports: [ImportedModule] { parts.head.imports }
  public var templates: Located<String>? { parts.head.templates }
  public var types: [NestedType] { parts.types.nested }
  public var conformances: Conformances { parts.types.conformances }
  public var generics: [GenericParameter] { parts.types.generics }
  public var style: Located<String>? { parts.types.style }
  public var stateForm: StateForm { parts.state.form }
  public var computed: [ComputedProperty] { parts.state.computed }
  public var parameters: [Field] { parts.inputs.parameters }
  public var dependencies: [Located<String>] { parts.inputs.dependencies }
  public var ownDependencies: [OwnDependency] { parts.inputs.ownDependencies }
  public var children: [Child] { parts.places.children }
  public var prompts: [Prompt] { parts.places.prompts }
  public var actions: [FeatureAction] { parts.actions.own }
  public var delegate: [FeatureAction] { parts.actions.delegate }
  public var groups: [ActionGroup] { parts.actions.groups }
  public var reactions: [Reaction] { parts.behaviour.reactions }
  public var always: Located<Block>? { parts.behaviour.always }
  public var procedures: [Procedure] { parts.behaviour.procedures }
  public var composition: Composition { parts.behaviour.composition }
  public var idsInSwift: [Located<String>] { parts.behaviour.idsInSwift }
  public var testHelpers: SwiftFragment? { parts.tests.suite.helpers }
  public var tests: [TestCase] { parts.tests.cases }
  public var exploration: Exploration? { parts.tests.exploration }
  public var view: ViewChoice { parts.view.choice }
  package var viewPlace: SourceSpan? { parts.view.place }
  package var findings: [Diagnostic] { parts.findings }
  /// The name of the type of the feature's tests.
  public var suiteType: String { parts.tests.suite.type?.value ?? joinedName + "Tests" }
}
