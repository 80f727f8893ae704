import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

struct EndpointModel: TemplateModel {
  let endpoint: Endpoint
  let client: Client
  let project: FeatureProject
  let dialect: Dialect
  let comma: String

  static let members = Members<Self>("endpoint", "An endpoint of a client: a closure.") {
    Member("name", \.endpoint.name.declared, "the endpoint's name")
    Member("doc", \.endpoint.documentation, "the lines of its documentation")
    Member(
      "property", \.property,
      "its declaration: `public var load: @Sendable () async throws -> [BMI]`")
    Member(
      "parameter", \.parameter,
      "the parameter of the client's initialiser, with a comma unless it is the last")
    Member(
      "assignment", \.endpoint.name.assignment,
      "the statement of the initialiser: `self.load = load`")
    Member("live", \.live, "the live closure; false where it is written by hand") {
      Member("opening", \.opening, "the argument's first line: `load: {`")
      Member("body", \.body, "the statements of the closure")
    }
    Member(
      "preview", \.preview, "the argument of the value in previews, with its comma",
      holding: "argument", "the argument")
    Member("stub", \.stub, "the first line of the argument that is to be written by hand")
    Member("test", \.test, "the argument of the unimplemented test value, with its comma")
    Member("comma", \.comma, "a comma, unless it is the last endpoint")
  }

  var span: SourceSpan? { endpoint.name.span }

  private var property: String {
    typed(
      "\(project.access(of: client).prefix)var \(endpoint.name.declared)", "@Sendable ",
      endpoint.parameters.map(\.closureDeclaration), endpoint.result, indentation: 2)
  }

  private var parameter: String {
    // An initialiser's parameter stands two columns further to the right, with a comma behind it.
    typed(
      endpoint.name.label, "@escaping @Sendable ", endpoint.parameters.map(\.closureDeclaration),
      endpoint.result, indentation: 5) + comma
  }

  private var live: (opening: String, body: SwiftFragment)? {
    endpoint.live.map { ("\(endpoint.name.argument): {\(endpoint.liveSignature)", $0) }
  }

  private var preview: TracedText? {
    endpoint.preview.map { body in
      let start = "\(endpoint.name.argument): "
      let parameters = endpoint.previewParameters(of: body)
      let closure =
        body.text == "()"
        ? (parameters.isEmpty ? "{}" : "{ \(parameters) in }")
        : closureText(parameters: parameters, body.text, behind: start)
      return TracedText(start + closure + comma, from: body.span)
    }
  }

  private var stub: String { "\(endpoint.name.argument): {\(endpoint.stubSignature)" }

  private var test: String {
    let title = escapedStringLiteral("\(client.name.value).\(endpoint.name.value)")
    let placeholder = endpoint.placeholder(for: dialect).map {
      CallTree.labeled("placeholder", .text($0))
    }
    let arguments = [.text(title)] + [placeholder].compactMap(\.self)
    return CallTree.labeled(endpoint.name.argument, .call("unimplemented", arguments))
      .text(columns: columnLimit - 4, tail: 1) + comma
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

  private var opening: String {
    let result = endpoint.returnType.map { " -> \($0)" } ?? ""
    return row(
      "\(project.access(of: client).prefix)func \(endpoint.name.declared)(",
      endpoint.parameters.map(\.functionDeclaration), ")\(endpoint.effectsClause)\(result) {",
      indentation: 2)
  }

  private var body: String {
    let arguments = endpoint.parameters.map(\.name.declared).joined(separator: ", ")
    return
      "\(endpoint.effects(project.typeScope(of: client)).keywords)self.\(endpoint.name.member)(\(arguments))"
  }
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

  /// The parameters of the closure in previews; those that its body does not use have no names.
  ///
  /// Where the body throws, a typed error is repeated, as in the live closure.
  fileprivate func previewParameters(of body: SwiftFragment) -> String {
    let names = parameters.map { parameter in
      body.analysis.mentions(parameter.name.value) ? parameter.name.declared : "_"
    }
    guard case .typed = failure, body.analysis.throwsErrors else {
      return names.joined(separator: ", ")
    }
    let typed = zip(names, parameters).map { "\($0): \($1.type.text)" }
    return "(\(typed.joined(separator: ", ")))\(result)"
  }

  /// What stands in front of the body of a hand-written closure.
  fileprivate var stubSignature: String {
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "" : " \(names) in"
  }

  /// What the unimplemented test value returns, where that has to be said.
  fileprivate func placeholder(for dialect: Dialect) -> String? {
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
