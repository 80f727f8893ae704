/// The required behavior of a store, as a sequence of steps.
///
/// The model follows the documentation, not the sources: the features are objects, running work is a tree of
/// processes, and the model has no tasks, contexts or callbacks.
///
/// - An action is reduced, its effects are started, and the effects of removed or replaced features are ended, before
///   the next action is processed.
/// - An action that an effect sends during a reduction waits for its turn, in order.
/// - `merge` starts its parts in turn; `concatenate` starts each part when the previous part has ended.
/// - `cancel(id:)` ends the effects that run under the id in the same feature. An ended effect sends nothing more,
///   and none of its remaining parts start; the parts after it in a sequence around the id do start.
/// - `cancelInFlight` first cancels the id, except for the effects that contain the new effect.
/// - `debounce` first waits; under its id it replaces a waiting or running effect.
final class SequentialModel {
  let root = ModelNode(name: 0)
  private var roots: [ModelProcess] = []
  private var queue: [(action: Node.Action, group: Int)] = []
  private var isReducing = false
  private(set) var journal: [World.Entry] = []
  private(set) var now = 0

  /// The existing work, by its tokens.
  var work: [Int: ModelProcess] {
    var work: [Int: ModelProcess] = [:]
    for process in roots.flatMap(\.all) {
      if case .work(let token) = process.kind { work[token] = process }
    }
    return work
  }

  /// The visible behavior of the store.
  var view: World.View {
    World.View(
      work: work.mapValues { World.Work(deadline: $0.deadline, isCancelled: $0.isOver) },
      journal: journal)
  }

  /// The groups with running effects.
  var runningGroups: Set<Int> {
    Set(roots.map(\.origin.group))
  }

  /// The places of all existing nodes.
  var places: [ModelPlace] {
    places(of: root, ModelPlace())
  }

  private func places(of node: ModelNode, _ place: ModelPlace) -> [ModelPlace] {
    var steps: [(ModelNode, ModelPlace.Step)] = node.rows.map { ($0, .row($0)) }
    if let child = node.always { steps.append((child, .always)) }
    if let child = node.guest { steps.append((child, .guest(child))) }
    return [place]
      + steps.flatMap { child, step in places(of: child, ModelPlace(steps: place.steps + [step])) }
  }
}

// MARK: - Actions

extension SequentialModel {
  /// Sends an action from outside.
  func send(_ action: Node.Action, group: Int) {
    deliver(action, group)
    tidy()
  }

  private func deliver(_ action: Node.Action, _ group: Int) {
    queue.append((action, group))
    guard !isReducing else { return }
    while !queue.isEmpty {
      let next = queue.removeFirst()
      isReducing = true
      reduce(next.action, at: root, ModelPlace(), next.group)
      isReducing = false
    }
  }

  private func reduce(
    _ action: Node.Action, at node: ModelNode, _ place: ModelPlace, _ group: Int
  ) {
    let script = play(action, at: node, place)
    if let script {
      let process = ModelProcess(
        .parts(id: nil), of: ModelOrigin(place: script.place, group: group))
      // No action of an ended group can be pending, because ended work sends nothing.
      roots.append(process)
      start(script.script, in: process)
    }
    for process in roots where process.origin.place.node(from: root) == nil {
      process.isEnded = true
    }
  }

  /// Changes the nodes, and returns the scripts to start, with their places.
  private func play(
    _ action: Node.Action, at node: ModelNode, _ place: ModelPlace
  ) -> (script: Script, place: ModelPlace)? {
    func step(_ child: ModelNode?, _ step: (ModelNode) -> ModelPlace.Step, _ action: Node.Action)
      -> (script: Script, place: ModelPlace)?
    {
      child.flatMap { play(action, at: $0, ModelPlace(steps: place.steps + [step($0)])) }
    }
    switch action {
    case .note(let number): write(number, node)
    case .play(let number, let script):
      write(number, node)
      return (script, place)
    case .change(let number, let change):
      write(number, node)
      node.make(change)
    case .always(let action): return step(node.always, { _ in .always }, action)
    case .guest(let action):
      let script = step(node.guest, { .guest($0) }, action)
      if action.isLast { node.guest = nil }
      return script
    case .row(let slot, let action):
      let script = step(node.rows.first { $0.slot == slot }, { .row($0) }, action)
      if action.isLast { node.rows.removeAll { $0.slot == slot } }
      return script
    }
    return nil
  }

  private func write(_ number: Int, _ node: ModelNode) {
    node.notes += 1
    journal.append(World.Entry(number: number, node: node.name))
  }

  /// Cancels the task of an action from outside.
  func cancel(group: Int) {
    for process in roots where process.origin.group == group { process.isEnded = true }
    tidy()
  }

  /// Releases the store.
  func release() {
    for process in roots { process.isEnded = true }
    tidy()
  }
}

// MARK: - Effects

extension SequentialModel {
  private func start(_ script: Script, in process: ModelProcess) {
    guard !process.isOver else { return }
    switch script {
    case .none: break
    case .send(let action): deliver(process.origin.place.lift(action), process.origin.group)
    case .work(let token): _ = process.add(.work(token))
    case .timer(let token, let interval): sleep(token, for: interval, again: true, in: process)
    case .cancel(let id): cancel(id, in: process.origin.place)
    case .merge(let scripts):
      let parts = process.add(.parts(id: nil))
      for script in scripts { start(script, in: parts) }
    case .concatenate(let scripts):
      let parts = process.add(.parts(id: nil))
      parts.rest = scripts
      advance(parts)
    case .cancellable(let script, let id, let inFlight):
      if inFlight { cancel(id, in: process.origin.place, for: process) }
      start(script, in: process.add(.parts(id: id)))
    case .debounce(let script, let id, let time, let token):
      guard !script.isNone else { return }
      cancel(id, in: process.origin.place, for: process)
      let parts = process.add(.parts(id: id))
      parts.rest = [script]
      sleep(token, for: time, again: false, in: parts)
    }
  }

  private func sleep(_ token: Int, for time: Int, again: Bool, in process: ModelProcess) {
    let work = process.add(.work(token))
    work.deadline = now + time
    if again { work.interval = time }
  }

  /// Starts the following scripts, until one of them has to be waited for.
  private func advance(_ process: ModelProcess) {
    while !process.isOver, !process.rest.isEmpty, process.parts.allSatisfy(\.isComplete) {
      start(process.rest.removeFirst(), in: process)
    }
  }

  /// - Parameter successor: The process that replaces the ended processes, if one does. The processes that contain it
  ///   continue.
  private func cancel(_ id: Int, in place: ModelPlace, for successor: ModelProcess? = nil) {
    for process in roots.flatMap(\.all) where process.origin.place == place {
      if let successor, successor.isPart(of: process) { continue }
      if case .parts(.some(id)) = process.kind, process.isRunning { process.isEnded = true }
    }
  }

  /// Ends work, and starts the scripts that follow it.
  private func end(_ work: ModelProcess) {
    work.isDone = true
    var process = work.parent
    while let parts = process {
      advance(parts)
      guard parts.isComplete else { break }
      process = parts.parent
    }
    work.parent?.remove(work)
  }

  /// Removes complete processes, once no function iterates over them any more.
  private func tidy() {
    roots.removeAll { $0.isComplete }
  }
}

// MARK: - Work

extension SequentialModel {
  /// Gives a command to waiting work.
  func instruct(_ token: Int, _ command: Command) {
    guard let work = work[token] else { return }
    defer { tidy() }
    // Sleeping work can only be woken.
    switch work.deadline == nil ? command : .finish {
    case .send(let action): send(action, by: work)
    case .fail:
      // Work that fails after it was ended fails because of that, and the failure is not reported.
      if !work.isOver { journal.append(World.Entry(number: Script.failure, node: token)) }
      send(.note(-token), by: work)
      end(work)
    case .finish where work.interval != nil && !work.isOver:
      // This command is the tick of a timer.
      send(.note(-token), by: work)
      work.deadline? += work.interval ?? 0
    case .finish: end(work)
    }
  }

  private func send(_ action: Node.Action, by work: ModelProcess) {
    guard !work.isOver else { return }
    deliver(work.origin.place.lift(action), work.origin.group)
  }

  func advance(to time: Int) {
    now = time
  }
}
