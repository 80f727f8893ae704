/// Messages that wait to be handled, in the order of their arrival.
public struct MessageQueue: Sendable {
  private struct Entry: Sendable {
    var message: IncomingMessage
    /// The share of the message in `size`.
    var size: Int
  }

  private var entries: ArraySlice<Entry> = []
  /// The size of the waiting messages, in bytes.
  private var size = 0

  /// The maximum number of waiting bytes; reading pauses until fewer wait.
  static let maximumSize = 4 << 20

  /// Makes an empty queue.
  public init() {}

  /// Whether the queue is so full that some messages must be handled before more are read.
  public var isFull: Bool { size >= MessageQueue.maximumSize }

  /// Whether the queue is empty.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a message.
  ///
  /// - Parameter length: The length of its body, in bytes.
  public mutating func append(_ message: IncomingMessage, length: Int) {
    // Even the shortest message takes some memory.
    let entry = Entry(message: message, size: length + 100)
    entries.append(entry)
    size += entry.size
  }

  /// Removes and returns the oldest message.
  public mutating func next() -> IncomingMessage? {
    guard let entry = entries.popFirst() else { return nil }
    size -= entry.size
    return entry.message
  }

  /// Removes the requests that a later `$/cancelRequest` has canceled, and returns their ids.
  ///
  /// A request that was answered, or is unknown, cannot be canceled any more.
  ///
  /// - Parameter begun: The requests whose answers are still pending; they can be canceled, too.
  public mutating func takeCancelled(orAmong begun: Set<RequestID> = []) -> [RequestID] {
    var ids: Set<RequestID> = []
    var cancelled: [RequestID] = []
    var kept: [Entry] = []
    for entry in entries.reversed() {
      switch entry.message {
      case .notification("$/cancelRequest", let params):
        if let id = RequestID(params["id"]) { ids.insert(id) }
      case .request(let id, _, _) where ids.contains(id): cancelled.append(id)
      default: kept.append(entry)
      }
    }
    entries = Array(kept.reversed())[...]
    size = entries.reduce(0) { $0 + $1.size }
    return cancelled.reversed() + begun.filter { ids.contains($0) && !cancelled.contains($0) }
  }
}
