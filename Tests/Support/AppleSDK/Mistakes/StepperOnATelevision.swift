// tvos: 'Stepper' is unavailable in tvOS
import SwiftUI

struct CountView: View {
  @State var count = 0

  var body: some View {
    Stepper(value: $count) { Text(verbatim: "Count") }
  }
}
