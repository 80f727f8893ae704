import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a feature into the model that templates see.
struct FeatureLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The modules of declarations that the feature uses and the library does not have.
  var supportImports: [ImportedModule] = []

  /// Lowers the feature to the model for its templates.
  func lower() -> FeatureModel {
    let named = dialect == .redux ? project.reduxDependencies(of: feature) : []
    let sources = project.imports(of: feature)
    let imports = named.isEmpty ? sources : project.imports(of: feature, namingTypesOf: named)
    return FeatureModel(
      common: SpecModel(
        name: feature.name, documentation: feature.documentation, project: project,
        access: access),
      type: project.typeName(of: feature),
      outer: outer,
      imports: lowerImports(dialect.modules, imports + supportImports),
      types: feature.typesOutsideState.map {
        NestedTypeModel(type: $0, access: access)
      },
      state: state,
      parameters: lowerParameters(
        feature.parameters.map { StoredProperty(parameter: $0) }, access: access),
      generics: generics,
      isNonisolated: isNonisolated,
      dependencies: dependencies,
      needsInit: needsInit,
      cancelIDs: cancelIDs.lower(),
      prompts: PromptLowering(feature: feature, project: project).lower(),
      composition: feature.composition.surroundsFeature
        ? CompositionModel(composition: feature.composition) : nil,
      handlers: HandlerLowering(feature: feature, project: project).lower(),
      hasDestinations: !destinations.isEmpty,
      hasHandlers: feature.hasHandlers,
      view: ViewLowering(feature, in: project, for: dialect)?.lower(),
      suite: tests.suite(beside: sources),
      style: layout.style.map {
        StyleModel(conforms: $0.conformance, action: $0.action)
      },
      action: layout.declaresAction ? action : nil,
      groups: layout.declaresAction ? [] : action.nested,
      runtime: dialect == .runtime ? runtime : nil,
      redux: dialect == .redux
        ? .init(redux: ReduxLowering(feature: feature, project: project).lower()) : nil,
      tca: dialect == .tca ? tca : nil)
  }

  /// The type that the feature is declared in.
  private var outer: String? {
    feature.outer.map { _ in
      String(project.typeName(of: feature).dropLast(feature.ownName.count + 1))
    }
  }

  /// The generic parameters in their brackets, on lines of their own if the type's first line would be too long.
  private var generics: Code? {
    guard !feature.generics.isEmpty else { return nil }
    let protocols: Code? =
      dialect == .tca
      ? reducerConformances : "\(layout.style?.conformance.code ?? "Reducer"), Sendable"
    let end: Code = "\(protocols.map { ": \($0)" } ?? .empty) {"
    let parameters = feature.generics.map { "\($0.name.declaredCode): \($0.constraint)" as Code }
    return .row("<", parameters, ">") + .room(end.columns)
  }

  /// Whether the type can be `nonisolated`. Swift does not allow this for a type with a stored property that its
  /// property wrapper can set.
  private var isNonisolated: Bool {
    !feature.usedDependencies.contains { feature.ownDependency(named: $0)?.isWrapped == true }
  }

  private var layout: ActionLayout { project.actionLayout(of: feature) }

  /// The enum of the actions.
  private var action: EnumModel {
    project.actionEnum(of: feature, for: dialect).lower(
      access: access, isPathable: dialect != .tca || expandsMacros)
  }

  /// Whether the expansions of the Composable Architecture's macros are written.
  private var expandsMacros: Bool {
    dialect == .tca && project.settings.tca.macros == .expand
  }

  /// The functions, and the places that can hold one of several features.
  private var runtime: RuntimeModel {
    RuntimeModel(
      functions: FunctionsLowering(feature: feature, project: project, dialect: dialect).lower(),
      destinations: destinations.isEmpty
        ? nil
        : destinations.map {
          DestinationModel(child: $0, parent: feature, project: project, access: access)
        })
  }

  /// The body of reducers, and the enums that macros extend.
  private var tca: TCAModel {
    let enums = destinations.map {
      ReducerEnumModel(child: $0, parent: feature, project: project, access: access)
    }
    let body = BodyLowering(feature: feature, project: project, dialect: dialect)
    return TCAModel(
      isExpanded: expandsMacros,
      conformances: reducerConformances,
      body: body.lower(),
      functions: body.functions,
      procedures: CaseLowering(feature: feature, project: project, dialect: dialect).procedures,
      destinations: enums.isEmpty ? nil : (enums, enums.filter(\.isExtended)),
      observedState: observedState)
  }

  /// The protocols of the reducer, without the protocols that macros add.
  private var reducerConformances: Code? {
    let reducer = layout.style?.conformance.code ?? (expandsMacros ? "Reducer" : nil)
    // The library's reducers of closures are not Sendable.
    let isSendable = !feature.parameters.contains { $0.type.text.hasPrefix("Reduce<") }
    let sendable: Code? = access == .public && isSendable ? "Sendable" : nil
    let all = [reducer, sendable].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// The children that can hold one of several features.
  private var destinations: [Child] { feature.children.filter(\.isOneOf) }

  private var access: Settings.Access { project.access(of: feature) }

  private var tests: TestLowering {
    TestLowering(
      feature: feature, project: project, dialect: dialect, supportImports: supportImports)
  }

  private var cancelIDs: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The dependencies that the feature's code uses.
  private var dependencies: [UsedDependencyModel] {
    (feature.usedDependencies + (cancelIDs.hasPath ? ["featurePath"] : [])).map { name in
      let own = feature.ownDependency(named: name)
      return UsedDependencyModel(
        name: name, wrapper: own?.wrapper ?? "Dependency(\\.\(name))")
    }
  }

  /// Whether the initialiser must be written.
  private var needsInit: Bool {
    guard feature.parameters.isEmpty else { return false }
    return switch dialect {
    // An initializer that the compiler synthesizes is internal and takes the dependencies.
    case .runtime, .redux: access == .public || !feature.usedDependencies.isEmpty
    case .tca: access == .public
    }
  }

  /// The state: its protocols, fields, computed properties, and the code that observation needs.
  private var state: StateModel {
    let stored = StoredFields(
      project.storedProperties(of: feature), access: access,
      isExpanded: expandsMacros, observesByMacro: dialect == .tca,
      assignsKeys: project.stateConformances(of: feature).decode)
    return StateModel(
      conformances: listed(stateConformances),
      types: feature.typesInState.map {
        NestedTypeModel(type: $0, access: access)
      },
      stored: stored,
      computed: lowerComputed(
        project.computedProperties(of: feature), access: access,
        isFirst: stored.isEmpty),
      observed: dialect != .tca ? lowerObservedProperties(of: feature, in: project) : nil,
      coding: CodingLowering(
        feature: feature, project: project, dialect: dialect, stored: stored
      ).lower(),
      isIdentified: dialect == .tca && project.hasIdentity(feature),
      expanded: expandsMacros ? ExpandedStateModel(stored: stored) : nil,
      enum: stateEnum,
      alias: feature.stateForm.type)
  }

  /// The state as an enum; nil for a state that is not an enum.
  private var stateEnum: EnumModel? {
    guard let lowered = project.stateEnum(of: feature, for: dialect) else { return nil }
    var model = lowered.lower(
      access: access, isPathable: dialect != .tca || expandsMacros)
    model.types = feature.typesInState.map {
      NestedTypeModel(type: $0, access: access)
    }
    model.computed = lowerComputed(
      project.computedProperties(of: feature), access: access)
    return model
  }

  /// The code for the observation of an enum, if the expansion is written; otherwise nil.
  private var observedState: ObservedStateModel? {
    guard expandsMacros, let cases = feature.stateForm.cases else { return nil }
    return ObservedStateModel(
      access: access,
      cases: cases.enumerated().map { index, one in
        ObservedCaseModel(
          one: one, holdsOne: feature.isChild(one) || one.parameters.count == 1, index: index)
      })
  }

  /// The protocols of the state.
  private var stateConformances: Set<String> {
    Set(project.stateConformances(of: feature) + dialect.stateConformances)
      .union(project.isIdentifiable(feature) ? ["Identifiable"] : [])
      .union(expandsMacros ? ["Observable", "ObservableState"] : [])
  }
}
