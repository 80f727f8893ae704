import RandomNumbers

/// A capability of a feature, together with its tests.
enum FeaturePart: CaseIterable {
  case counter, loader, refresher, form, ticker, search, question, menu, listener, phases, branches
  case sequence, delay, effect, history
}

extension FeatureDraft {
  /// Adds parts until the spec has the length of a typical spec.
  mutating func fill(_ block: BlockNames, using random: inout SeededRandom) {
    var parts = FeaturePart.allCases.shuffled(using: &random)
    let length = Int.random(in: 62...92, using: &random)
    while lineCount < length, let part = parts.popLast() { add(part, block) }
  }

  private mutating func add(_ part: FeaturePart, _ block: BlockNames) {
    switch part {
    case .counter: addCounter()
    case .loader: addLoader(block)
    case .refresher: addRefresher(block)
    case .form: addForm()
    case .ticker: addTicker()
    case .search: addSearch(block)
    case .question: addQuestion()
    case .menu: addMenu()
    case .listener: addListener(block)
    case .phases: addPhases()
    case .branches: addBranches()
    case .sequence: addSequence(block)
    case .delay: addDelay()
    case .effect: addEffect()
    case .history: addHistory(block)
    }
  }
}
