import Foundation
import Observation
import Terminal

/// Runs an app without a terminal: reads commands, one a line, and prints the screen after each command.
@MainActor
final class LineMode {
  private let makeScreen: @MainActor () -> Screen
  private let changes: AsyncStream<Void>
  private let tell: AsyncStream<Void>.Continuation
  /// The last screen; it retains the stores whose changes are observed.
  private var screen: Screen?

  /// Makes an app.
  ///
  /// - Parameter makeScreen: Makes the screen of the present state.
  init(makeScreen: @escaping @MainActor () -> Screen) {
    self.makeScreen = makeScreen
    (changes, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Runs until the user quits, or the input ends.
  func run() async {
    write(plainText(of: await restingScreen()))
    for await line in lines() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if ["q", "quit"].contains(line) { return }
      if !obey(line, on: await restingScreen()) {
        write("There is no '\(line)' here; 'help' lists what there is.\n")
        continue
      }
      write(line == "help" ? help(on: makeScreen()) : plainText(of: await restingScreen()))
    }
  }

  /// Waits for all activities that end by themselves, and returns the screen after them.
  private func restingScreen() async -> Screen {
    var iterator = changes.makeAsyncIterator()
    while true {
      let screen = withObservationTracking {
        makeScreen()
      } onChange: { [tell] in
        tell.yield()
      }
      guard screen.isBusy else { return screen }
      self.screen = screen
      await iterator.next()
    }
  }

  /// Reads the input, line by line, on a thread of its own, because reading waits.
  private func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let thread = Thread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
      thread.start()
    }
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
