import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

// Where values for templates come from: an offset of the spec that their file is made of. The highest bit says that the
// text stands in the spec as it is.

extension Origin {
  private static let exactBit: UInt32 = 1 << 31

  /// Something that was made of what stands at a place.
  init(_ span: SourceSpan) {
    self.init(rawValue: UInt32(truncatingIfNeeded: span.startOffset) & ~Self.exactBit)
  }

  /// Swift that stands in the spec.
  init(_ fragment: SwiftFragment) {
    self.init(
      rawValue: UInt32(truncatingIfNeeded: fragment.span.startOffset) | Self.exactBit)
  }

  /// Where it stands in the spec, in bytes.
  var offset: Int { Int(rawValue & ~Self.exactBit) }

  /// Whether the text stands there as it is.
  var isExact: Bool { rawValue & Self.exactBit != 0 }
}

extension TemplateValue {
  /// A text that was made of what stands at a place.
  static func text(_ text: String, from span: SourceSpan) -> TemplateValue {
    .text(text, origin: Origin(span))
  }

  /// Swift as it stands in the spec.
  static func swift(_ fragment: SwiftFragment) -> TemplateValue {
    .text(fragment.text, origin: Origin(fragment))
  }

  /// The same value, made of what stands at a place.
  func from(_ span: SourceSpan) -> TemplateValue {
    switch self {
    case .object(var object):
      object.origin = Origin(span)
      return .object(object)
    case .text(let text, origin: nil):
      return .text(text, origin: Origin(span))
    case .text, .bool, .list:
      return self
    }
  }
}
