#if !canImport(Darwin)
  // The parts of Foundation on Apple's systems that SwiftUI exports.
  import Foundation

  extension String {
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      public init(_ value: String) {}

      public init(stringLiteral value: String) {}
    }

    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init()
    }
  }

  public struct LocalizedStringResource: Equatable, Sendable {
    public enum BundleDescription: Sendable {
      case main
      case atURL(URL)
    }

    public var key: String { "" }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {}
  }
#endif
