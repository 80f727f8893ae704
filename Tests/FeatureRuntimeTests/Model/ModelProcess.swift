/// A started part of an effect that has not ended: work, or a combination of parts.
final class ModelProcess {
  enum Kind {
    /// Work in the world, by its token.
    case work(Int)
    /// Parts under an id, in parallel or in sequence.
    case parts(id: Int?)
  }

  let kind: Kind
  private(set) weak var parent: ModelProcess?
  private(set) var parts: [ModelProcess] = []
  /// The scripts that start after all parts have ended.
  var rest: [Script] = []
  /// Whether the process was ended prematurely.
  var isEnded = false
  /// Whether the work of the process is done.
  var isDone = false
  /// The time until which the process sleeps, and the duration of the next sleep.
  var deadline: Int?
  var interval: Int?
  /// The origin of the reduction that started the process. Parts have the origin of their parents.
  let origin: ModelOrigin

  init(_ kind: Kind, of origin: ModelOrigin) {
    self.kind = kind
    self.origin = origin
  }

  func add(_ kind: Kind) -> ModelProcess {
    let part = ModelProcess(kind, of: origin)
    part.parent = self
    parts.append(part)
    return part
  }

  func remove(_ part: ModelProcess) {
    parts.removeAll { $0 === part }
  }

  /// Whether the process, or a process that contains it, was ended.
  var isOver: Bool {
    isEnded || parent?.isOver ?? false
  }

  /// Returns whether the process is another process or a part of it.
  func isPart(of other: ModelProcess) -> Bool {
    self === other || parent?.isPart(of: other) ?? false
  }

  /// Whether nothing of the process remains.
  var isComplete: Bool {
    switch kind {
    case .work: isDone
    case .parts: parts.allSatisfy(\.isComplete) && (rest.isEmpty || isOver)
    }
  }

  /// All processes in the process, including itself.
  var all: [ModelProcess] {
    [self] + parts.flatMap(\.all)
  }

  /// Whether work of the process is running. Finished work counts as running until its successor runs.
  var isRunning: Bool {
    all.contains { if case .work = $0.kind { true } else { false } }
  }
}

/// The origin of an effect.
struct ModelOrigin {
  var place: ModelPlace
  /// The number of the action from outside that led to the effect.
  var group: Int
}

extension Script {
  /// Whether the script contains no work.
  var isNone: Bool {
    switch self {
    case .none: true
    case .merge(let scripts), .concatenate(let scripts): scripts.allSatisfy(\.isNone)
    case .cancellable(let script, _, let inFlight): script.isNone && !inFlight
    case .debounce(let script, _, _, _): script.isNone
    case .send, .work, .timer, .cancel: false
    }
  }
}
