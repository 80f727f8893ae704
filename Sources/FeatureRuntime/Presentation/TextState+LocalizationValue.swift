#if canImport(SwiftUI)
  import SwiftUI

  extension TextState {
    /// A literal whose values become formats of its key: the key of `"\(count) items"` is `%lld items`.
    ///
    /// Xcode finds literals of this type when it collects the strings of a target.
    public typealias LocalizationValue = String.LocalizationValue
  }
#else
  import Foundation

  extension TextState {
    /// A literal whose values become formats of its key: the key of `"\(count) items"` is `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
      /// The key, with a format for each value.
      let key: String

      /// The text with its values.
      let text: String

      /// A key without formats.
      public init(_ text: String) {
        (self.key, self.text) = (text, text)
      }

      /// A key without formats.
      public init(stringLiteral text: String) {
        self.init(text)
      }

      /// A key with a format for each value.
      public init(stringInterpolation: StringInterpolation) {
        (key, text) = (stringInterpolation.key, stringInterpolation.text)
      }
    }
  }

  extension TextState.LocalizationValue {
    /// Builds a key with the formats that Foundation has for values on Apple's systems.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var text = ""

      /// Begins an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a text, whose per cent signs begin no formats.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
      }

      /// Adds a text as `%@`.
      public mutating func appendInterpolation(_ value: String) {
        append("%@", value)
      }

      /// Adds a text as `%@`.
      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", String(value))
      }

      /// Adds an integer as `%lld`, `%llu`, `%d` or `%u`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        let length = Value.bitWidth > 32 ? "ll" : ""
        append("%\(length)\(Value.isSigned ? "d" : "u")", "\(value)")
      }

      /// Adds a number as `%lf`, or a `Float` as `%f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", String(format: "%f", Double(value)))
      }

      /// Adds a number in a format of its own.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        append(specifier, String(format: specifier, value))
      }

      /// Adds an id as `%@`.
      public mutating func appendInterpolation(_ value: UUID) {
        append("%@", "\(value)")
      }

      /// Adds a date as `%@`.
      public mutating func appendInterpolation(_ value: Date) {
        append("%@", "\(value)")
      }

      /// Adds an address as `%@`.
      public mutating func appendInterpolation(_ value: URL) {
        append("%@", "\(value)")
      }

      /// Adds a formatted value as `%@`.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append("%@", format.format(value))
      }

      private mutating func append(_ format: String, _ value: String) {
        key += format
        text += value
      }
    }
  }
#endif
