import SpecSource

// Parts that may be missing are spelled `Optional<…>` in this folder. The memberwise initializer would give `…?` a
// default, and code that makes a value could forget the part.

/// The content of one spec file.
public enum Spec: Sendable {
  /// A feature: state, actions, behaviour and tests.
  case feature(Feature)
  /// A client: a dependency that consists of endpoints.
  case client(Client)
  /// A model: a value type.
  case model(Model)

  /// The name in the file's first key.
  public var name: Located<String> {
    switch self {
    case .feature(let feature): feature.name
    case .client(let client): client.name
    case .model(let model): model.name
    }
  }

  /// The name of the spec's file. For a feature, this is its name without the enclosing type.
  package var ownName: String {
    if case .feature(let feature) = self { feature.ownName } else { name.value }
  }

  /// The template set that the file names.
  public var templates: Located<String>? {
    switch self {
    case .feature(let feature): feature.templates
    case .client(let client): client.templates
    case .model(let model): model.templates
    }
  }

  /// The file that was read.
  public var file: SourceFile {
    name.span.file
  }
}
