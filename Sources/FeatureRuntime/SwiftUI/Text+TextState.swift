#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Text {
    /// A view of a text: what is localizable is looked up in the main bundle's strings.
    ///
    /// The text is not parsed as Markdown, whether it was looked up or not.
    public init(_ state: TextState) {
      self.init(verbatim: state.parts.map(\.localized).joined())
    }
  }

  extension TextState.Part {
    fileprivate var localized: String {
      switch self {
      case .localizable(let key): Bundle.main.localizedString(forKey: key, value: key, table: nil)
      case .verbatim(let text): text
      }
    }
  }
#endif
