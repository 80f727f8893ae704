// watchos: 'popover(item:attachmentAnchor:arrowEdge:content:)' is unavailable in watchOS
import SwiftUI

struct Word: Identifiable {
  var id: String
}

struct WordView: View {
  @State var word: Word?

  var body: some View {
    EmptyView().popover(item: $word) { Text(verbatim: $0.id) }
  }
}
