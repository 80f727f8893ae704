/// An error that came out of an effect, reduced to what a feature's state can hold and compare.
public struct EffectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong, for people to read.
  public let description: String

  /// Describes any error; an `EffectError` stays as it is.
  public init(_ error: any Error) {
    self = error as? EffectError ?? EffectError(String(describing: error))
  }

  /// Makes an error of its description.
  public init(_ message: String) {
    self.description = message
  }
}
