/// An effect, with the keys that express it.
///
/// Several forms are possible: an action that is sent after a delay is an `after`, or a `run` without a call. If the
/// block contains other effects, their order decides.
struct ReadEffect {
  /// The alternative keys that express the effect. The plainest comes first.
  var forms: [EffectForm]

  /// Makes an effect with a single form.
  init(_ form: EffectForm) { forms = [form] }

  /// Makes an effect with several forms, each of which expresses it.
  init(forms: [EffectForm]) { self.forms = forms }

  /// Whether the effect finishes immediately in any place among steps.
  var isImmediate: Bool { forms.contains(where: \.kind.isImmediate) }

  /// The steps of the effect, if it has several.
  fileprivate var steps: [SpecDraft]? { forms.first?.steps }
}

extension [[ReadEffect]] {
  /// The variants of steps in which one effect is Swift. Variants with an effect that finishes immediately come first.
  var withSwift: [[[ReadEffect]]] {
    let places = indices.flatMap { step in self[step].indices.map { (step, $0) } }
    let immediate = places.filter { self[$0.0][$0.1].isImmediate }
    let others = places.filter { !self[$0.0][$0.1].isImmediate }
    return (immediate + others).compactMap { step, place in
      guard let last = self[step][place].forms.last, last.kind == .swift,
        case .text(var swift) = last.value
      else { return nil }
      swift.reason?.text = "consecutive effects that are not cancelled together"
      var steps = self
      steps[step][place] = ReadEffect(EffectForm(.swift, .text(swift)))
      return steps
    }
  }
}

extension [ReadEffect] {
  /// The forms with which a block has the effects in this order; nil when no block has.
  var inOrder: [EffectForm]? {
    // Effects that begin together after others are the last of several steps.
    if count > 1, last?.steps?.count == 1, let steps = asSteps { return [EffectForm(steps: steps)] }
    if let forms = natural ?? lowest { return forms }
    // Effects that a block has in another order are one of its steps.
    for count in indices.reversed() {
      let front = Array(self[..<count])
      guard let forms = front.natural ?? front.lowest,
        !forms.contains(where: { [.task, .sequence].contains($0.kind) }),
        let steps = Array(self[count...]).asSteps
      else { continue }
      return forms + [EffectForm(steps: steps)]
    }
    return nil
  }

  /// The plainest forms that are in order.
  private var natural: [EffectForm]? { forms { $0.first } }

  /// The forms of the kinds that begin first, which leave the most possibilities to the following effects.
  private var lowest: [EffectForm]? {
    forms { $0.min { $0.kind.rawValue < $1.kind.rawValue } }
  }

  private func forms(_ choose: ([EffectForm]) -> EffectForm?) -> [EffectForm]? {
    var chosen: [EffectForm] = []
    for effect in self {
      let last = chosen.last?.kind.rawValue ?? 0
      guard let form = choose(effect.forms.filter { $0.kind.rawValue >= last }) else { return nil }
      chosen.append(form)
    }
    let single = chosen.filter(\.kind.isSingle).map(\.kind.key)
    return Set(single).count == single.count ? chosen : nil
  }

  /// The effects as steps. Effects that send or cancel before others finish immediately.
  private var asSteps: [SpecDraft]? {
    let last = self.last?.steps
    var rest = last == nil ? self[...] : dropLast()
    var steps: [SpecDraft] = []
    while !rest.isEmpty {
      var count = rest.count
      var step: [EffectForm]?
      while count > 0, step == nil {
        let front = Array(rest.prefix(count))
        if let forms = front.natural ?? front.lowest, forms.areStep {
          step = forms
        } else {
          count -= 1
        }
      }
      guard let step else { return nil }
      let isLast = count == rest.count && last == nil
      guard isLast || rest.prefix(count).allSatisfy(\.isImmediate) else { return nil }
      steps.append(step.asStep)
      rest = rest.dropFirst(count)
    }
    return steps + (last ?? [])
  }
}
