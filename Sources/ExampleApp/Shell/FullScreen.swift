import Observation
import Terminal

/// Runs an app on the whole of a terminal: keys go to its screens, and a screen is painted whenever the observed
/// parts of its stores change.
@MainActor
final class FullScreen {
  private enum Event {
    case terminal(TerminalEvent)
    /// An observed part of the screen has changed.
    case changed
    /// A picture is due.
    case frame
    /// No more events can come from the terminal.
    case ended
  }

  private let terminal: Terminal
  private let makeScreen: @MainActor () -> Screen
  private let events: AsyncStream<Event>
  private let tell: AsyncStream<Event>.Continuation
  private var painter: Painter
  private var screen: Screen
  private var focus = Focus()
  private var frames = FrameSchedule()

  /// Makes an app.
  ///
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

  /// Handles an event.
  ///
  /// - Returns: Whether to continue.
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
      askForFrame(for: .change)
      return true
    case .frame:
      if frames.isDue(at: .now) { paint() }
      return true
    }
    askForFrame(for: .input)
    return true
  }

  private func press(_ key: Key) {
    // Keys can arrive faster than frames; each key is for the state after the previous key.
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

  private func askForFrame(for cause: FrameSchedule.Cause) {
    let now = ContinuousClock.now
    guard let moment = frames.ask(for: cause, at: now) else { return }
    guard moment > now else {
      tell.yield(.frame)
      return
    }
    Task {
      try? await Task.sleep(until: moment, clock: .continuous)
      tell.yield(.frame)
    }
  }

  private func paint() {
    screen = withObservationTracking {
      makeScreen()
    } onChange: { [tell] in
      tell.yield(.changed)
    }
    var shown = screen
    shown.commands.append(Screen.Command(.character("q"), "quit") {})
    let canvas = Layout.draw(shown, &focus, size: terminal.size)
    terminal.write(painter.paint(canvas))
    frames.didPaint(at: .now)
  }
}
