/// Messages that wait to be handled, in the order they came.
public struct MessageQueue: Sendable {
  private struct Entry: Sendable {
    var message: IncomingMessage
    /// What it counts for in `size`.
    var size: Int
  }

  private var entries: ArraySlice<Entry> = []
  /// What waits, in bytes.
  private var size = 0

  /// How many bytes may wait; reading stops until fewer do.
  static let maximumSize = 4 << 20

  /// Nothing waits yet.
  public init() {}

  /// Whether so much waits that no more should be read before something is handled.
  public var isFull: Bool { size >= MessageQueue.maximumSize }

  /// Whether nothing waits.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a message.
  ///
  /// - Parameter length: How long its body was, in bytes.
  public mutating func append(_ message: IncomingMessage, length: Int) {
    // The shortest message takes its place in memory, too.
    let entry = Entry(message: message, size: length + 100)
    entries.append(entry)
    size += entry.size
  }

  /// Takes the message that came first.
  public mutating func next() -> IncomingMessage? {
    guard let entry = entries.popFirst() else { return nil }
    size -= entry.size
    return entry.message
  }

  /// Takes out the requests that a `$/cancelRequest` behind them has called off, and gives their ids.
  ///
  /// A request that was answered, or is not known, cannot be called off any more.
  ///
  /// - Parameter begun: The requests whose answers are being waited for; they can.
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
