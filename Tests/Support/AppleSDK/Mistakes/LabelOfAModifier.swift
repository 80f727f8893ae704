// ios: incorrect argument label in call (have 'items:_:', expected 'item:_:')
import SwiftUI

struct Word: Identifiable {
  var id: String
}

struct WordView: View {
  @State var word: Word?

  var body: some View {
    EmptyView().sheet(items: $word) { Text(verbatim: $0.id) }
  }
}
