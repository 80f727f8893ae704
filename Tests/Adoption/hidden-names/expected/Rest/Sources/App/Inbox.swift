import ComposableArchitecture
import Foundation

/// What is in a box.
enum Letter: Equatable, Sendable {
  case note(String)
  case parcel(weight: Int)
  case empty
}
