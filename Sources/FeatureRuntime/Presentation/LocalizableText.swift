import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A text that is looked up in a bundle's strings.
package struct LocalizableText: Hashable, Sendable {
  /// The key, with a format for each value: `%lld items gone`.
  package let key: String

  /// The text before it is looked up: `3 items gone`.
  package let text: String

  /// The bundle with the strings; nil for the main bundle.
  package let bundle: Bundle?

  #if canImport(SwiftUI)
    /// The text as Foundation looks it up. The key and the text decide whether two are equal.
    @Uncompared private(set) var value: String.LocalizationValue

    init(_ value: TextState.LocalizationValue, in bundle: Bundle?) {
      self.value = value
      self.bundle = bundle == .main ? nil : bundle
      key = LocalizedStringResource(value).key
      // No bundle has this table, so that Foundation formats the key itself.
      text = String(
        localized: value, table: "FeatureRuntime.none", locale: Locale(identifier: "en_US_POSIX"))
    }
  #else
    init(_ value: TextState.LocalizationValue, in bundle: Bundle?) {
      (key, text) = (value.key, value.text)
      self.bundle = bundle == .main ? nil : bundle
    }
  #endif
}
