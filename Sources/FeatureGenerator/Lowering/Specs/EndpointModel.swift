import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

struct EndpointModel: TemplateModel {
  let endpoint: Endpoint
  let client: Client
  let project: FeatureProject
  let dialect: Dialect
  let comma: String

  static let members = Members<Self>("endpoint", "An endpoint of a client: a closure.") {
    Member("name", \.endpoint.name.declaredCode, "the endpoint's name")
    Member("doc", \.endpoint.documentation, "the lines of its documentation")
    Member(
      "property", \.property,
      "its declaration: `public var load: @Sendable () async throws -> [BMI]`")
    Member(
      "parameter", \.parameter,
      "the parameter of the client's initializer, with a comma unless it is the last")
    Member(
      "assignment", \.endpoint.name.assignmentCode,
      "the statement of the initializer: `self.load = load`")
    Member("live", \.live, "the live closure; false if it is written by hand") {
      Member("opening", \.opening, "the argument's first line: `load: {`")
      Member("body", \.body, "the statements of the closure")
    }
    Member(
      "preview", \.preview, "the argument of the value in previews, with its comma",
      holding: "argument", "the argument")
    Member("stub", \.stub, "the first line of the argument that the user writes by hand")
    Member("test", \.test, "the argument of the unimplemented test value, with its comma")
    Member("comma", \.comma, "a comma, unless it is the last endpoint")
  }

  var span: SourceSpan? { endpoint.name.span }

  private var property: Code {
    .typed(
      "\(project.access(of: client).prefix)var \(endpoint.name.declaredCode)", "@Sendable ",
      endpoint.parameters.map(\.closureDeclarationCode), endpoint.result)
  }

  private var parameter: Code {
    .typed(
      endpoint.name.labelCode, "@escaping @Sendable ",
      endpoint.parameters.map(\.closureDeclarationCode), endpoint.result) + Code(comma)
  }

  private var live: (opening: Code, body: SwiftFragment)? {
    endpoint.live.map { ("\(endpoint.name.argumentCode): {\(endpoint.liveSignature)", $0) }
  }

  private var preview: Code? {
    endpoint.preview.map { body in
      let parameters = endpoint.previewParameters(of: body)
      let closure: Code =
        body.text == "()"
        ? (parameters.isEmpty ? "{}" : "{ \(parameters) in }")
        : .closure(parameters, body.code)
      return .made("\(endpoint.name.argumentCode): \(closure)\(comma)", of: body.span)
    }
  }

  private var stub: Code { "\(endpoint.name.argumentCode): {\(endpoint.stubSignature)" }

  private var test: Code {
    let title = escapedStringLiteral("\(client.name.value).\(endpoint.name.value)")
    let placeholder = endpoint.placeholder(for: dialect).map {
      [Code.labeled("placeholder", $0)]
    }
    let call = Code.call("unimplemented", [Code(title)] + (placeholder ?? []))
    return "\(endpoint.name.argumentCode): \(call)" + (comma.isEmpty ? .room(1) : Code(comma))
  }
}

struct MethodModel: TemplateModel {
  let endpoint: Endpoint
  let client: Client
  let project: FeatureProject

  static let members = Members<Self>(
    "method", "A method that calls an endpoint with labels, which closures do not have."
  ) {
    Member("doc", \.endpoint.documentation, "the lines of its documentation")
    Member("opening", \.opening, "its first line")
    Member("body", \.body, "the call")
  }

  private var opening: Code {
    let result: Code = endpoint.returnedType.map { " -> \($0)" } ?? .empty
    return .row(
      "\(project.access(of: client).prefix)func \(endpoint.name.declaredCode)(",
      endpoint.parameters.map(\.functionDeclarationCode), ")\(endpoint.effectsClause)\(result) {")
  }

  private var body: Code {
    let arguments = endpoint.parameters.map(\.name.declaredCode).joined(separator: ", ")
    let keywords = endpoint.effects(project.typeScope(of: client)).keywords
    return "\(keywords)self.\(endpoint.name.memberCode)(\(arguments))"
  }
}

extension Endpoint {
  /// The effects of the closure's type, such as ` async throws(URLError)`.
  fileprivate var effectsClause: Code {
    let throwing: Code =
      switch failure {
      case .never: .empty
      case _ where element != nil: .empty
      case .untyped: " throws"
      case .typed(let type): " throws(\(type))"
      }
    return "\(isAsync ? " async" : "")\(throwing)"
  }

  /// The text after the parameters of the closure's type.
  fileprivate var result: Code {
    "\(effectsClause) -> \(returnedType ?? "Void")"
  }

  /// The text before the live body.
  ///
  /// A typed error has to be repeated: inside a closure Swift takes it for `any Error`.
  fileprivate var liveSignature: Code {
    let names = parameters.map(\.name.declaredCode).joined(separator: ", ")
    guard case .typed = failure else { return names.isEmpty ? .empty : " \(names) in" }
    let typed = parameters.map { "\($0.name.declaredCode): \($0.type)" as Code }
      .joined(separator: ", ")
    return " (\(typed))\(result) in"
  }

  /// Returns the parameters of the closure in previews. Parameters that the body does not use have no names.
  ///
  /// If the body throws, a typed error is repeated, as in the live closure.
  fileprivate func previewParameters(of body: SwiftFragment) -> Code {
    let names = parameters.map { parameter -> Code in
      body.analysis.mentions(parameter.name.value) ? parameter.name.declaredCode : "_"
    }
    guard case .typed = failure, body.analysis.throwsErrors else {
      return names.joined(separator: ", ")
    }
    let typed = zip(names, parameters).map { "\($0): \($1.type)" as Code }
    return "(\(typed.joined(separator: ", ")))\(result)"
  }

  /// The text before the body of a hand-written closure.
  fileprivate var stubSignature: String {
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "" : " \(names) in"
  }

  /// Returns the value that the unimplemented test value returns; nil if Swift does not need it.
  fileprivate func placeholder(for dialect: Dialect) -> Code? {
    switch dialect {
    case .runtime, .redux:
      switch (testValue, failure) {
      case (.returning(let value), _): self.code(value)
      case (.void, .never), (.void, .typed): "()"
      case (.void, .untyped), (.throwing, _), (nil, _): nil
      }
    case .tca:
      if case .returning(let value)? = placeholderValue { self.code(value) } else { nil }
    }
  }

  /// Returns the value that the test value returns: the placeholder of the spec, or a made-up value.
  private func code(_ value: String) -> Code {
    guard let placeholder else { return Code(value) }
    let signs = signsOfPlaceholder
    return "\(signs.front)\(placeholder)\(signs.end)"
  }

  /// The type that the endpoint returns; nil for an endpoint that returns nothing.
  var returnedType: Code? {
    guard let element else { return returns?.code }
    return isThrowingStream
      ? "AsyncThrowingStream<\(element), any Error>" : "AsyncStream<\(element)>"
  }
}
