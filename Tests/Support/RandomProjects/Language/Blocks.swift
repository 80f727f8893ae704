/// What follows an action.
final class Block {
  var conditions: [Condition] = []
  var statements: [Statement] = []
  /// What follows in place of everything behind the statements when one of them throws.
  var caught: Block?
  var branches: [Branch] = []
  var match: Match?
  var performed: [(procedure: Procedure, arguments: [Fragment])] = []
  /// The places that are emptied; those of alerts and dialogs are ones, too.
  var dismissed: [String] = []
  var popped: Pop?
  /// The stack that it pops from.
  var stack: String?
  var presented: Presentation?
  var effects = Effects()

  /// A branch; without conditions it is the last one.
  struct Branch {
    var conditions: [Condition]
    var block: Block
  }

  /// Blocks for the cases of an enum, or for a number.
  struct Match {
    var on: Fragment
    /// A pattern, what it binds if it matches, and what follows.
    var cases: [(pattern: String, bind: (Value) -> [String: Value]?, block: Block)]
  }

  enum Pop {
    case last, all
    /// What is on top of an element and the element itself.
    case from(Fragment)
    /// What is on top of an element.
    case to(Fragment)
  }

  /// What is shown: an alert, a dialog, a child or an element of the stack.
  enum Presentation {
    case prompt(Question, [Fragment])
    case child(Child, choice: Int, [String: Fragment])
    case element(Child, choice: Int, [String: Fragment])
  }

  /// Whether nothing stands in it.
  var isEmpty: Bool { conditions.isEmpty && isIdle }

  /// Whether nothing follows, whatever its conditions say.
  var isIdle: Bool {
    statements.isEmpty && branches.isEmpty && match == nil
      && performed.isEmpty && dismissed.isEmpty && popped == nil && presented == nil
      && effects.isEmpty
  }
}

/// Effects of a block, or of one of the steps that follow each other.
struct Effects {
  var cancelled: [String] = []
  var sent: [Send] = []
  /// Actions with an animation, which a task sends.
  var animated: [Send] = []
  var runs: [Run] = []
  var laters: [Later] = []
  var changes: [LateChange] = []
  var timers: [Timer] = []
  var delays: [Delay] = []
  var streams: [Stream] = []
  var custom: [Custom] = []
  var dismissesItself = false
  var isDismissalAnimated = false
  var each: [Each] = []
  var steps: [Effects] = []
  /// In place of steps: those of one task.
  var task: StepTask?

  var isEmpty: Bool {
    cancelled.isEmpty && sent.isEmpty && animated.isEmpty && runs.isEmpty && laters.isEmpty
      && changes.isEmpty
      && timers.isEmpty && delays.isEmpty && streams.isEmpty && custom.isEmpty && !dismissesItself
      && each.isEmpty && steps.isEmpty && task == nil
  }
}

/// Effects for each element of a collection; their ids have the element as a value: `loading(unit)`.
struct Each {
  var collection: Fragment
  var element: String
  var effects: Effects
}

/// An action that is sent: to which child, which one, with what.
struct Send {
  /// Its address, as it stands in front of the name: `counter.`.
  var prefix = ""
  var path: [Step] = []
  var kind = Message.Kind.action
  var name: String
  var parameters: [Parameter] = []
  var arguments: [Fragment] = []
  /// An animation of what it changes.
  var animation: String?
  /// Whether the arguments are written out.
  var isSpelledOut = true

  /// How a spec writes it.
  var text: String {
    let front = prefix + (kind == .delegate ? "delegate." : "") + name
    return isSpelledOut ? front + call(parameters, arguments) : front
  }

  /// How Swift writes an action of the feature itself.
  var swift: String {
    let groups = name.split(separator: ".").dropLast().map(String.init)
    // Swift wants parentheses even where each argument is left out.
    let end = !arguments.isEmpty && arguments.allSatisfy(\.isLeftOut) ? "()" : ""
    let call = text.dropFirst(groups.map { $0.count + 1 }.reduce(0, +))
    return groups.reversed().reduce(".\(call)\(end)") { ".\($1)(\($0))" }
  }

  /// The action, with what its arguments are now.
  func message(_ context: Context) -> Message {
    Message(path: path, kind: kind, name: name, values: arguments.map { $0.value(context) })
  }
}

/// A call of an endpoint, and who is told of it.
struct Run {
  enum Failure {
    case ignored
    case unhandled
    case told(Send)
  }

  var endpoint: Endpoint
  var arguments: [Fragment]
  /// Swift around the call, where it is more than the call.
  var call: String
  var success: Send?
  var failure: Failure?
  var result: Send?
  var id: String?
  var isInFlightCancelled = false
  var priority: String?
  var debounce: Int?
  var delay: Int?
  var animation: String?
}

/// An action alone, in a task of its own.
struct Later {
  var send: Send
  var id: String?
  var isInFlightCancelled = false
  var priority: String?
  var debounce: Int?
  var delay: Int?
  var animation: String?
}

/// A change of a shared value in a task of its own, and who is told.
struct LateChange {
  /// The name of the field.
  var field: String
  var statement: Statement
  var success: Send?
  var id: String?
  var delay: Int?
}

/// Steps of one task.
struct StepTask {
  indirect enum Step {
    /// A call, whose value is called `got` in what follows if it is kept.
    case call(Run, isKept: Bool)
    /// An animation belongs to the step, if not to the task.
    case send(Send)
    case branches([(condition: Condition?, steps: [Step])])
    case dismissal
  }

  var steps: [Step]
  var failure: Run.Failure?
  var id: String?
  var isInFlightCancelled = false
  var priority: String?
  var debounce: Int?
  var delay: Int?
  var animation: String?
}

struct Timer {
  var interval: Int
  var send: Send
  var id: String?
  var animation: String?
}

struct Delay {
  var delay: Int
  var send: Send
  var id: String?
  var isInFlightCancelled = false
  var animation: String?
}

struct Stream {
  var endpoint: Endpoint
  var arguments: [Fragment]
  /// Swift that asks for it.
  var call: String
  /// The name of an element.
  var element = "element"
  var condition: Condition?
  var send: Send?
  /// In place of an action: what is done for each element.
  var body: [StepTask.Step] = []
  var finished: Send?
  var failure: Run.Failure?
  var id: String
  var isInFlightCancelled = false
  var animation: String?
}

/// Swift of an effect.
struct Custom {
  var text: String
  var id: String?
  /// Whether it sends at once, or from a task.
  var isTask: Bool
  /// How long the task sleeps before it sends.
  var delay: Int?
  var isInFlightCancelled = false
  var send: Send
}
