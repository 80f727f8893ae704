import ComposableArchitecture
import SwiftUI

extension Parent {
  @Reducer
  enum Destination {
    case row(Row)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert {
      case confirmed
    }
  }
}

struct ParentView: View {
  let store: StoreOf<Parent>

  var body: some View {
    Text("")
  }
}
