import SpecSource
import SpecSwift

/// An effect of generated code, with the keys that say it.
///
/// Several may: an action that is sent after a while is an `after`, or a `run` without a call. Where others stand beside it, their order
/// decides.
struct ReadEffect {
  /// The keys, of which each says it; the plainest comes first.
  var forms: [DraftKey]

  /// Takes one key.
  init(_ form: DraftKey) { forms = [form] }

  /// Takes several keys, of which each says it.
  init(forms: [DraftKey]) { self.forms = forms }

  /// Whether it happens at once, wherever it stands among steps.
  fileprivate var isImmediate: Bool {
    forms.contains { ["cancel", "send"].contains($0.name) && !$0.isAnimated }
  }

  /// The steps that it is, if it is several.
  fileprivate var steps: [SpecDraft]? {
    guard let first = forms.first, first.name == "steps", case .list(let steps) = first.value
    else { return nil }
    return steps
  }
}

extension DraftKey {
  /// Whether it sends with an animation, which takes a task.
  fileprivate var isAnimated: Bool {
    switch value {
    case .text: false
    case .keys: true
    case .list(let items): items.contains { if case .keys = $0 { true } else { false } }
    }
  }

  /// Its place among the effects of a block: those of a lower one begin earlier.
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
  /// Steps with one of their effects as Swift: each in its turn.
  var withSwift: [[[ReadEffect]]] {
    indices.flatMap { step in
      self[step].indices.compactMap { place in
        guard let last = self[step][place].forms.last, last.name == "effect" else { return nil }
        var steps = self
        steps[step][place] = ReadEffect(last)
        return steps
      }
    }
  }
}

extension [ReadEffect] {
  /// The keys of a block that has them in this order; nil when none has.
  var inOrder: [DraftKey]? {
    // What begins together behind others is the last of several steps.
    if count > 1, last?.steps?.count == 1, let steps = asSteps {
      return [DraftKey("steps", .list(steps))]
    }
    if let keys = natural ?? lowest { return keys.grouped }
    // What a block has in another order is one of its steps.
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

  /// The keys that leave the most to what follows.
  private var lowest: [DraftKey]? { keys { $0.min { $0.rank < $1.rank } } }

  private func keys(_ choose: ([DraftKey]) -> DraftKey?) -> [DraftKey]? {
    var keys: [DraftKey] = []
    for effect in self {
      let last = keys.last?.rank ?? 0
      guard let key = choose(effect.forms.filter { $0.rank >= last }) else { return nil }
      keys.append(key)
    }
    // A block has one such key.
    return keys.count { $0.name == "steps" } < 2 && keys.count { $0.name == "dismiss" } < 2
      ? keys : nil
  }

  /// Them as steps: what is sent or cancelled in front of others happens at once.
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
        if keys?.contains(where: { $0.name == "steps" }) == true { keys = nil }
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
  /// The keys with one for each name.
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
  /// The values of a list; itself when it is none.
  fileprivate var parts: [SpecDraft] {
    if case .list(let items) = self { items } else { [self] }
  }
}
