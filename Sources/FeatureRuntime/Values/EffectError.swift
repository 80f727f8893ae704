/// An error of an effect as a description, which a feature's state can hold and compare.
public struct EffectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The description of the error, for people to read.
  public let description: String

  /// Describes any error; an `EffectError` stays as it is.
  public init(_ error: any Error) {
    self = error as? EffectError ?? EffectError(String(describing: error))
  }

  /// Makes an error with a description.
  public init(_ message: String) {
    self.description = message
  }
}
