import FeatureSpec
import StrictMustache

/// Turns what follows an action into values for templates.
struct BlockLowering {
  let action: FeatureAction
  let feature: Feature
  let project: FeatureProject

  /// The pattern that matches the action; only what the block uses is bound.
  var pattern: String {
    let used = action.block.usedPayload(of: action)
    let name = action.name.member
    guard !used.isEmpty else { return ".\(name)" }
    let bindings = action.parameters.map { parameter in
      used.contains(parameter.name.value) ? parameter.binding : "_"
    }
    return ".\(name)(\(bindings.joined(separator: ", ")))"
  }

  /// The block: condition, statements and effects.
  func lower() -> TemplateValue {
    let block = action.block
    return [
      "condition": block.condition.map { ["text": .text($0.text)] } ?? false,
      "statements": block.statements.map { ["text": .text($0.text)] } ?? false,
      "effects": lowerEffects(block),
    ]
  }

  /// The effects, in the order they start: cancellations, then what is sent, then the rest.
  private func lowerEffects(_ block: Block) -> TemplateValue {
    var effects = block.cancellations.map { Effect.line(".cancel(id: CancelID.\($0.member))") }
    effects += block.sends.map { Effect.line(".send(\($0.swift))") }
    effects += block.runs.map { run in
      Effect.run(RunLowering(run: run, feature: feature, project: project).lower())
    }
    effects += block.timers.map { Effect.run(lowerTimer($0)) }
    effects += block.delays.map { Effect.run(lowerDelay($0)) }
    switch effects.count {
    case 0:
      return ["isNone": true, "single": false, "several": false]
    case 1:
      return [
        "isNone": false, "single": effects[0].value(prefix: "return ", suffix: ""),
        "several": false,
      ]
    default:
      let values = effects.enumerated().map { index, effect in
        effect.value(prefix: "", suffix: index == effects.count - 1 ? "" : ",")
      }
      return ["isNone": false, "single": false, "several": ["effects": .list(values)]]
    }
  }
}

/// An effect on its way to the templates.
private enum Effect {
  /// One that fits a line.
  case line(String)
  /// One with a closure.
  case run(TemplateObject)

  /// The effect with what stands before and behind it.
  func value(prefix: String, suffix: String) -> TemplateValue {
    switch self {
    case .line(let text):
      return ["prefix": .text(prefix), "suffix": .text(suffix), "line": .text(text), "run": false]
    case .run(let run):
      return ["prefix": .text(prefix), "suffix": .text(suffix), "line": "", "run": .object(run)]
    }
  }
}

/// An action that is sent again and again, as an effect with a closure.
private func lowerTimer(_ timer: TimerEffect) -> TemplateObject {
  return runObject(
    capture: timer.send.mentions("state") || timer.interval.mentions("state"),
    statements: [
      """
      for await _ in continuousClock.timer(interval: \(timer.interval.swift)) {
        await send(\(timer.send.swift))
      }
      """
    ],
    sends: true,
    failure: false,
    id: timer.id.map { (id: $0.member, cancelsInFlight: true) }
  )
}

/// An action that is sent after a while, as an effect with a closure.
private func lowerDelay(_ delay: DelayEffect) -> TemplateObject {
  runObject(
    capture: delay.send.mentions("state") || delay.delay.mentions("state"),
    statements: [pauseStatement(delay.delay), "await send(\(delay.send.swift))"],
    sends: true,
    failure: false,
    id: delay.id.map { (id: $0.member, cancelsInFlight: delay.cancelsInFlight) }
  )
}

/// The statement that waits; when the effect is cancelled meanwhile, it ends there.
func pauseStatement(_ duration: DurationValue) -> String {
  "try await continuousClock.sleep(for: \(duration.swift))"
}

/// The values of an effect with a closure.
func runObject(
  priority: String? = nil, capture: Bool, statements: [String], sends: Bool,
  failure: TemplateValue, id: (id: String, cancelsInFlight: Bool)?
) -> TemplateObject {
  let cancellation = id.map { id in
    "id: CancelID.\(id.id)\(id.cancelsInFlight ? ", cancelInFlight: true" : "")"
  }
  return TemplateObject([
    ("arguments", .text(priority.map { "(priority: \($0))" } ?? "")),
    ("capture", .text(capture ? "[state] " : "")),
    ("send", .text(sends ? "send" : "_")),
    ("statements", .list(statements.map { .text($0) })),
    ("failure", failure),
    ("cancellable", cancellation.map { ["arguments": .text($0)] } ?? false),
  ])
}
