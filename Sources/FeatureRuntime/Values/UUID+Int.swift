import Foundation

extension UUID {
  /// Makes a UUID whose hexadecimal digits are the number: `UUID(1)` ends in `-000000000001`.
  ///
  /// For tests and previews. The number must not be negative.
  public init(_ number: Int) {
    precondition(number >= 0, "UUID(\(number)): the number must not be negative")
    func byte(_ place: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: number >> (8 * place))
    }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      )
    )
  }
}
