import SpecSource
import SpecSwift

/// An effect, with the keys that express it.
///
/// Several forms are possible: an action that is sent after a delay is an `after`, or a `run` without a call. If the
/// block contains other effects, their order decides.
struct ReadEffect {
  /// The alternative keys that express the effect. The plainest comes first.
  var forms: [DraftKey]

  /// Makes an effect with a single form.
  init(_ form: DraftKey) { forms = [form] }

  /// Makes an effect with several forms, each of which expresses it.
  init(forms: [DraftKey]) { self.forms = forms }

  /// Whether the effect finishes immediately in any place among steps.
  var isImmediate: Bool {
    forms.contains { ["cancel", "send"].contains($0.name) && !$0.isAnimated }
  }

  /// The steps of the effect, if it has several.
  fileprivate var steps: [SpecDraft]? {
    guard let first = forms.first, first.name == "steps", case .list(let steps) = first.value
    else { return nil }
    return steps
  }
}

extension DraftKey {
  /// Whether the effect sends with an animation, which requires a task.
  fileprivate var isAnimated: Bool {
    switch value {
    case .text: false
    case .keys: true
    case .list(let items): items.contains { if case .keys = $0 { true } else { false } }
    }
  }

  /// The rank among the effects of a block. Effects with a lower rank begin earlier.
  fileprivate var rank: Int {
    switch name {
    case "cancel": 0
    case "perform": 1
    case "send": isAnimated ? 4 : 2
    case "run": value["call"] == nil ? 5 : 3
    case "steps": if case .keys = value { 6 } else { 13 }
    case "timer": 7
    case "after": 8
    case "stream": 9
    case "effect": 10
    case "each": 11
    case "dismiss": 12
    default: 14
    }
  }
}

extension [[ReadEffect]] {
  /// The variants of steps in which one effect is Swift. Variants with an effect that finishes immediately come first.
  var withSwift: [[[ReadEffect]]] {
    let places = indices.flatMap { step in self[step].indices.map { (step, $0) } }
    let immediate = places.filter { self[$0.0][$0.1].isImmediate }
    let others = places.filter { !self[$0.0][$0.1].isImmediate }
    return (immediate + others).compactMap { step, place in
      guard let last = self[step][place].forms.last, last.name == "effect",
        case .text(var swift) = last.value
      else { return nil }
      swift.reason?.text = "consecutive effects that are not cancelled together"
      var steps = self
      steps[step][place] = ReadEffect(DraftKey("effect", .text(swift)))
      return steps
    }
  }
}

extension [ReadEffect] {
  /// The keys of a block that has the effects in this order; nil when no block has.
  var inOrder: [DraftKey]? {
    // Effects that begin together after others are the last of several steps.
    if count > 1, last?.steps?.count == 1, let steps = asSteps {
      return [DraftKey("steps", .list(steps))]
    }
    if let keys = natural ?? lowest { return keys.grouped }
    // Effects that a block has in another order are one of its steps.
    for count in indices.reversed() {
      let front = Array(self[..<count])
      guard let keys = front.natural ?? front.lowest, !keys.contains(where: { $0.name == "steps" }),
        let steps = Array(self[count...]).asSteps
      else { continue }
      return (keys + [DraftKey("steps", .list(steps))]).grouped
    }
    return nil
  }

  /// The plainest keys that are in order.
  private var natural: [DraftKey]? { keys { $0.first } }

  /// The keys with the lowest ranks, which leave the most possibilities to the following effects.
  private var lowest: [DraftKey]? { keys { $0.min { $0.rank < $1.rank } } }

  private func keys(_ choose: ([DraftKey]) -> DraftKey?) -> [DraftKey]? {
    var keys: [DraftKey] = []
    for effect in self {
      let last = keys.last?.rank ?? 0
      guard let key = choose(effect.forms.filter { $0.rank >= last }) else { return nil }
      keys.append(key)
    }
    // A block has a single such key.
    return keys.count { $0.name == "steps" } < 2 && keys.count { $0.name == "dismiss" } < 2
      ? keys : nil
  }

  /// The effects as steps. Effects that send or cancel before others finish immediately.
  private var asSteps: [SpecDraft]? {
    let last = self.last?.steps
    var rest = last == nil ? self[...] : dropLast()
    var steps: [SpecDraft] = []
    while !rest.isEmpty {
      var count = rest.count
      var keys: [DraftKey]?
      while count > 0, keys == nil {
        let front = Array(rest.prefix(count))
        keys = (front.natural ?? front.lowest)?.grouped
        if let all = keys, !SpecDraft.keys(all).isStep { keys = nil }
        if keys == nil { count -= 1 }
      }
      guard let keys else { return nil }
      let isLast = count == rest.count && last == nil
      guard isLast || rest.prefix(count).allSatisfy(\.isImmediate) else { return nil }
      steps.append(.keys(keys))
      rest = rest.dropFirst(count)
    }
    return steps + (last ?? [])
  }
}

extension [DraftKey] {
  /// The keys with a single key for each name.
  fileprivate var grouped: [DraftKey] {
    var keys: [DraftKey] = []
    for key in self {
      if let index = keys.firstIndex(where: { $0.name == key.name }) {
        keys[index].value = .list(keys[index].value.parts + key.value.parts)
      } else {
        keys.append(key)
      }
    }
    return keys
  }
}

extension SpecDraft {
  /// The values of a list; the draft itself when it is no list.
  fileprivate var parts: [SpecDraft] {
    if case .list(let items) = self { items } else { [self] }
  }
}

extension SpecDraft {
  /// Whether the keys of effects can be a step of other effects.
  var isStep: Bool {
    guard case .keys(let keys) = self else { return false }
    return !keys.contains { ["perform", "steps"].contains($0.name) }
  }
}
