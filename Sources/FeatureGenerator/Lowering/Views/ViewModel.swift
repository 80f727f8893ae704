import SpecSource
import StrictMustache

/// The SwiftUI view of a feature.
enum ViewModel: TemplateModel {
  /// Its values.
  case values(TemplateValue)

  static let members = Members<Self>("view", "The SwiftUI view of a feature.") {}

  func field(_ name: TemplateName) -> TemplateValue? {
    if case .values(.object(let object)) = self { object.field(name) } else { nil }
  }
}

extension TemplateValue {
  /// The same value, made of what stands at a place.
  func from(_ span: SourceSpan) -> TemplateValue {
    guard case .object(var object as TemplateObject) = self else { return self }
    object.origin = Origin(span)
    return .object(object)
  }
}
