import SpecSource

/// An effect on its way to the templates.
indirect enum LoweredEffect: Sendable {
  /// None.
  case nothing
  /// One that is an expression.
  case line(String)
  /// An `if` or a `switch`, which is an expression only after `return`.
  case branching(String)
  /// The call of a function that changes the state, and the name of a constant for its effect.
  case perform(String, constant: String)
  /// Effects to end; their id may be a part of the state.
  case cancel(String, readsState: Bool)
  /// One with a closure.
  case run(RunModel)
  /// One that was made of what stands at a place.
  case placed(LoweredEffect, SourceSpan)
  /// One for each element, behind the line that opens a closure.
  case each(String, LoweredEffect)
  /// Several as one: `.merge`, `.concatenate`.
  case group(String, [LoweredEffect])

  /// Several effects at once, as one.
  static func merged(_ effects: [LoweredEffect]) -> LoweredEffect {
    switch effects.count {
    case 0: .nothing
    case 1: effects[0]
    default: .group(".merge", effects)
    }
  }

  /// The effect as text, if it is short enough to stand in a call.
  var shortText: String? {
    isLine && text?.count ?? 0 <= 60 ? text : nil
  }

  /// Whether it is one line.
  var isLine: Bool { text?.isMultiline == false }

  /// The effect as an expression; nil where it is more than that.
  private var text: String? {
    switch self {
    case .nothing: ".none"
    case .branching(let text): "{\n\(text.indented())\n}()"
    case .line(let text), .perform(let text, _), .cancel(let text, _): text
    case .placed(let effect, _): effect.text
    case .run, .each, .group: nil
    }
  }

  /// Whether it depends on the state at the time when it is made.
  var readsState: Bool {
    switch self {
    case .nothing: false
    case .cancel(_, let readsState): readsState
    case .placed(let effect, _): effect.readsState
    case .line, .branching, .perform, .run, .each, .group: true
    }
  }

  /// Where it stands in the spec, if it is known.
  var span: SourceSpan? {
    if case .placed(_, let span) = self { span } else { nil }
  }

  /// The effect with what stands before and behind it.
  func lower(prefix: String = "", suffix: String = "") -> EffectModel {
    var model = EffectModel(prefix: prefix, suffix: suffix)
    switch self {
    case .branching(let text) where !prefix.isEmpty:
      model.line = prefix + text + suffix
    case .nothing, .line, .branching, .perform, .cancel:
      model.line = text.map { prefix + $0 + suffix }
    case .run(let run):
      model.run = run
    case .placed(let effect, let span):
      model = effect.lower(prefix: prefix, suffix: suffix)
      model.span = span
    case .each(let opening, let effect):
      model.each = (opening: opening, effects: [effect.lower()])
    case .group(let name, let effects):
      let last = effects.count - 1
      model.group = (
        opening: "\(prefix)\(name)(",
        effects: effects.enumerated().map { $1.lower(suffix: $0 == last ? "" : ",") }
      )
    }
    return model
  }
}
