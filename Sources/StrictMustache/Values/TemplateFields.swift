import SpecSource

/// An object as templates see it: values by name.
///
/// A generator's own types conform to this protocol, so that the value of a field is made only when a template needs
/// it.
public protocol TemplateFields: Sendable {
  /// The names, in the order in which messages and references list them.
  var fieldNames: [String] { get }

  /// The origin of the object. In a traced rendering, it is the origin of everything that a section over the object
  /// writes.
  var origin: Origin? { get }

  /// Returns the value of a name; nil if the object does not have the name.
  func field(_ name: TemplateName) -> TemplateValue?
}
