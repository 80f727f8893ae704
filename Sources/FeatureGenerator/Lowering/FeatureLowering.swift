import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature into values for templates.
struct FeatureLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The modules that declare what the library does not have and the feature uses.
  var supportImports: [ImportedModule] = []

  /// The input for the feature's templates.
  func input() -> TemplateInput {
    let values =
      commonValues(of: feature.name, documentation: feature.documentation, in: project)
      + sharedValues + valuesOfDialect
    return TemplateInput(
      scope: .feature, file: feature.name.span.file, values: TemplateObject(values))
  }

  /// What is the same for all libraries, or of the same form.
  private var sharedValues: [(String, TemplateValue)] {
    let named = dialect == .redux ? project.reduxDependencies(of: feature) : []
    let imports = project.imports(of: feature, namingTypesOf: named)
    return [
      ("type", .text(project.typeName(of: feature))),
      ("imports", lowerImports(dialect.modules, imports + supportImports)),
      ("types", .list(feature.types.map { lowerNestedType($0, access: access) })),
      ("state", state),
      ("dependencies", .list(dependencies.map { .text($0) })),
      ("needsInit", .bool(needsInit)),
      ("cancelIDs", cancelIDs.declaration()),
      ("questions", QuestionLowering(feature: feature, project: project).lower()),
      ("handlers", HandlerLowering(feature: feature, project: project).lower()),
      ("hasDestinations", .bool(feature.children.contains(where: \.isOneOf))),
      ("hasQuestions", .bool(!feature.questions.isEmpty)),
      ("hasHandlers", .bool(feature.hasHandlers)),
      ("hasTests", .bool(!feature.tests.isEmpty || feature.exploration != nil)),
      ("hasView", .bool(project.view(of: feature) != nil)),
      ("view", ViewLowering(feature, in: project, for: dialect)?.lower() ?? false),
      ("suite", tests.suite()),
    ]
  }

  private var valuesOfDialect: [(String, TemplateValue)] {
    switch dialect {
    case .runtime: runtimeValues
    case .redux: reduxValues
    case .tca: tcaValues
    }
  }

  var access: Settings.Access {
    project.access(of: feature.name)
  }

  private var tests: TestLowering {
    TestLowering(
      feature: feature, project: project, dialect: dialect, supportImports: supportImports)
  }

  private var cancelIDs: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The keys of the dependencies that the feature's code uses.
  private var dependencies: [String] {
    feature.usedDependencies + (cancelIDs.hasPath ? ["featurePath"] : [])
  }

  /// Whether the initialiser must be written.
  private var needsInit: Bool {
    switch dialect {
    // Left to the compiler, the initializer is internal and takes the dependencies.
    case .runtime, .redux: access == .public || !feature.usedDependencies.isEmpty
    case .tca: access == .public
    }
  }

  /// The state: its protocols, fields, computed properties and what observation needs.
  private var state: TemplateValue {
    let stored = StoredFields(project.storedProperties(of: feature), access: access)
    return [
      "conformances": .text(stateConformances.joined(separator: ", ")),
      "access": .text(access.prefix),
      "fields": stored.properties(),
      "init": stored.initializer(),
      "computed": lowerComputed(feature.computed, access: access, isFirst: stored.isEmpty),
      "isEmpty": .bool(stored.isEmpty && feature.computed.isEmpty),
      "observed": dialect != .tca ? lowerObservedProperties(of: feature, in: project) : false,
    ]
  }

  /// The protocols of the state.
  private var stateConformances: [String] {
    sortedConformances(
      feature.hasID ? ["Identifiable"] : [],
      isEquatable: project.isStateEquatable(ofFeature: feature.name.value),
      further: dialect.stateConformances)
  }
}

// What is of another form for each library.

extension FeatureLowering {
  /// What the templates for the bundled runtime lay out: functions, and enums with their case paths.
  private var runtimeValues: [(String, TemplateValue)] {
    [
      ("action", project.actionEnum(of: feature).value(access: access, indentation: 4)),
      (
        "functions",
        CompositionLowering(feature: feature, project: project, dialect: dialect).lower()
      ),
      ("destinations", DestinationLowering(feature: feature, project: project).lower()),
    ]
  }

  /// What the templates for pure functions lay out: cases of the reducer and of the middleware.
  private var reduxValues: [(String, TemplateValue)] {
    [
      ("action", project.actionEnum(of: feature).value(access: access, indentation: 4)),
      ("redux", ReduxLowering(feature: feature, project: project).lower()),
    ]
  }

  /// What the templates for the Composable Architecture lay out: a body of reducers, and enums that macros extend.
  private var tcaValues: [(String, TemplateValue)] {
    [
      (
        "action",
        project.actionEnum(of: feature).value(access: access, indentation: 4, isPathable: false)
      ),
      ("body", BodyLowering(feature: feature, project: project, dialect: dialect).lower()),
      (
        "procedures", CaseLowering(feature: feature, project: project, dialect: dialect).procedures
      ),
      ("destinations", ReducerEnumLowering(feature: feature, project: project).lower()),
    ]
  }
}

extension Dialect {
  /// The protocols that a state needs beside those that its fields decide on.
  fileprivate var stateConformances: [String] {
    switch self {
    case .runtime, .redux: ["ObservableState"]
    // A macro adds the protocol.
    case .tca: []
    }
  }
}
