/// The consequences of an action.
final class Block {
  var conditions: [Condition] = []
  var statements: [Statement] = []
  /// The block that runs after a statement has thrown, instead of everything after the statements.
  var caught: Block?
  var branches: [Branch] = []
  var match: Match?
  var performed: [(procedure: Procedure, arguments: [Fragment])] = []
  /// The slots that are emptied, including the slots of alerts and dialogs.
  var dismissed: [String] = []
  var popped: Pop?
  /// The stack that the block pops elements from.
  var stack: String?
  var presented: Presentation?
  var effects = Effects()

  /// A branch. A branch without conditions is the last branch.
  struct Branch {
    var conditions: [Condition]
    var block: Block
  }

  /// Blocks for the cases of an enum, or for a number.
  struct Match {
    var on: Fragment
    /// The cases: a pattern, the names that it binds if it matches, and the block.
    var cases: [(pattern: String, bind: (Value) -> [String: Value]?, block: Block)]
  }

  enum Pop {
    case last, all
    /// Removes an element and the elements above it.
    case from(Fragment)
    /// Removes the elements above an element.
    case to(Fragment)
  }

  /// The presented content: an alert, a dialog, a child or an element of the stack.
  enum Presentation {
    case prompt(Question, [Fragment])
    case child(Child, choice: Int, [String: Fragment])
    case element(Child, choice: Int, [String: Fragment])
  }

  /// Whether the block has no content.
  var isEmpty: Bool { conditions.isEmpty && isIdle }

  /// Whether the block has no consequences, regardless of its conditions.
  var isIdle: Bool {
    statements.isEmpty && branches.isEmpty && match == nil
      && performed.isEmpty && dismissed.isEmpty && popped == nil && presented == nil
      && effects.isEmpty
  }
}

/// The effects of a block, or of one step of a sequence.
struct Effects {
  var cancelled: [String] = []
  var sent: [Send] = []
  /// The actions that a task sends with an animation.
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
  /// The steps of a single task, instead of separate effects.
  var task: StepTask?

  var isEmpty: Bool {
    cancelled.isEmpty && sent.isEmpty && animated.isEmpty && runs.isEmpty && laters.isEmpty
      && changes.isEmpty
      && timers.isEmpty && delays.isEmpty && streams.isEmpty && custom.isEmpty && !dismissesItself
      && each.isEmpty && steps.isEmpty && task == nil
  }
}

/// Effects for each element of a collection. Their ids have the element as a parameter: `loading(unit)`.
struct Each {
  var collection: Fragment
  var element: String
  var effects: Effects
}

/// An action that is sent: its child, its element, and its arguments.
struct Send {
  /// The address in front of the action's name: `counter.`.
  var prefix = ""
  var path: [Step] = []
  var kind = Message.Kind.action
  var name: String
  var parameters: [Parameter] = []
  var arguments: [Fragment] = []
  /// The animation of the changes by the action.
  var animation: String?
  /// Whether the text contains the arguments.
  var isSpelledOut = true

  /// The action as a spec writes it.
  var text: String {
    let front = prefix + (kind == .delegate ? "delegate." : "") + name
    return isSpelledOut ? front + call(parameters, arguments) : front
  }

  /// The feature's own action as Swift writes it.
  var swift: String {
    let groups = name.split(separator: ".").dropLast().map(String.init)
    // Swift needs parentheses even if the call omits all arguments.
    let end = !arguments.isEmpty && arguments.allSatisfy(\.isLeftOut) ? "()" : ""
    let call = text.dropFirst(groups.map { $0.count + 1 }.reduce(0, +))
    return groups.reversed().reduce(".\(call)\(end)") { ".\($1)(\($0))" }
  }

  /// Returns the action, with the current values of its arguments.
  func message(_ context: Context) -> Message {
    Message(path: path, kind: kind, name: name, values: arguments.map { $0.value(context) })
  }
}

/// A call of an endpoint, and the actions that receive its result.
struct Run {
  enum Failure {
    case ignored
    case unhandled
    case told(Send)
  }

  var endpoint: Endpoint
  var arguments: [Fragment]
  /// The Swift around the call, if the expression is more than the call.
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

/// A single action, sent by a separate task.
struct Later {
  var send: Send
  var id: String?
  var isInFlightCancelled = false
  var priority: String?
  var debounce: Int?
  var delay: Int?
  var animation: String?
}

/// A change of a shared value in a separate task, and the action that reports it.
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
    /// A call, whose value is available as `got` in the following steps if it is kept.
    case call(Run, isKept: Bool)
    /// An action that is sent, perhaps after a pause. The animation belongs to the step, unless the task has it.
    case send(Send, delay: Int?)
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
  /// The Swift that calls the endpoint.
  var call: String
  /// The name of an element.
  var element = "element"
  var condition: Condition?
  var send: Send?
  /// The steps for each element, instead of an action.
  var body: [StepTask.Step] = []
  var finished: Send?
  var failure: Run.Failure?
  var id: String
  var isInFlightCancelled = false
  var animation: String?
}

/// An effect in Swift.
struct Custom {
  var text: String
  var id: String?
  /// Whether a task sends the action; otherwise it is sent at once.
  var isTask: Bool
  /// The duration for which the task sleeps before it sends.
  var delay: Int?
  var isInFlightCancelled = false
  var send: Send
}
