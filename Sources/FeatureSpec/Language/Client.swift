import SpecSource
import SpecSwift

/// A client: a dependency that consists of endpoints.
public struct Client: Sendable {
  /// The client's name, which is also the name of its file.
  public var name: Located<String>
  /// The key by which features request the client.
  public var key: Located<String>
  /// The purpose of the client.
  public var documentation: Documentation
  /// The access of the client's declarations; nil for the module's access.
  public var access: Optional<Settings.Access>
  /// The modules that the client's Swift needs.
  public var imports: [ImportedModule]
  /// The types nested in the client.
  public var types: [NestedType]
  /// The client's endpoints.
  public var endpoints: [Endpoint]
  /// The place of `live: manual`, when the live client is written by hand.
  public var manualLive: Optional<SourceSpan>
  /// Whether the client is written by hand, and the spec only describes it.
  public var isExternal: Bool
  /// Whether the client has members that the spec does not list: `endpoints: any`.
  public var takesAnyMember: Bool
  /// The template set of the client's file, when it is not the module's template set.
  public var templates: Optional<Located<String>>
  /// The declarations that could not be read.
  public var missing: MissingDeclarations

  /// Whether the client's value for previews is generated. A client whose live value is written by hand may have a
  /// preview value that is written by hand, too.
  public var hasPreviewValue: Bool {
    manualLive == nil || endpoints.contains { $0.preview != nil }
  }

  /// Finds the endpoint with the given name.
  public func endpoint(named name: String) -> Endpoint? {
    endpoints.first { $0.name.value == name }
  }
}

/// A function of a client.
public struct Endpoint: Sendable {
  /// The errors that an endpoint may throw.
  public enum Throws: Sendable {
    /// No error.
    case never
    /// Any error.
    case untyped
    /// Errors of one type.
    case typed(SwiftFragment)
  }

  /// The endpoint's name.
  public var name: Located<String>
  /// The documentation of the endpoint.
  public var documentation: Documentation
  /// The parameters of the endpoint.
  public var parameters: [Parameter]
  /// Whether the endpoint suspends.
  public var isAsync: Bool
  /// The errors that the endpoint throws.
  public var failure: Throws
  /// The type that the endpoint returns; nil for no value.
  public var returns: Optional<SwiftFragment>
  /// The type of the elements, if the endpoint returns an asynchronous sequence. In this case, `failure` is the
  /// failure of the sequence.
  public var element: Optional<SwiftFragment>
  /// The body of the live closure.
  public var live: Optional<SwiftFragment>
  /// The body of the closure in previews.
  public var preview: Optional<SwiftFragment>
  /// The value that the unimplemented test value returns.
  public var placeholder: Optional<SwiftFragment>
}

extension Endpoint {
  /// Makes the endpoint of a feature's parameter, if the parameter is a function. The function's arguments have no
  /// labels.
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
