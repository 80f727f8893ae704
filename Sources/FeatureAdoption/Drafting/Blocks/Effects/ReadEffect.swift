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

/// A form for each of several effects.
private struct FormChoice {
  /// The forms.
  private(set) var forms: [EffectForm] = []
  /// The number of effects that stay Swift.
  private var swiftCount = 0
  /// The sum of the forms' places among the alternatives.
  private var sumOfPlaces = 0

  /// The kind of the last effect.
  var last: EffectForm.Kind? { forms.last?.kind }

  /// Whether a block may begin an effect of a kind after these effects.
  func allows(_ kind: EffectForm.Kind) -> Bool {
    last.map { $0 <= kind && !($0.isSingle && $0 == kind) } ?? true
  }

  /// Returns the choice with a form of one more effect.
  func adding(_ form: EffectForm, at place: Int) -> FormChoice {
    var choice = self
    choice.forms.append(form)
    choice.swiftCount += form.kind == .swift ? 1 : 0
    choice.sumOfPlaces += place
    return choice
  }

  /// Whether fewer effects stay Swift, or plainer forms express as many effects.
  func isPlainer(than other: FormChoice) -> Bool {
    (swiftCount, sumOfPlaces) < (other.swiftCount, other.sumOfPlaces)
  }
}

extension [ReadEffect] {
  /// The forms with which a block begins the effects in this order; nil when no keys do.
  var inOrder: [EffectForm]? {
    // Effects that begin together after others are the last of several steps.
    if count > 1, last?.steps?.count == 1, let steps = asSteps { return [EffectForm(steps: steps)] }
    if let forms = inKeys { return forms }
    // Effects that a block has in another order are one of its steps.
    for count in indices.reversed() {
      guard let forms = Array(self[..<count]).inKeys,
        !forms.contains(where: { $0.kind == .sequence }),
        let steps = Array(self[count...]).asSteps
      else { continue }
      return forms + [EffectForm(steps: steps)]
    }
    return plainest
  }

  /// The plainest forms that leave no effect Swift that a key can express; nil when no order of keys has such forms.
  private var inKeys: [EffectForm]? {
    plainest.flatMap { forms in
      zip(self, forms).allSatisfy { $1.kind != .swift || $0.forms.count == 1 } ? forms : nil
    }
  }

  /// The forms with which the effects are a step of consecutive effects; nil when no keys have them in this order.
  var inStep: [EffectForm]? { plainest.flatMap { $0.areStep ? $0 : nil } }

  /// The forms in order that leave the fewest effects Swift, and of those the plainest; nil when no forms are in order.
  private var plainest: [EffectForm]? {
    // The plainest forms of the effects so far: for each kind of the last effect, the plainest choice.
    var choices = [FormChoice()]
    for effect in self {
      var longer: [FormChoice] = []
      for choice in choices {
        for (place, form) in effect.forms.enumerated() where choice.allows(form.kind) {
          let next = choice.adding(form, at: place)
          if let index = longer.firstIndex(where: { $0.last == form.kind }) {
            if next.isPlainer(than: longer[index]) { longer[index] = next }
          } else {
            longer.append(next)
          }
        }
      }
      choices = longer
    }
    return choices.min { $0.isPlainer(than: $1) }?.forms
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
        if let forms = front.inKeys, forms.areStep {
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
