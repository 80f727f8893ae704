import Observation
import Terminal

/// Runs an app on the whole of a terminal: keys go to its screens, and what they observe of its
/// stores is painted whenever it changes.
@MainActor
final class FullScreen {
  private enum Event {
    case terminal(TerminalEvent)
    /// Something has changed that is on the screen.
    case changed
    /// It is time to paint.
    case frame
    /// Nothing will come from the terminal any more.
    case ended
  }

  /// How long a picture stays when stores change; nobody reads more of them.
  private static let frameTime = Duration.milliseconds(100)
  /// How long it stays when a key was pressed, since somebody waits for the answer.
  private static let answerTime = Duration.milliseconds(30)

  private let terminal: Terminal
  private let makeScreen: @MainActor () -> Screen
  private let events: AsyncStream<Event>
  private let tell: AsyncStream<Event>.Continuation
  private var painter: Painter
  private var screen: Screen
  private var focus = Focus()
  private var lastFrame = ContinuousClock.now - frameTime
  /// When the next picture is painted; nil while nothing asks for one.
  private var nextFrame: ContinuousClock.Instant?

  /// - Parameter makeScreen: Makes the screen of the present state.
  init(_ terminal: Terminal, makeScreen: @escaping @MainActor () -> Screen) {
    self.terminal = terminal
    self.makeScreen = makeScreen
    (events, tell) = AsyncStream.makeStream()
    painter = Painter(isInColor: terminal.isInColor)
    screen = makeScreen()
  }

  /// Runs until the user quits.
  func run() async {
    let terminalEvents = terminal.takeOver()
    defer { terminal.giveBack() }
    let listening = Task {
      for await event in terminalEvents { tell.yield(.terminal(event)) }
      tell.yield(.ended)
    }
    defer { listening.cancel() }
    paint()
    for await event in events where !handle(event) { return }
  }

  /// - Returns: Whether to go on.
  private func handle(_ event: Event) -> Bool {
    switch event {
    case .terminal(.key(.control("c"))), .ended: return false
    case .terminal(.key(.control("z"))), .terminal(.suspensionAsked): suspend()
    case .terminal(.key(.control("l"))): painter.forget()
    case .terminal(.key(.character("q"))) where makeScreen().alert == nil: return false
    case .terminal(.key(let key)): press(key)
    case .terminal(.resumed): resume()
    case .terminal(.resized): break
    case .changed:
      askForFrame(after: Self.frameTime)
      return true
    case .frame:
      if let nextFrame, nextFrame <= .now { paint() }
      return true
    }
    askForFrame(after: Self.answerTime)
    return true
  }

  private func press(_ key: Key) {
    // Keys can come faster than frames; each is for the state that the one before has left.
    screen = makeScreen()
    focus.press(key, on: screen)
  }

  private func suspend() {
    terminal.suspend()
    painter.forget()
  }

  private func resume() {
    terminal.resume()
    painter.forget()
  }

  /// - Parameter time: How long the picture that is shown stays at least.
  private func askForFrame(after time: Duration) {
    let moment = lastFrame + time
    if let nextFrame, nextFrame <= moment { return }
    nextFrame = moment
    guard moment > .now else {
      tell.yield(.frame)
      return
    }
    Task {
      try? await Task.sleep(until: moment, clock: .continuous)
      tell.yield(.frame)
    }
  }

  private func paint() {
    nextFrame = nil
    screen = withObservationTracking {
      makeScreen()
    } onChange: { [tell] in
      tell.yield(.changed)
    }
    var shown = screen
    shown.commands.append(Screen.Command(.character("q"), "quit") {})
    let canvas = Layout.draw(shown, &focus, size: terminal.size)
    terminal.write(painter.paint(canvas))
    lastFrame = .now
  }
}
