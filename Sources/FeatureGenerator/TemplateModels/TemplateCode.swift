import SpecSource
import SpecSwift
import StrictMustache
import SwiftCode

// Code is laid out at the place where a template writes it.

extension Code: TemplateLayout {
  public func laidOut(in place: TextPlace, isTraced: Bool) -> LaidOutText {
    let printed = printed(
      from: place.column, indentation: place.indentation, tail: place.tail, isTraced: isTraced)
    return LaidOutText(bytes: printed.bytes, origins: printed.origins)
  }
}

extension Code: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { plainText.map { .text($0) } ?? .layout(self) }
}

extension SwiftFragment: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { code.templateValue }
}
