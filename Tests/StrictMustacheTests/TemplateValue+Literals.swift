import SpecSource
import StrictMustache

extension TemplateValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}

/// A text of one piece that knows where it comes from.
struct TracedText: TemplateLayout, Equatable {
  var text: String
  var origin: Origin

  var isEmpty: Bool { text.isEmpty }

  func laidOut(in place: TextPlace, isTraced: Bool) -> LaidOutText {
    let bytes = Array(text.utf8)
    return LaidOutText(
      bytes: bytes, origins: isTraced ? [OriginRange(0..<bytes.count, origin)] : [])
  }
}

extension Origin {
  /// The origin of what was made of a byte of a file.
  init(_ offset: Int) {
    let file = SourceFile(path: "origins", text: "0123456789")
    self.init(SourceSpan(file: file, offsets: offset..<offset + 1))
  }
}

extension TemplateValue {
  /// A text that was made of a byte of a file.
  static func text(_ text: String, origin: Origin) -> TemplateValue {
    .layout(TracedText(text: text, origin: origin))
  }
}

extension TemplateValue: Equatable {
  /// Values are equal of which templates make the same, in traced renderings too.
  public static func == (lhs: TemplateValue, rhs: TemplateValue) -> Bool {
    switch (lhs, rhs) {
    case (.text(let left), .text(let right)): left == right
    case (.layout(let left), .layout(let right)):
      left as? TracedText == right as? TracedText
    case (.bool(let left), .bool(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)):
      left.origin == right.origin && Set(left.fieldNames) == Set(right.fieldNames)
        && left.fieldNames.map(TemplateName.init).allSatisfy { left.field($0) == right.field($0) }
    default: false
    }
  }
}
