#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    /// A view of a text: what is localizable is looked up in the strings of its bundle.
    ///
    /// As in SwiftUI's own texts, Markdown is shown as what it says where a text is looked up.
    public init(_ state: TextState) {
      self = state.parts.dropFirst().reduce(Text(state.parts.first)) { $0 + Text($1) }
    }

    private init(_ part: TextState.Part?) {
      switch part {
      case .localizable(let text):
        self.init(
          LocalizedStringResource(
            text.value, bundle: text.bundle.map { .atURL($0.bundleURL) } ?? .main))
      case .verbatim(let text): self.init(verbatim: text)
      case nil: self.init(verbatim: "")
      }
    }
  }
#endif
