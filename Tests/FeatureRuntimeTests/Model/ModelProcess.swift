/// A part of an effect that was started and is not over: work, or something made of parts.
final class ModelProcess {
  enum Kind {
    /// Something in the world, with its token.
    case work(Int)
    /// Parts under an id, side by side or one after the other.
    case parts(id: Int?)
  }

  let kind: Kind
  private(set) weak var parent: ModelProcess?
  private(set) var parts: [ModelProcess] = []
  /// What is still to be started, when all parts are over.
  var rest: [Script] = []
  /// Whether it was ended before its time.
  var isEnded = false
  /// Whether its work is done.
  var isDone = false
  /// Until when it sleeps, and how long again afterwards.
  var deadline: Int?
  var interval: Int?
  /// What the reduction was of that started it; parts have their parents'.
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

  /// Whether it or what it is part of was ended.
  var isOver: Bool {
    isEnded || parent?.isOver ?? false
  }

  /// Whether it is another or something in it.
  func isPart(of other: ModelProcess) -> Bool {
    self === other || parent?.isPart(of: other) ?? false
  }

  /// Whether nothing of it is left to happen.
  var isComplete: Bool {
    switch kind {
    case .work: isDone
    case .parts: parts.allSatisfy(\.isComplete) && (rest.isEmpty || isOver)
    }
  }

  /// Everything in it, itself included.
  var all: [ModelProcess] {
    [self] + parts.flatMap(\.all)
  }

  /// Whether work of it is under way; work that is just done counts until what follows it is.
  var isRunning: Bool {
    all.contains { if case .work = $0.kind { true } else { false } }
  }
}

/// Where an effect comes from.
struct ModelOrigin {
  var place: ModelPlace
  /// The number of the action from outside that it goes back to.
  var group: Int
}

extension Script {
  /// Whether there is nothing in it to do.
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
