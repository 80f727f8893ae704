import SpecSource
import SpecSwift

/// The parts of a feature, as its spec says them.
public struct FeatureParts: Sendable {
  /// The feature's name, behind that of the type it is declared in: `Settings.Appearance`. Its file has the last part.
  public var name: Located<String>
  /// The type that it is declared in: the name of a feature, or a type of the app.
  public var outer: Optional<Located<String>>
  /// What the feature is for.
  public var documentation: Documentation
  /// Who sees it and the properties of its state.
  public var access: FeatureAccess
  /// Modules that its Swift needs.
  public var imports: [ImportedModule]
  /// Types nested in the feature.
  public var types: [NestedType]
  /// The protocols of the state and the action, as far as the feature says.
  public var conformances: Conformances
  /// What the state is: a struct of fields, an enum, or another type.
  public var stateForm: StateForm
  /// The computed properties of the state.
  public var computed: [ComputedProperty]
  /// The generic parameters of its type.
  public var generics: [GenericParameter]
  /// The parameters of the reducer's initialiser.
  public var parameters: [Field]
  /// The names of the dependencies that the feature's own Swift uses: their keys, or names of its own.
  public var dependencies: [Located<String>]
  /// What those of the dependencies are that have names of the feature's own.
  public var ownDependencies: [OwnDependency]
  /// The places that other features live in.
  public var children: [Child]
  /// The alerts and dialogs.
  public var prompts: [Prompt]
  /// What can happen.
  public var actions: [FeatureAction]
  /// What the parent may react to: the actions of the group 'delegate'.
  public var delegate: [FeatureAction]
  /// What does not follow from the names of groups.
  public var groups: [ActionGroup]
  /// The name of its style, when it is not a plain reducer.
  public var style: Optional<Located<String>>
  /// What follows something that is not an own action.
  public var reactions: [Reaction]
  /// What comes before all that the feature does itself when something happens.
  public var before: Optional<Located<Block>>
  /// Blocks that others perform.
  public var procedures: [Procedure]
  /// The app's own reducers and operators around all of it.
  public var composition: Composition
  /// The ids of effects that Swift beside the feature names.
  public var idsInSwift: [Located<String>]
  /// The suite of its tests, as far as the spec says it.
  public var suite: TestSuite
  /// What must be true.
  public var tests: [TestCase]
  /// Its exploration.
  public var exploration: Optional<Exploration>
  /// Whether it is written by hand, and its spec declares it for others.
  public var isExternal: Bool
  /// The template set of its file, when it is not the module's.
  public var templates: Optional<Located<String>>
  /// Whether it has a view, and which.
  public var view: ViewChoice
  /// The key `view`.
  var viewPlace: Optional<SourceSpan>
  /// The findings of lint in the file.
  var findings: [Diagnostic]
  /// Whether an effect is missing, so that the sent actions and the ids are not all known.
  public var lacksEffects: Bool
  /// The declarations that could not be read.
  var lostSections: LostSections
}

extension FeatureParts {
  /// The name of the type of its tests.
  public var suiteType: String { suite.type?.value ?? joinedName(name.value) + "Tests" }
}

/// The suite of a feature's tests.
public struct TestSuite: Sendable {
  /// Its type; nil for the feature's name followed by `Tests`.
  public var type: Optional<Located<String>>
  /// The declarations that the tests share.
  public var helpers: Optional<SwiftFragment>
}

/// The access of a feature, as its spec says it.
public struct FeatureAccess: Sendable {
  /// The access of its declarations; nil for that of the module.
  public var feature: Optional<Settings.Access>
  /// The access of the properties of its state that do not say their own; nil for that of the feature.
  public var state: Optional<MemberAccess>
}
