/// The way from the root to a feature that an effect belongs to.
struct ScopeStep: Equatable {
  var step: Step
  /// The instance that it was.
  var identity: Int
}

/// An action of which a part becomes known later.
struct Template: Equatable {
  var message: Message
  /// The arguments that become known later.
  var holes: [Int]

  func filled(_ value: Value) -> Message {
    var message = message
    for hole in holes { message.values[hole] = value }
    return message
  }
}

/// A call of an endpoint, and who is told of it.
struct Call {
  var endpoint: Endpoint
  var arguments: [Value]
  var success: Template?
  var failure: Template?
  var result: Template?
  /// Whether the runtime reports its error.
  var isUnhandled = false

  /// Whether nobody is told.
  var isMute: Bool { success == nil && failure == nil && result == nil }

  /// Whether steps after the call are carried out where the effect is ended during the call: an endpoint that throws nothing
  /// returns then.
  func goesOnAfterItsEnd(with steps: [Job.TaskStep]) -> Bool {
    endpoint.failure == nil
      && steps.contains { step in
        switch step {
        case .call, .dismissal: true
        case .answer, .pause, .send: false
        }
      }
  }
}

/// Something that an effect is at.
struct Job {
  enum Work {
    case call(Call)
    /// The answer of a call that took its time.
    case answer(Call, Value)
    case send(Message)
    /// A change of a shared value; the node is the one that has started it.
    case change(Statement, Node, cell: String, told: Message?)
    /// Steps of one task; `got` is the value that a call has given.
    case steps([TaskStep], got: Value)
    case elements([Message], end: Message?)
    /// Asks the parent to take the feature away.
    case dismissal
  }

  enum TaskStep {
    case call(Call, isKept: Bool)
    /// The answer of a call that took its time.
    case answer(Call, Value, isKept: Bool)
    case pause(Int)
    case send(Template)
    case dismissal
  }

  enum State {
    case ready(Work)
    /// Until when it sleeps; for how long, before it has begun.
    case sleeping(until: Int, Work)
    case ticking(next: Int, every: Int, Message)
    /// It listens to a stream that the test feeds, of an endpoint.
    case listening(Template, end: Message?, address: String)
    /// It waits for an answer that never comes.
    case stuck

    /// Begins, which for a step of a sequence is when the one before has ended.
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
  /// The shared values that it may read when it is at it, and what they were when it was made.
  var reads: [String: Value] = [:]
  /// What follows when it has ended.
  var rest: [[Effect]] = []
  var number = 0

  /// Whether its end is to be seen.
  var isMute: Bool {
    guard case .ready(.call(let call)) = state else { return false }
    return call.isMute && rest.isEmpty
  }

  /// Whether it is about to do something that nobody may see if it is cancelled.
  var mayCall: Bool {
    switch state {
    case .ready(.call), .ready(.steps), .ready(.change): return true
    case .sleeping(_, .steps(let steps, _)):
      guard case .answer(let call, _, _)? = steps.first else { return false }
      return call.goesOnAfterItsEnd(with: Array(steps.dropFirst()))
    case .ready, .sleeping, .ticking, .listening, .stuck: return false
    }
  }

  /// Whether it changes a shared value.
  var isChange: Bool {
    switch state {
    case .ready(.change), .sleeping(_, .change): true
    case .ready, .sleeping, .ticking, .listening, .stuck: false
    }
  }

  /// Whether nothing but its end is to come.
  var isEndless: Bool {
    switch state {
    case .ticking, .stuck: true
    case .ready, .sleeping, .listening: false
    }
  }

  /// The endpoint whose stream it listens to, if the test feeds that.
  var heard: String? {
    if case .listening(_, _, let address) = state { address } else { nil }
  }

  /// When it goes on.
  var deadline: Int? {
    switch state {
    case .ready, .listening, .stuck: nil
    case .sleeping(let time, _), .ticking(let time, _, _): time
    }
  }
}

/// What a reducer returns.
enum Effect {
  case send([ScopeStep], Message)
  case cancel([ScopeStep], String)
  case job(Job, isInFlightCancelled: Bool)
  case sequence([[Effect]])

  /// The effect of a child as one of its parent.
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

/// What an endpoint does in a test.
enum Stub {
  case value(Value)
  case failure(Value)
  /// Notes its arguments, and returns something.
  case records(String, Value)
  /// A closure in Swift, and what it returns.
  case closure(String, ([Value]) -> Value)
  /// Returns something after some milliseconds.
  case slow(Int, Value)
  case never
  case stream([Value], failure: Value?)
  /// Gives what the test feeds; an error may end it.
  case fed(failure: Value?)
}
