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
  /// When the client last sent something.
  private var lastInput = ContinuousClock.now
  /// Since when diagnostics wait to be published.
  private var dirtySince: ContinuousClock.Instant?

  /// How long the input is idle before changes are checked, in milliseconds: a check must not interrupt typing, so the
  /// time grows with the duration of a check.
  private var quiet: Int32 = 50
  /// The longest time that changes stay unchecked, even if input goes on.
  private var longestDelay = Duration.milliseconds(400)

  init(_ server: LanguageServer) {
    self.server = server
  }

  /// Serves to the end.
  ///
  /// - Returns: The status that the process is to end with.
  mutating func run() -> Int32 {
    // A client that reads no more shows as an error of writing.
    ignoreSignalOfBrokenPipes()
    let status = serve()
    server.end()
    return status
  }

  private mutating func serve() -> Int32 {
    while isOutputOpen {
      receive()
      send(server.goOn())
      if let message = isDue ? nil : queue.next() {
        send(server.handle(message))
        if let status = server.exitStatus { return status }
        if server.hasChanges { dirtySince = dirtySince ?? .now }
      } else if server.hasChanges {
        if timeUntilCheck <= .zero { publish() }
      } else {
        dirtySince = nil
        if !isInputOpen, queue.isEmpty { return server.statusAtEndOfInput }
      }
    }
    return 1
  }

  /// Whether changes have waited for too long.
  private var isDue: Bool { dirtySince.map { .now - $0 > longestDelay } ?? false }

  /// How long changes wait for the input to be idle and for the answers of Swift's language server, which a check would hold up.
  private var timeUntilCheck: Duration {
    guard isInputOpen, !isDue else { return .zero }
    let longest = longestDelay - (.now - (dirtySince ?? .now))
    guard server.openRequests.isEmpty else { return longest }
    return min(longest, .milliseconds(quiet) - (.now - lastInput))
  }

  /// Checks the changes, and publishes the diagnostics.
  private mutating func publish() {
    let start = ContinuousClock.now
    send(server.publishDiagnostics())
    dirtySince = nil
    let duration = ContinuousClock.now - start
    quiet = Int32(min(500, max(50, duration / .milliseconds(2))))
    longestDelay = max(.milliseconds(400), duration * 2)
  }

  /// Reads all input there is: a cancellation must be seen before the request is answered. A client that sends faster than
  /// the server works has to wait.
  private mutating func receive() {
    var hasRead = false
    while isInputOpen, !queue.isFull, waitForInput() {
      read()
      hasRead = true
    }
    guard hasRead else { return }
    for id in queue.takeCancelled(orAmong: server.openRequests) {
      server.callOff(id)
      send([.error(id: id, RPCError(code: -32800, message: "the request was called off"))])
    }
  }

  /// Waits until there is something to read, unless there is something to do.
  ///
  /// - Returns: Whether the client has sent something.
  private func waitForInput() -> Bool {
    let times = [server.hasChanges ? timeUntilCheck : nil, server.nextTime.map { $0 - .now }]
    let next = times.compactMap { $0 }.min().map { time in
      Int32(min(max(0, time / .milliseconds(1)), 60_000) + 1)
    }
    let timeout = queue.isEmpty ? next : 0
    let streams = [StandardStream.input.number] + [server.swiftDescriptor].compactMap { $0 }
    let ready = try? waitUntilReadable(streams, timeout: timeout)
    return ready?.contains(StandardStream.input.number) == true
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
          .invalid(id: nil, .parseError("the header is broken: \(problem)")), length: 0)
      }
    }
  }

  private mutating func send(_ messages: [OutgoingMessage]) {
    for message in messages where isOutputOpen {
      isOutputOpen = (try? output.write(framed(message.json.compact))) != nil
    }
  }
}
