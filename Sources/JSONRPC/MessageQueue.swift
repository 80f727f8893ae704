/// Messages that wait to be handled, in the order they came.
public struct MessageQueue: Sendable {
  private var messages: [IncomingMessage] = []

  /// Nothing waits yet.
  public init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { messages.isEmpty }

  /// Adds a message.
  public mutating func append(_ message: IncomingMessage) {
    messages.append(message)
  }

  /// Takes the message that came first.
  public mutating func next() -> IncomingMessage? {
    messages.isEmpty ? nil : messages.removeFirst()
  }

  /// Takes out the requests that a `$/cancelRequest` behind them has called off, and gives their ids.
  ///
  /// A request that was answered, or is not known, cannot be called off any more.
  public mutating func takeCancelled() -> [RequestID] {
    var ids: Set<RequestID> = []
    var cancelled: [RequestID] = []
    var kept: [IncomingMessage] = []
    for message in messages.reversed() {
      switch message {
      case .notification("$/cancelRequest", let params):
        if let id = RequestID(params["id"]) { ids.insert(id) }
      case .request(let id, _, _) where ids.contains(id): cancelled.append(id)
      default: kept.append(message)
      }
    }
    messages = kept.reversed()
    return cancelled.reversed()
  }
}
