import SpecSource
import SpecSwift

// Each type of this file is a part of a spec's page. `Feature` has a property for each member of these types.

/// The parts of a feature, as its spec declares them.
public struct FeatureParts: Sendable {
  /// The name and the place of the feature.
  public var head: FeatureHead
  /// The protocols, generic parameters and nested types.
  public var types: FeatureTypes
  /// The properties of the state.
  public var state: StateParts
  /// The parameters and dependencies.
  public var inputs: FeatureInputs
  /// The children, alerts and dialogs.
  public var places: FeaturePlaces
  /// The actions and their groups.
  public var actions: ActionParts
  /// The behaviour that is not in the blocks of actions.
  public var behaviour: BehaviourParts
  /// The tests.
  public var tests: TestParts
  /// The view.
  public var view: ViewParts
  /// The findings of lint in the file.
  package var findings: [Diagnostic]
}

/// The name of a feature, and its place in the app.
public struct FeatureHead: Sendable {
  /// The feature's name, after the name of the type in which it is declared: `Settings.Appearance`. Its file is named
  /// after the last part.
  public var name: Located<String>
  /// The type in which the feature is declared: the name of a feature, or a type of the app.
  public var outer: Optional<Located<String>>
  /// Whether the feature is written by hand, and its spec declares it for other features.
  public var isExternal: Bool
  /// The purpose of the feature.
  public var documentation: Documentation
  /// The access of the feature and of the properties of its state.
  public var access: FeatureAccess
  /// The modules that the feature's Swift needs.
  public var imports: [ImportedModule]
  /// The template set of the feature's file, when it is not the module's template set.
  public var templates: Optional<Located<String>>
}

/// The types of a feature.
public struct FeatureTypes: Sendable {
  /// The types nested in the feature.
  public var nested: [NestedType]
  /// The protocols of the state and the action, as far as the feature lists them.
  public var conformances: Conformances
  /// The generic parameters of the feature's type.
  public var generics: [GenericParameter]
  /// The name of the feature's style, when the feature is not a plain reducer.
  public var style: Optional<Located<String>>
  /// The types and generic parameters that could not be read.
  public var missing: MissingDeclarations
}

/// The state of a feature.
public struct StateParts: Sendable {
  /// The kind of the state: a struct of fields, an enum, or another type.
  public var form: StateForm
  /// The computed properties of the state.
  public var computed: [ComputedProperty]
  /// The properties that could not be read.
  public var missing: MissingDeclarations
}

/// The values that a feature receives.
public struct FeatureInputs: Sendable {
  /// The parameters of the reducer's initializer.
  public var parameters: [Field]
  /// The names of the dependencies that the feature's own Swift uses: their keys, or the feature's own names for
  /// them.
  public var dependencies: [Located<String>]
  /// The dependencies to which the feature gives names of its own.
  public var ownDependencies: [OwnDependency]
  /// The parameters and dependencies that could not be read.
  public var missing: MissingDeclarations
}

/// The places of a feature that show prompts or hold other features.
public struct FeaturePlaces: Sendable {
  /// The child places, in which other features live.
  public var children: [Child]
  /// The alerts and dialogs.
  public var prompts: [Prompt]
  /// The children, alerts and dialogs that could not be read.
  public var missing: MissingDeclarations
}

/// The actions of a feature.
public struct ActionParts: Sendable {
  /// The actions outside of the group `delegate`.
  public var own: [FeatureAction]
  /// The actions of the group `delegate`, to which the parent may react.
  public var delegate: [FeatureAction]
  /// The properties of groups that do not follow from their names.
  public var groups: [ActionGroup]
  /// The actions that could not be read.
  public var missing: MissingDeclarations
}

/// The behaviour of a feature that is not in the blocks of its actions.
public struct BehaviourParts: Sendable {
  /// The reactions to all events that are not own actions.
  public var reactions: [Reaction]
  /// The block that runs before all other blocks of the feature.
  public var always: Optional<Located<Block>>
  /// The blocks that other blocks perform.
  public var procedures: [Procedure]
  /// The app's own reducers and operators around the whole feature.
  public var composition: Composition
  /// The ids of effects that are named by Swift outside of the spec.
  public var idsInSwift: [Located<String>]
  /// The procedures that could not be read.
  public var missingProcedures: MissingDeclarations
  /// The other parts of the behaviour that could not be read.
  public var missing: MissingDeclarations
}

/// The tests of a feature.
public struct TestParts: Sendable {
  /// The suite of the tests, as far as the spec declares it.
  public var suite: TestSuite
  /// The tests.
  public var cases: [TestCase]
  /// The exploration.
  public var exploration: Optional<Exploration>
}

/// The suite of a feature's tests.
public struct TestSuite: Sendable {
  /// The suite's type; nil for the feature's name followed by `Tests`.
  public var type: Optional<Located<String>>
  /// The declarations that the tests share.
  public var helpers: Optional<SwiftFragment>
}

/// The access of a feature, as its spec declares it.
public struct FeatureAccess: Sendable {
  /// The access of the feature's declarations; nil for the module's access.
  public var feature: Optional<Settings.Access>
  /// The access of the state's properties that do not declare their own access; nil for the access of the feature.
  public var state: Optional<MemberAccess>
}

/// The view of a feature.
public struct ViewParts: Sendable {
  /// The choice of the feature's view.
  public var choice: ViewChoice
  /// The key `view`.
  package var place: Optional<SourceSpan>
}
