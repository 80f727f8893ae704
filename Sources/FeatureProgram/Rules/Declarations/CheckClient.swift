import FeatureSpec
import SpecSource
import SpecSwift

/// Checks a client: that its key is valid, and that the live value and the test value of each endpoint can be
/// generated.
func checkClient(_ client: Client) -> [Diagnostic] {
  checkKey(of: client) + checkNestedTypes(client.types)
    + client.endpoints.flatMap { checkParameters($0.parameters) }
    + (client.isExternal
      ? []
      : client.endpoints.flatMap {
        checkReserved($0.name, ["unimplemented"], "an endpoint") + checkLive($0, of: client)
          + checkTaken($0) + checkPlaceholder($0)
      })
}

/// Checks that a client can be named in Swift, and has endpoints.
private func checkKey(of client: Client) -> [Diagnostic] {
  var diagnostics = checkReserved(client.key, namesInReducers, "a client's key")
  if client.key.declared != client.key.value {
    diagnostics.append(
      .error(
        .reservedName, "'\(client.key.value)' is a Swift keyword and cannot be a client's key",
        at: client.key.span, hint: "choose another key"))
  }
  if client.endpoints.isEmpty, !client.takesAnyMember, client.missing.isEmpty {
    diagnostics.append(
      .error(
        .emptyDeclaration, "'\(client.name.value)' has no endpoints", at: client.name.span,
        hint:
          "add one: 'load: {async: true, returns: String\(client.isExternal ? "" : ", live: …")}'"))
  }
  return diagnostics
}

/// Checks that an endpoint is implemented in a single place.
private func checkLive(_ endpoint: Endpoint, of client: Client) -> [Diagnostic] {
  let name = endpoint.name
  switch (endpoint.live, client.manualLive) {
  case (nil, nil):
    return .error(
      .incompleteEndpoint, "'\(name.value)' has no live implementation", at: name.span,
      hint: "give it a 'live', or write the live client by hand with 'live: manual'")
  case (let live?, let manual?):
    return .error(
      .conflictingKeys,
      "'\(name.value)' needs no 'live', because the live client is written by hand",
      at: live.span, hint: "remove one of them",
      related: [.init("'live: manual' is here", at: manual)])
  default:
    return []
  }
}

/// Checks that the test value of an endpoint can take the endpoint's parameters: values, and functions that may
/// escape.
private func checkTaken(_ endpoint: Endpoint) -> [Diagnostic] {
  endpoint.parameters.map(\.type).compactMap { type in
    let words = type.analysis.typeAttributes
    let (what, hint): (String, String)
    if words.contains("inout") {
      (what, hint) = ("an 'inout' parameter", "let the endpoint return the new value")
    } else if words.contains("autoclosure") {
      (what, hint) = ("an '@autoclosure' parameter", "remove '@autoclosure'")
    } else if type.analysis.typeShape == .function, !words.contains("escaping") {
      (what, hint) = ("a non-escaping closure", "write '@escaping \(type.text)'")
    } else {
      return nil
    }
    return .error(
      .incompleteEndpoint, "the test value of '\(endpoint.name.value)' cannot take \(what)",
      at: type.span, hint: hint)
  }
}

/// Checks that the unimplemented test value has a value to return.
private func checkPlaceholder(_ endpoint: Endpoint) -> [Diagnostic] {
  guard let type = endpoint.returns, endpoint.testValue == nil, !type.text.isEmpty else {
    return []
  }
  return .error(
    .incompleteEndpoint,
    "the test value of '\(endpoint.name.value)' has no '\(type.text)' to return", at: type.span,
    hint: "add a value to return after the test has failed: 'placeholder: …'")
}

extension Endpoint {
  /// The behaviour of the unimplemented test value after it has reported the call.
  public enum TestValue: Sendable, Equatable {
    /// The test value returns no value.
    case void
    /// The test value throws.
    case throwing
    /// The test value returns the value of a Swift expression.
    case returning(String)
  }

  /// The behaviour of the unimplemented test value; nil if it has no value to return.
  public var testValue: TestValue? {
    if let placeholder {
      let signs = signsOfPlaceholder
      return .returning(signs.front + placeholder.text + signs.end)
    }
    if element != nil { return .returning(isThrowingStream ? ".finished()" : ".finished") }
    if case .untyped = failure { return .throwing }
    return madeUpValue
  }

  /// The behaviour of the test value after it has reported the call, even if it could throw; nil if it has no value
  /// to return.
  public var placeholderValue: TestValue? {
    if case .throwing? = testValue { return madeUpValue }
    return testValue
  }

  /// The text around a placeholder to which Swift would otherwise assign another type.
  public var signsOfPlaceholder: (front: String, end: String) {
    guard let analysis = placeholder?.analysis else { return ("", "") }
    // A call that never returns has a type of its own. A closure around the call declares the type of its value.
    if analysis.isDeadEnd { return ("{ () -> \(returnType ?? "Void") in ", " }()") }
    // Swift would infer the type of a closure from its body alone.
    guard analysis.isClosure, let returns else { return ("", "") }
    return ("", " as \(returns.text)")
  }

  /// A value of the type that the endpoint returns, if the type has a known value.
  private var madeUpValue: TestValue? {
    guard let returns else { return .void }
    switch returns.analysis.typeShape {
    case .optional: return .returning("nil")
    case .array: return .returning("[]")
    case .dictionary: return .returning("[:]")
    case .void: return .void
    case .named(let name): return madeUpValue(of: name)
    case .function, .other, nil: return nil
    }
  }

  /// Whether the endpoint returns a sequence that an error may end.
  public var isThrowingStream: Bool {
    if case .untyped = failure { element != nil } else { false }
  }

  /// The elements of the stream that the endpoint returns, declared as such or by its type; nil if it returns no
  /// stream.
  public var streamElement: (type: String, isThrowing: Bool)? {
    if let element { return (element.text, isThrowingStream) }
    guard let type = returns?.analysis, let element = type.genericArguments.first else {
      return nil
    }
    switch type.typeShape {
    case .named("AsyncStream"): return (element, false)
    case .named("AsyncThrowingStream"): return (element, true)
    default: return nil
    }
  }

  /// Finds the form of the type of the endpoint's value, or of each element.
  ///
  /// - Parameter types: The names of types in the place of the call.
  func valueForm(_ types: TypeScope) -> TypeForm? {
    if let element { return types.form(of: element) }
    let form = returns.flatMap(types.form)
    guard case .generic(_, let arguments)? = form, streamElement != nil else { return form }
    return arguments.first
  }

  /// The type that the endpoint returns; nil for no value.
  public var returnType: String? {
    guard let element else { return returns?.text }
    return isThrowingStream
      ? "AsyncThrowingStream<\(element.text), any Error>" : "AsyncStream<\(element.text)>"
  }

  /// Makes a value of a type of the standard library.
  private func madeUpValue(of name: String) -> TestValue? {
    switch name {
    case "Bool": .returning("false")
    case "String": .returning("\"\"")
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "Decimal", "TimeInterval":
      .returning("0")
    default: nil
    }
  }
}

extension Rule {
  /// An endpoint whose live value or test value cannot be generated.
  public static let incompleteEndpoint = Rule(
    "incomplete-endpoint",
    reason: """
      The live value of a client implements each endpoint, and the test value takes the same parameters, fails the test \
      and returns a value. The tool provides values of common types such as 'String', arrays and optionals, and of no \
      other type.

      Give the endpoint a 'live' or a 'placeholder'. Let it take values that a test can keep.
      """,
    wrong: """
      client: FactClient
      key: fact
      endpoints: {fetch: {returns: Fact, live: Fact()}}
      """,
    right: """
      client: FactClient
      key: fact
      endpoints: {fetch: {returns: Fact, live: Fact(), placeholder: Fact()}}
      """)
}
