import FeatureSpec
import SpecSwift

/// Turns a client into what templates see of it.
func lowerClient(
  _ client: Client, in project: FeatureProject, for dialect: Dialect,
  importing supportImports: [ImportedModule]
) -> ClientModel {
  let access = project.access(of: client.name)
  let last = client.endpoints.count - 1
  return ClientModel(
    common: SpecModel(client.name, client.documentation, in: project),
    type: client.name.declared,
    key: client.key.declared,
    imports: lowerImports(dialect.modules, project.imports(of: client) + supportImports),
    types: client.types.map { lowerNestedType($0, access: access) },
    endpoints: client.endpoints.enumerated().map { index, endpoint in
      lowerEndpoint(endpoint, of: client, for: dialect, access: access, isLast: index == last)
    },
    methods: client.endpoints.filter { $0.parameters.contains { $0.label != nil } }
      .map { lowerMethod($0, access: access) },
    isLiveManual: client.manualLive != nil)
}

/// An endpoint: its closure, its live body and its test value.
private func lowerEndpoint(
  _ endpoint: Endpoint, of client: Client, for dialect: Dialect, access: Settings.Access,
  isLast: Bool
) -> EndpointModel {
  let comma = isLast ? "" : ","
  let parameters = endpoint.parameters.map(\.closureDeclaration)
  // An initialiser's parameter stands two columns further to the right, with a comma behind it.
  let property = typed(
    "\(access.prefix)var \(endpoint.name.declared)", "@Sendable ", parameters, endpoint.result,
    indentation: 2)
  let parameter = typed(
    endpoint.name.label, "@escaping @Sendable ", parameters, endpoint.result, indentation: 5)
  return EndpointModel(
    name: endpoint.name.declared,
    doc: endpoint.documentation,
    property: property,
    parameter: parameter + comma,
    assignment: endpoint.name.assignment,
    live: endpoint.live.map {
      .init(opening: "\(endpoint.name.argument): {\(endpoint.liveSignature)", body: $0)
    },
    stub: "\(endpoint.name.argument): {\(endpoint.stubSignature)",
    test: endpoint.testArgument(of: client, for: dialect) + comma,
    comma: comma,
    span: endpoint.name.span)
}

/// A method for an endpoint whose arguments have labels, which a closure cannot have.
private func lowerMethod(_ endpoint: Endpoint, access: Settings.Access) -> MethodModel {
  let arguments = endpoint.parameters.map(\.name.declared).joined(separator: ", ")
  let result = endpoint.returnType.map { " -> \($0)" } ?? ""
  let opening = row(
    "\(access.prefix)func \(endpoint.name.declared)(",
    endpoint.parameters.map(\.functionDeclaration), ")\(endpoint.effectsClause)\(result) {",
    indentation: 2)
  return MethodModel(
    doc: endpoint.documentation, opening: opening,
    body: "\(endpoint.effects.keywords)self.\(endpoint.name.member)(\(arguments))")
}

extension Endpoint {
  /// ` async throws(URLError)`, as far as it applies.
  fileprivate var effectsClause: String {
    let throwing =
      switch failure {
      case .never: ""
      case _ where element != nil: ""
      case .untyped: " throws"
      case .typed(let type): " throws(\(type.text))"
      }
    return (isAsync ? " async" : "") + throwing
  }

  /// What stands behind the parameters of the closure's type.
  fileprivate var result: String {
    "\(effectsClause) -> \(returnType ?? "Void")"
  }

  /// What stands in front of the live body.
  ///
  /// A typed error has to be repeated: inside a closure Swift takes it for `any Error`.
  fileprivate var liveSignature: String {
    let names = parameters.map(\.name.declared).joined(separator: ", ")
    guard case .typed = failure else { return names.isEmpty ? "" : " \(names) in" }
    let typed = parameters.map { "\($0.name.declared): \($0.type.text)" }.joined(separator: ", ")
    return " (\(typed))\(result) in"
  }

  /// What stands in front of the body of a hand-written closure.
  fileprivate var stubSignature: String {
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "" : " \(names) in"
  }

  /// The argument of the unimplemented test value.
  fileprivate func testArgument(of client: Client, for dialect: Dialect) -> String {
    let endpoint = escapedStringLiteral("\(client.name.value).\(name.value)")
    let placeholder =
      placeholder(for: dialect).map {
        [CallTree.labeled("placeholder", .text($0))]
      } ?? []
    let arguments = [CallTree.text(endpoint)] + placeholder
    return CallTree.labeled(name.argument, .call("unimplemented", arguments))
      .text(columns: columnLimit - 4, tail: 1)
  }

  /// What the unimplemented test value returns, where that has to be said.
  private func placeholder(for dialect: Dialect) -> String? {
    switch dialect {
    case .runtime, .redux:
      switch (testValue, failure) {
      case (.returning(let value), _): value
      case (.void, .never), (.void, .typed): "()"
      case (.void, .untyped), (.throwing, _), (nil, _): nil
      }
    case .tca:
      if case .returning(let value)? = placeholderValue { value } else { nil }
    }
  }
}
