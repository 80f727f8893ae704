import SpecSource

// Parts that may be missing are spelled `Optional<…>` in this folder: the memberwise initializer would give `…?` a default,
// and whoever makes a value could forget the part.

/// What one spec file describes.
public enum Spec: Sendable {
  /// A feature: state, actions, behaviour and tests.
  case feature(Feature)
  /// A client: a dependency made of endpoints.
  case client(Client)
  /// A model: a value type.
  case model(Model)

  /// The name that the file's first key gives.
  public var name: Located<String> {
    switch self {
    case .feature(let feature): feature.name
    case .client(let client): client.name
    case .model(let model): model.name
    }
  }

  /// The name that its file has: that of a feature without the type around it.
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
