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
    self.init(UInt32(truncatingIfNeeded: span.startOffset) & ~Self.exactBit)
  }

  /// Swift that stands in the spec.
  init(_ fragment: SwiftFragment) {
    self.init(UInt32(truncatingIfNeeded: fragment.span.startOffset) | Self.exactBit)
  }

  /// Where it stands in the spec, in bytes.
  var offset: Int { Int(rawValue & ~Self.exactBit) }

  /// Whether the text stands there as it is.
  var isExact: Bool { rawValue & Self.exactBit != 0 }
}

/// A text that knows what it was made of in the spec.
struct TracedText: TemplateData {
  /// The text.
  var text: String
  /// Where it came from; nil when it was made of no one place.
  var origin: Origin?

  /// A text that was made of what stands at a place.
  init(_ text: String, from span: SourceSpan? = nil) {
    self.text = text
    origin = span.map { Origin($0) }
  }

  /// Swift as it stands in the spec.
  init(_ fragment: SwiftFragment) {
    text = fragment.text
    origin = Origin(fragment)
  }

  /// Whether it stands in the spec as it is.
  var isExact: Bool { origin?.isExact == true }

  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { .text(text, origin: origin) }
}

extension SwiftFragment: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { TracedText(self).templateValue }
}
