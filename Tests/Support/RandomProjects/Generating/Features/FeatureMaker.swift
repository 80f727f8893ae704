/// The existing parts that features can use: the parts of the module so far, and the parts of other modules.
final class Surroundings {
  var models: [NamedType] = []
  var errors: [NamedType] = []
  var clients: [Client] = []
  var features: [Feature] = []
  /// The fields that refer to the shared values with keys.
  var shared: [Field] = []
}

/// Makes a feature.
final class FeatureMaker {
  let feature: Feature
  let random: RandomSource
  let surroundings: Surroundings
  var names: Names
  /// The actions without effects, which other actions may send.
  var leaves: [Action] = []
  /// Whether the feature is a row, which is identified by its id.
  let isRow: Bool

  init(_ name: String, in surroundings: Surroundings, random: RandomSource) {
    let outers =
      surroundings.features.filter { $0.outerName == nil && $0.generics.isEmpty }.map(
        Feature.Outer.feature)
      + surroundings.models.map(Feature.Outer.model)
    feature = Feature(name, in: random.once(in: 4) ? random.pickAny(outers) : nil)
    self.random = random
    self.surroundings = surroundings
    feature.isGrouped = random.once(in: 5)
    names = Names(random, isGrouped: feature.isGrouped)
    isRow = random.once(in: 5)
    feature.ownNames = ownNames()
    if random.once(in: 6) {
      feature.generics = ["Value", "Other"].prefix(random.number(1...2)).map {
        GenericParameter(name: $0, sample: random.pick([.int, .string]))
      }
    }
  }

  func make() -> Feature {
    if random.once(in: 2) { feature.doc = doc() }
    let state = stateKind()
    if feature.generics.isEmpty, state != .declared { makeTypes() }
    fitting { makeState(state) }
    if random.once(in: 8), !feature.fields.contains(where: \.isBoundByAction) {
      // Nothing can happen to the feature.
      if state != .declared { fitting(makeComputed) }
      feature.generics = []
      return feature
    }
    switch state {
    case .fields:
      makeSharedFields()
      fitting(makeChildren)
    case .cases: makeChildrenInCases()
    case .declared: break
    }
    if state != .declared { fitting(makeComputed) }
    if feature.generics.isEmpty, state == .fields { makeQuestions() }
    makeCases()
    shareButtons()
    for make in [
      makeDelegate, makeLeaves, makeProcedures, makePlainActions, makeEffectActions,
      makeStateActions, makeQuestionActions,
    ] { fitting(make) }
    makeChildActions()
    makeReactions()
    for make in [makeSetters, makeComposition, makeStops, makeReaders] { fitting(make) }
    makeGenericParts()
    return feature
  }

  func doc() -> String {
    random.pick([
      "What users see first.", "Holds what was asked for: all of it.", "It's here # not there.",
      "Two lines,\nof which this is the second.", "A \"quote\" and a \\ backslash.",
    ])
  }
}
