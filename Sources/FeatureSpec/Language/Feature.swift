import SpecSource
import SpecSwift

/// A feature: its state, what can happen to it, and what must be true of it.
public struct Feature: Sendable {
  /// The feature's name, which is also its file's.
  public var name: Located<String>
  /// What the feature is for.
  public var documentation: Documentation
  /// Modules that its Swift needs.
  public var imports: [ImportedModule]
  /// Types nested in the feature.
  public var types: [NestedType] = []
  /// The stored fields of the state.
  public var state: [Field] = []
  /// The computed properties of the state.
  public var computed: [ComputedProperty] = []
  /// The keys of the dependencies that the feature's own Swift uses.
  public var dependencies: [Located<String>] = []
  /// The places that other features live in.
  public var children: [Child] = []
  /// The alerts and dialogs.
  public var questions: [Question] = []
  /// What can happen.
  public var actions: [FeatureAction] = []
  /// What the parent may react to.
  public var delegate: [FeatureAction] = []
  /// What follows something that is not an own action.
  public var reactions: [Reaction] = []
  /// Blocks that others perform.
  public var procedures: [Procedure] = []
  /// What must be true.
  public var tests: [TestCase] = []
  /// What is explored.
  public var exploration: Exploration?
  /// The template set of its file, when it is not the module's.
  public var templates: Located<String>?
  /// Whether it has a view, and what that shows.
  public var view = ViewChoice.unsaid
  /// The type of its state and whether it is known to be comparable, when it is written by hand.
  public var external: ExternalFeature?
  /// What deserves a look in the file although it could be read.
  var findings: [Diagnostic] = []
  /// Whether parts of the file could not be read, so that what is missing may have been meant to be there.
  public var isIncomplete = false
  /// Whether nothing but some of its actions, reactions or procedures could not be read: what the others say can be checked.
  var isBehaviourIncomplete = false

  /// Makes a feature of which nothing but its name is known.
  public init(name: Located<String>, documentation: Documentation, imports: [ImportedModule]) {
    self.name = name
    self.documentation = documentation
    self.imports = imports
  }

  /// The action of a name.
  public func action(named name: String) -> FeatureAction? {
    actions.first { $0.name.value == name }
  }

  /// The stored field of a name.
  public func field(named name: String) -> Field? {
    state.first { $0.name.value == name }
  }

  /// The computed property of a name.
  public func computedProperty(named name: String) -> ComputedProperty? {
    computed.first { $0.name.value == name }
  }

  /// The child slot of a name.
  public func child(named name: String) -> Child? {
    children.first { $0.name.value == name }
  }

  /// The delegate action of a name.
  public func delegateAction(named name: String) -> FeatureAction? {
    delegate.first { $0.name.value == name }
  }

  /// The alerts, or the dialogs.
  public func questions(_ kind: Question.Kind) -> [Question] {
    questions.filter { $0.kind == kind }
  }

  /// The stack, of which a feature has one at most.
  public var stack: Child? {
    children.first { $0.presence == .stack }
  }

  /// Whether a field can be bound, so that the feature has a `binding` action.
  public var hasBindings: Bool {
    state.contains { $0.isBinding }
  }
}

/// What is known of a feature that is written by hand.
public struct ExternalFeature: Sendable {
  /// The type of its state.
  public var state: SwiftFragment?
}
