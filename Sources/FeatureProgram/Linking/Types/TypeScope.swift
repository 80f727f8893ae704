import FeatureSpec
import SpecSwift

/// The names of nested types in one place of a project.
///
/// A nested type has two names inside of the type that declares it, `Failure` and `AuthClient.Failure`, and a single
/// name outside of it.
public struct TypeScope: Sendable {
  /// The outer types by the names of the types that they declare.
  private let owners: [String: String]
  /// The names of types that are replaced by other types.
  private let replaced: [String: String]
  /// The modules whose names may precede the names of types.
  private let modules: Set<String>

  init(owners: [String: String], replaced: [String: String] = [:], modules: Set<String>) {
    self.owners = owners
    self.replaced = replaced
    self.modules = modules
  }

  /// Converts a fragment to the names outside of the types that declare nested types.
  public func outside(_ fragment: SwiftFragment) -> SwiftFragment {
    guard !owners.isEmpty || !replaced.isEmpty else { return fragment }
    let analysis = fragment.analysis
    let names = analysis.typeNames.map(\.base) + analysis.references.map(\.base)
    let renamed = names.compactMap { name in
      (replaced[name.name] ?? owners[name.name].map { "\($0).\(name.name)" }).map {
        (name.range, $0)
      }
    }
    return renamed.isEmpty ? fragment : fragment.replacing(renamed)
  }

  /// Finds the form of a type, which is the same in all places and spellings; nil for broken Swift.
  public func form(of type: SwiftFragment) -> TypeForm? {
    outside(type).analysis.typeForm?.mapNames(canonical)
  }

  /// Finds the canonical name of a type: a name without its module, and a single name for a type that has two names.
  private func canonical(_ name: String) -> String {
    var name = name[...]
    if let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) {
      name = name[name.index(after: dot)...]
    }
    return name == "TimeInterval" ? "Double" : String(name)
  }
}

extension Endpoint {
  /// Converts the endpoint's types to the names outside of the types that declare nested types.
  func seen(through scope: TypeScope) -> Endpoint {
    var endpoint = self
    endpoint.parameters = parameters.map { $0.seen(through: scope) }
    endpoint.returns = returns.map(scope.outside)
    endpoint.element = element.map(scope.outside)
    endpoint.placeholder = placeholder.map(scope.outside)
    if case .typed(let error) = failure { endpoint.failure = .typed(scope.outside(error)) }
    return endpoint
  }
}

extension Parameter {
  /// Converts the parameter's type to the name outside of the types that declare nested types.
  func seen(through scope: TypeScope) -> Parameter {
    var parameter = self
    parameter.type = scope.outside(type)
    return parameter
  }
}
