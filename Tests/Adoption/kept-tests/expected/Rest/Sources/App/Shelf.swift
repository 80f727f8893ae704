import ComposableArchitecture
import Foundation

struct Book: Equatable, Identifiable {
  let id: Int
  var title: String
}
