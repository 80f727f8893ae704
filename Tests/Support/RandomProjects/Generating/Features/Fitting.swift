extension FeatureMaker {
  /// The length of the longest line of a spec, which leaves room for the generated code around it.
  static let longest = 66

  /// Makes a part of the feature, repeatedly until lines can hold it. A part that never fits is left out.
  ///
  /// If the whole feature were made again, hardly any feature would have children: nearly every feature has a line
  /// that is too long, which makes a child's state.
  func fitting(_ make: () -> Void) {
    for _ in 0..<30 {
      let counts = counts
      let restore = restoring()
      make()
      if width(after: counts) <= Self.longest { return }
      restore()
    }
  }

  /// The numbers of fields, properties, children, actions, procedures and reactions.
  private var counts: [Int] {
    [
      feature.fields.count, feature.computed.count, feature.children.count, feature.actions.count,
      feature.procedures.count, feature.reactions.count,
    ]
  }

  /// Returns the length of the longest line of the parts after the counts.
  private func width(after counts: [Int]) -> Int {
    let writer = SpecWriter(random: RandomSource(seed: 0), owner: feature.type)
    var parts = feature.fields.dropFirst(counts[0]).map(writer.field)
    parts += feature.computed.dropFirst(counts[1]).map(writer.computed)
    parts += feature.children.dropFirst(counts[2]).map(writer.child)
    parts += feature.actions.dropFirst(counts[3]).map(writer.action)
    parts += feature.procedures.dropFirst(counts[4]).map { writer.declaration([], $0.block) }
    parts += feature.reactions.dropFirst(counts[5]).map { writer.declaration([], $0.block) }
    parts += feature.questions.map(writer.question)
    parts += [feature.leading].compactMap(\.self).map { writer.declaration([], $0) }
    parts += writer.composition(of: feature).map(\.value)
    return parts.map(\.width).max() ?? 0
  }

  /// Returns a function that resets the feature to its present parts.
  private func restoring() -> () -> Void {
    let (fields, computed, children) = (feature.fields, feature.computed, feature.children)
    let (delegate, actions, procedures) = (feature.delegate, feature.actions, feature.procedures)
    let (reactions, leading) = (feature.reactions, feature.leading)
    let (before, after, stops) = (feature.before, feature.after, feature.stops)
    let (elementStops, stateType) = (feature.elementStops, feature.stateType)
    let (depth, size, buttons) = (feature.depth, feature.size, feature.questions.map(\.buttons))
    let (names, leaves) = (names, leaves)
    return { [self] in
      (feature.fields, feature.computed, feature.children) = (fields, computed, children)
      (feature.delegate, feature.actions, feature.procedures) = (delegate, actions, procedures)
      (feature.reactions, feature.leading) = (reactions, leading)
      (feature.before, feature.after, feature.stops) = (before, after, stops)
      (feature.elementStops, feature.stateType) = (elementStops, stateType)
      (feature.depth, feature.size) = (depth, size)
      for (question, old) in zip(feature.questions, buttons) { question.buttons = old }
      (self.names, self.leaves) = (names, leaves)
    }
  }
}
