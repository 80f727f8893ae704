extension FeatureMaker {
  /// Adds the app's reducers and operators.
  func makeComposition() {
    guard random.once(in: 4) else { return }
    if random.once(in: 2) { feature.before = composed() }
    if random.once(in: 2) { feature.after = composed() }
    if random.once(in: 2) { feature.composedDate = random.number(1...9) * 1_000 }
    if !feature.actions.isEmpty, random.once(in: 2) {
      feature.ownDate = random.number(1...9) * 10_000
    }
    // Reactions that compare with a previous state leave no place for operators on that state.
    let compares = feature.reactions.contains { reaction in
      switch reaction.trigger {
      case .binding, .bindingPart: true
      default: false
      }
    }
    if !compares, let field = feature.fields.last(where: \.isBoundByAction),
      let statements = (feature.before + feature.after).first
    {
      feature.writtenField = (field.name, statements)
    }
  }

  func composed() -> [[Statement]] {
    (0..<random.number(1...2)).map { _ in statements(scope).make(1).statements }
      .filter { !$0.isEmpty }
  }
}
