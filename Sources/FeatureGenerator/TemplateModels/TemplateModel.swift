import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// An object that templates see.
///
/// Lowering fills its stored properties, or gives it parts of a spec from which its computed properties follow. `members`
/// names and explains the values: rendering and `featuregen templates reference` read it.
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
  /// The names, each with the property that it stands for.
  static var members: Members<Self> { get }

  /// The place of the spec that it was made of; nil when it was made of no one place.
  var span: SourceSpan? { get }
}

extension TemplateModel {
  static var templateKind: TemplateValueKind { .object(Self.self) }
  var templateValue: TemplateValue { .object(self) }

  var span: SourceSpan? { nil }
  var origin: Origin? { span.map { Origin($0) } }
  var fieldNames: [String] { Self.members.names(in: self) }
  func field(_ name: TemplateName) -> TemplateValue? { Self.members.value(of: name, in: self) }

  /// What the reference says of such objects.
  static var description: TemplateObjectDescription { members.description }
}

/// What a name can stand for in templates: a text, a flag, a list, an object, or something that may be missing.
protocol TemplateData: Sendable {
  /// What kind of value it is in templates.
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
  // A key path to what each type has of its own is looked up at run time.
  var templateValue: TemplateValue { .list(map { $0.templateValue }) }
}

extension Optional: TemplateData where Wrapped: TemplateData {
  static var templateKind: TemplateValueKind { .orFalse(Wrapped.templateKind) }
  var templateValue: TemplateValue { self?.templateValue ?? false }
}
