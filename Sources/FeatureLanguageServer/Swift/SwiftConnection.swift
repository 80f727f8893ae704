/// The way to a language server for Swift that was started.
public struct SwiftConnection: Sendable {
  /// A descriptor that can be read when something has come.
  public var descriptor: Int32

  /// Sends bytes without waiting; what is not taken is kept and sent with what follows.
  ///
  /// Gives whether something is left; nil when nothing can be sent any more.
  public var send: @Sendable (_ bytes: [UInt8]) -> Bool?

  /// Takes what has come, no bytes when there are none yet; nil at the end.
  public var receive: @Sendable () -> [UInt8]?

  /// Ends the server.
  public var end: @Sendable () -> Void

  /// Makes a way of its operations.
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
