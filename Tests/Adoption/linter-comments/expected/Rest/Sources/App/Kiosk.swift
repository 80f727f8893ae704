// swiftlint:disable file_length
import ComposableArchitecture
import Foundation

extension Kiosk {
  // swiftlint:disable:next unneeded_throws
  func parse(_ text: String) throws -> Int { Int(text) ?? 0 }
}
// swiftlint:enable file_length
