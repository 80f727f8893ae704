/// A connection to a running language server for Swift.
public struct SwiftConnection: Sendable {
  /// A descriptor that is readable when bytes have arrived.
  public var descriptor: Int32

  /// Sends bytes without waiting; bytes that are not accepted are kept and sent with the next ones.
  ///
  /// Returns whether bytes are left; nil when nothing can be sent any more.
  public var send: @Sendable (_ bytes: [UInt8]) -> Bool?

  /// Receives the bytes that have arrived, empty when none have arrived yet; nil at the end.
  public var receive: @Sendable () -> [UInt8]?

  /// Stops the server.
  public var end: @Sendable () -> Void

  /// Makes a connection from its operations.
  public init(
    descriptor: Int32, send: @escaping @Sendable ([UInt8]) -> Bool?,
    receive: @escaping @Sendable () -> [UInt8]?, end: @escaping @Sendable () -> Void
  ) {
    self.descriptor = descriptor
    self.send = send
    self.receive = receive
    self.end = end
  }
}
