import FeatureLanguageServer
import JSON
import JSONRPC
import Platform

/// A session over standard input and output, until either ends.
struct ServerSession: ~Copyable {
  private var server: LanguageServer
  private var frames = FrameReader()
  private var queue = MessageQueue()
  private let output = StandardStream.output
  private var isInputOpen = true
  private var isOutputOpen = true
  /// The time of the client's last message.
  private var lastInput = ContinuousClock.now
  /// The time since which changes wait for a check.
  private var dirtySince: ContinuousClock.Instant?
  /// The check that runs while messages are handled; nil when none runs.
  private var check: BackgroundWork<ServerCheck.Results>?
  /// The time at which the running check began.
  private var checkStart = ContinuousClock.now
  /// The requests that wait for a check of the changes.
  private var waiting: [(id: RequestID, message: IncomingMessage)] = []

  /// The time in milliseconds for which the input must be idle before a check: checks must not keep the machine busy,
  /// so the time grows with the duration of a check.
  private var quiet: Int32 = 50
  /// The longest time that changes remain unchecked, even if input continues.
  private var longestDelay = Duration.milliseconds(400)

  init(_ server: LanguageServer) {
    self.server = server
  }

  /// Serves the client until the end of the session.
  ///
  /// - Returns: The status with which the process is to exit.
  mutating func run() -> Int32 {
    // If the client stops reading, writing fails with an error.
    ignoreSignalOfBrokenPipes()
    let status = serve()
    server.end()
    return status
  }

  private mutating func serve() -> Int32 {
    while isOutputOpen {
      receive()
      send(server.goOn())
      if let found = check?.finished { publish(found) }
      if server.hasChanges {
        dirtySince = dirtySince ?? .now
        if check == nil, timeUntilCheck <= .zero { startCheck() }
      }
      if let message = queue.next() {
        handle(message)
        if let status = server.exitStatus { return status }
      } else if !isInputOpen, !server.hasChanges, check == nil {
        return server.statusAtEndOfInput
      }
    }
    return 1
  }

  private mutating func handle(_ message: IncomingMessage) {
    if case .request(let id, _, _) = message, server.waitsForCheck(message) {
      return waiting.append((id, message))
    }
    if case .notification("textDocument/didChange", _) = message {
      // The waiting requests refer to places in the former text.
      let error = RPCError(code: -32801, message: "the document has changed")
      send(waiting.map { .error(id: $0.id, error) })
      waiting = []
    }
    send(server.handle(message))
  }

  /// The time that changes still wait for idle input and for the answers of Swift's language server, which a check
  /// would slow down.
  private var timeUntilCheck: Duration {
    guard isInputOpen else { return .zero }
    let longest = longestDelay - (.now - (dirtySince ?? .now))
    guard server.openRequests.isEmpty else { return longest }
    return min(longest, .milliseconds(quiet) - (.now - lastInput))
  }

  /// Begins a check of the changes.
  private mutating func startCheck() {
    dirtySince = nil
    checkStart = .now
    let work = server.beginCheck()
    check = BackgroundWork { work.run() }
    if check == nil { publish(work.run()) }
  }

  /// Publishes the diagnostics of a check, and answers the requests that have waited for it.
  private mutating func publish(_ found: ServerCheck.Results) {
    check = nil
    send(server.publish(found))
    let duration = ContinuousClock.now - checkStart
    quiet = Int32(min(500, max(50, duration / .milliseconds(2))))
    longestDelay = max(.milliseconds(400), duration * 2)
    let waited = waiting
    waiting = []
    for request in waited { handle(request.message) }
  }

  /// Reads all available input: a cancellation must be seen before the request is answered. A client that sends
  /// faster than the server works has to wait.
  private mutating func receive() {
    var hasRead = false
    while !queue.isFull, waitForInput() {
      read()
      hasRead = true
    }
    guard hasRead else { return }
    for id in queue.takeCancelled(orAmong: server.openRequests.union(waiting.map(\.id))) {
      server.callOff(id)
      waiting.removeAll { $0.id == id }
      send([.error(id: id, RPCError(code: -32800, message: "the request was canceled"))])
    }
  }

  /// Waits until input arrives or a check ends, unless other work is due.
  ///
  /// - Returns: Whether the client has sent something.
  private func waitForInput() -> Bool {
    let times = [
      server.hasChanges && check == nil ? timeUntilCheck : nil, server.nextTime.map { $0 - .now },
    ]
    let next = times.compactMap { $0 }.min().map { time in
      Int32(min(max(0, time / .milliseconds(1)), 60_000) + 1)
    }
    let timeout = queue.isEmpty ? next : 0
    let input = isInputOpen ? StandardStream.input.number : nil
    let streams = [input, server.swiftDescriptor, check?.descriptor].compactMap { $0 }
    guard isInputOpen || check != nil else { return false }
    let ready = try? waitUntilReadable(streams, timeout: timeout)
    return input.map { ready?.contains($0) == true } ?? false
  }

  private mutating func read() {
    lastInput = .now
    let number = StandardStream.input.number
    guard let bytes = try? readAvailable(from: number, atMost: 64 << 10), !bytes.isEmpty else {
      isInputOpen = false
      return
    }
    frames.append(bytes[...])
    while let frame = frames.next() {
      switch frame {
      case .body(let body):
        queue.append(IncomingMessage(body: body), length: body.count)
      case .broken(let problem):
        queue.append(
          .invalid(id: nil, .parseError("the header is invalid: \(problem)")), length: 0)
      }
    }
  }

  private mutating func send(_ messages: [OutgoingMessage]) {
    for message in messages where isOutputOpen {
      isOutputOpen = (try? output.write(framed(message.json.compact))) != nil
    }
  }
}
