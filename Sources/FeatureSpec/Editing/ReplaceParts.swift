import SpecSource

extension Feature {
  /// The feature with other parts; what is not given stays as it is.
  ///
  /// - Parameter lacksEffects: Whether what is sent and what can be cancelled is taken to be unknown.
  public func replacing(
    types: [NestedType]? = nil, state: [Field]? = nil, computed: [ComputedProperty]? = nil,
    parameters: [Field]? = nil, children: [Child]? = nil, actions: [FeatureAction]? = nil,
    reactions: [Reaction]? = nil, before: Located<Block>? = nil,
    procedures: [Procedure]? = nil, composition: Composition? = nil, tests: [TestCase]? = nil,
    lacksEffects: Bool? = nil
  ) -> Feature {
    Feature(
      name: name, documentation: documentation, imports: imports, types: types ?? self.types,
      conformances: conformances, state: state.map(StateForm.fields) ?? stateForm,
      computed: computed ?? self.computed,
      generics: generics,
      parameters: parameters ?? self.parameters, dependencies: dependencies,
      ownDependencies: ownDependencies,
      children: children ?? self.children, prompts: prompts, actions: actions ?? self.actions,
      delegate: delegate, groups: groups, style: style, reactions: reactions ?? self.reactions,
      before: before ?? self.before, procedures: procedures ?? self.procedures,
      composition: composition ?? self.composition, tests: tests ?? self.tests,
      exploration: tests == nil ? exploration : nil, external: external, templates: templates,
      view: view, viewPlace: viewPlace, findings: findings, isIncomplete: isIncomplete,
      isBehaviourIncomplete: isBehaviourIncomplete, lacksEffects: lacksEffects ?? self.lacksEffects,
      lostSections: lostSections)
  }
}

extension FeatureProject {
  /// The project's specs.
  public var specs: [Spec] {
    features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
  }
}
