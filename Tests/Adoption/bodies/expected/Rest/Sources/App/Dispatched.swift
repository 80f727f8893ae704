import ComposableArchitecture
import Foundation

extension Dispatched {
  enum CancelID { case loading }
}

extension Dispatched {

}
