import SpecSource
import SpecSwift

/// A client: a dependency made of endpoints.
public struct Client: Sendable {
  /// The client's name, which is also its file's.
  public var name: Located<String>
  /// The key by which features ask for it.
  public var key: Located<String>
  /// What the client is for.
  public var documentation: Documentation
  /// The access of its declarations; nil for that of the module.
  public var access: Optional<Settings.Access>
  /// Modules that its Swift needs.
  public var imports: [ImportedModule]
  /// Types nested in it.
  public var types: [NestedType]
  /// Its endpoints.
  public var endpoints: [Endpoint]
  /// Where `live: manual` stands, when the live client is written by hand.
  public var manualLive: Optional<SourceSpan>
  /// Whether it is written by hand, and the spec only describes it.
  public var isExternal: Bool
  /// Whether it has members that the spec does not say: `endpoints: any`.
  public var takesAnyMember: Bool
  /// The template set of its file, when it is not the module's.
  public var templates: Optional<Located<String>>
  /// The declarations that could not be read.
  public var missing: MissingDeclarations

  /// Whether the client has a value for previews that is generated. One that is live by hand may have one by hand, too.
  public var hasPreviewValue: Bool {
    manualLive == nil || endpoints.contains { $0.preview != nil }
  }

  /// The endpoint of a name.
  public func endpoint(named name: String) -> Endpoint? {
    endpoints.first { $0.name.value == name }
  }
}

/// A function of a client.
public struct Endpoint: Sendable {
  /// What an endpoint may throw.
  public enum Throws: Sendable {
    /// Nothing.
    case never
    /// Any error.
    case untyped
    /// Errors of one type.
    case typed(SwiftFragment)
  }

  /// The endpoint's name.
  public var name: Located<String>
  /// What it does.
  public var documentation: Documentation
  /// What it is given.
  public var parameters: [Parameter]
  /// Whether it suspends.
  public var isAsync: Bool
  /// What it throws.
  public var failure: Throws
  /// What it returns; nil for nothing.
  public var returns: Optional<SwiftFragment>
  /// The type of the elements, if it returns an asynchronous sequence; then `failure` is the sequence's.
  public var element: Optional<SwiftFragment>
  /// The body of the live closure.
  public var live: Optional<SwiftFragment>
  /// The body of the closure in previews.
  public var preview: Optional<SwiftFragment>
  /// What the unimplemented test value returns.
  public var placeholder: Optional<SwiftFragment>
}

extension Endpoint {
  /// What a parameter of a feature declares, if it is a function, whose arguments have no labels.
  init?(_ parameter: Field) {
    guard let type = parameter.type.functionType else { return nil }
    let failure: Throws =
      switch type.failure {
      case .never: .never
      case .untyped: .untyped
      case .typed(let thrown): .typed(thrown)
      }
    self.init(
      name: parameter.name, documentation: parameter.documentation,
      parameters: type.parameters.map {
        Parameter(label: nil, name: Located("", at: $0.span), type: $0, defaultValue: nil)
      },
      isAsync: type.isAsync, failure: failure,
      returns: type.result.analysis.typeShape == .void ? nil : type.result,
      element: nil, live: nil, preview: nil, placeholder: nil)
  }
}
