import ComposableArchitecture
import SwiftUI

struct FirstPage: View {
  var body: some View { Text("First") }
}
