// macos: 'fullScreenCover(item:onDismiss:content:)' is unavailable in macOS
import SwiftUI

struct Word: Identifiable {
  var id: String
}

struct WordView: View {
  @State var word: Word?

  var body: some View {
    EmptyView().fullScreenCover(item: $word) { Text(verbatim: $0.id) }
  }
}
