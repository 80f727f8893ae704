import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// An object that templates see.
///
/// Lowering fills its stored properties, or gives it parts of a spec from which its computed properties follow.
/// `members` names and explains the values. Rendering and `featuregen templates reference` read `members`.
///
/// ```swift
/// struct ParameterModel: TemplateModel {
///   var name: String
///   static let members = Members<Self>("parameter", "A parameter of a function.") {
///     Member("name", \.name, "the parameter's name")
///   }
/// }
/// ```
protocol TemplateModel: TemplateData, TemplateFields {
  /// The names, each with its property.
  static var members: Members<Self> { get }

  /// The place of the spec that the object was made from; nil if it was not made from a single place.
  var span: SourceSpan? { get }
}

extension TemplateModel {
  static var templateKind: TemplateValueKind { .object(Self.self) }
  var templateValue: TemplateValue { .object(self) }

  var span: SourceSpan? { nil }
  var origin: Origin? { span.map { Origin($0) } }
  var fieldNames: [String] { Self.members.names(in: self) }
  func field(_ name: TemplateName) -> TemplateValue? { Self.members.value(of: name, in: self) }

  /// The description of such objects in the template reference.
  static var description: TemplateObjectDescription { members.description }
}

/// A value that a name can have in templates: a text, a flag, a list, an object, or an optional value.
protocol TemplateData: Sendable {
  /// The kind of the value in templates.
  static var templateKind: TemplateValueKind { get }

  /// The value that templates see.
  var templateValue: TemplateValue { get }
}

extension String: TemplateData {
  static var templateKind: TemplateValueKind { .text }
  var templateValue: TemplateValue { .text(self) }
}

extension Bool: TemplateData {
  static var templateKind: TemplateValueKind { .flag }
  var templateValue: TemplateValue { .bool(self) }
}

extension Array: TemplateData where Element: TemplateData {
  static var templateKind: TemplateValueKind { .list(Element.templateKind) }
  // A closure, because a key path to a property that each type implements itself is looked up at run time.
  var templateValue: TemplateValue { .list(map { $0.templateValue }) }
}

extension Optional: TemplateData where Wrapped: TemplateData {
  static var templateKind: TemplateValueKind { .orFalse(Wrapped.templateKind) }
  var templateValue: TemplateValue { self?.templateValue ?? false }
}
