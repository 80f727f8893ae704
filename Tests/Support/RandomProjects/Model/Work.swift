/// A step on the path from the root to the feature of an effect.
struct ScopeStep: Equatable {
  var step: Step
  /// The identity of the instance when the effect started.
  var identity: Int
}

/// An action with arguments that become known later.
struct Template: Equatable {
  var message: Message
  /// The positions of the arguments that become known later.
  var holes: [Int]

  func filled(_ value: Value) -> Message {
    var message = message
    for hole in holes { message.values[hole] = value }
    return message
  }
}

/// A call of an endpoint, and the actions that receive its result.
struct Call {
  var endpoint: Endpoint
  var arguments: [Value]
  var success: Template?
  var failure: Template?
  var result: Template?
  /// Whether the runtime reports its error.
  var isUnhandled = false

  /// Whether no action receives the result.
  var isMute: Bool { success == nil && failure == nil && result == nil }

  /// Returns whether the steps after the call run if the effect is cancelled during the call. They run if the
  /// endpoint throws nothing: it then returns.
  func continuesAfterItsEnd(with steps: [Job.TaskStep]) -> Bool {
    endpoint.failure == nil
      && steps.contains { step in
        switch step {
        case .call, .dismissal: true
        case .answer, .pause, .send: false
        }
      }
  }
}

/// The current work of an effect.
struct Job {
  enum Work {
    case call(Call)
    /// The result of a call that took some time.
    case answer(Call, Value)
    case send(Message)
    /// A change of a shared value, with the node that started it.
    case change(Statement, Node, cell: String, told: Message?)
    /// The steps of a task; `got` is the value that a call has returned.
    case steps([TaskStep], got: Value)
    case elements([Message], end: Message?)
    /// A request to the parent to dismiss the feature.
    case dismissal
  }

  enum TaskStep {
    case call(Call, isKept: Bool)
    /// The result of a call that took some time.
    case answer(Call, Value, isKept: Bool)
    case pause(Int)
    case send(Template)
    case dismissal
  }

  enum State {
    case ready(Work)
    /// A sleep until a time, or, before the sleep has begun, for a duration.
    case sleeping(until: Int, Work)
    case ticking(next: Int, every: Int, Message)
    /// The observation of an endpoint's stream, which the test feeds.
    case listening(Template, end: Message?, address: String)
    /// The wait for a result that never arrives.
    case stuck

    /// Begins the job. A step of a sequence begins when the previous step has ended.
    mutating func begin(at now: Int) {
      switch self {
      case .ready, .listening, .stuck: break
      case .sleeping(let duration, let work): self = .sleeping(until: now + duration, work)
      case .ticking(let duration, let interval, let message):
        self = .ticking(next: now + duration, every: interval, message)
      }
    }
  }

  var scope: [ScopeStep] = []
  var id: String?
  var state: State
  /// The shared values that the job may read when it runs, with their values when it was made.
  var reads: [String: Value] = [:]
  /// The steps that follow when the job has ended.
  var rest: [[Effect]] = []
  var number = 0

  /// Whether the end of the job has no visible result.
  var isMute: Bool {
    guard case .ready(.call(let call)) = state else { return false }
    return call.isMute && rest.isEmpty
  }

  /// Whether the job is about to do something that a test may not notice if the job is cancelled.
  var mayCall: Bool {
    switch state {
    case .ready(.call), .ready(.steps), .ready(.change): return true
    case .sleeping(_, .steps(let steps, _)):
      guard case .answer(let call, _, _)? = steps.first else { return false }
      return call.continuesAfterItsEnd(with: Array(steps.dropFirst()))
    case .ready, .sleeping, .ticking, .listening, .stuck: return false
    }
  }

  /// Whether the job changes a shared value.
  var isChange: Bool {
    switch state {
    case .ready(.change), .sleeping(_, .change): true
    case .ready, .sleeping, .ticking, .listening, .stuck: false
    }
  }

  /// Whether the job never ends by itself.
  var isEndless: Bool {
    switch state {
    case .ticking, .stuck: true
    case .ready, .sleeping, .listening: false
    }
  }

  /// The endpoint whose stream the job observes, if the test feeds the stream.
  var heard: String? {
    if case .listening(_, _, let address) = state { address } else { nil }
  }

  /// The time at which the job continues.
  var deadline: Int? {
    switch state {
    case .ready, .listening, .stuck: nil
    case .sleeping(let time, _), .ticking(let time, _, _): time
    }
  }
}

/// An effect that a reducer returns.
enum Effect {
  case send([ScopeStep], Message)
  case cancel([ScopeStep], String)
  case job(Job, isInFlightCancelled: Bool)
  case sequence([[Effect]])

  /// Returns the effect of a child as an effect of its parent.
  func lifted(_ step: ScopeStep) -> Effect {
    switch self {
    case .send(let scope, let message): return .send([step] + scope, message)
    case .cancel(let scope, let id): return .cancel([step] + scope, id)
    case .job(var job, let isInFlightCancelled):
      job.scope.insert(step, at: 0)
      job.rest = job.rest.map { $0.map { $0.lifted(step) } }
      return .job(job, isInFlightCancelled: isInFlightCancelled)
    case .sequence(let steps): return .sequence(steps.map { $0.map { $0.lifted(step) } })
    }
  }
}

/// The behavior of an endpoint in a test.
enum Stub {
  case value(Value)
  case failure(Value)
  /// Records the arguments, and returns a value.
  case records(String, Value)
  /// A closure in Swift, with the value that it returns.
  case closure(String, ([Value]) -> Value)
  /// Returns a value after some milliseconds.
  case slow(Int, Value)
  case never
  case stream([Value], failure: Value?)
  /// A stream that the test feeds, and that an error may end.
  case fed(failure: Value?)
}
