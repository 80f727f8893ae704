import SpecSource

/// What has values by name: an object, as templates see it.
///
/// A generator's own types conform to it, so that a value is made of a field when a template asks for it.
public protocol TemplateFields: Sendable {
  /// The names, in the order that messages and references list them.
  var fieldNames: [String] { get }

  /// Where the object came from; a traced rendering gives it to everything a section over the object writes.
  var origin: Origin? { get }

  /// The value of a name; nil when the object does not have the name.
  func field(_ name: TemplateName) -> TemplateValue?
}
