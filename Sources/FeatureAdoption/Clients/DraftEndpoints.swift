import SpecSwift

extension EndpointReader {
  /// Returns the endpoints as specs declare them.
  ///
  /// - Parameter isGenerated: Whether a client is generated from the spec; a generated client has no methods of its
  ///   own.
  func drafts(isGenerated: Bool) -> SpecDraft {
    .keys(
      endpoints.filter { $0.isClosure || !isGenerated }.map { endpoint in
        DraftKey(
          endpoint.function.name, draft(endpoint, isGenerated: isGenerated),
          comments: isGenerated ? commentLines(endpoint.comment).other : [])
      })
  }

  private func draft(_ endpoint: ReadEndpoint, isGenerated: Bool) -> SpecDraft {
    let function = endpoint.function
    var keys: [DraftKey] = []
    if isGenerated, let documentation = commentLines(endpoint.comment).doc {
      keys.append(DraftKey("doc", documentation))
    }
    if !function.parameters.isEmpty {
      keys.append(DraftKey("with", .keys(parameters(of: function))))
    }
    if function.isAsync { keys.append(DraftKey("async", "true")) }
    let result = function.result.map { qualified($0.text) }
    if let stream = result.flatMap(streamType), !endpoint.canThrow {
      keys.append(DraftKey("stream", .text(stream.element)))
      if stream.isThrowing { keys.append(DraftKey("throws", "true")) }
    } else {
      if let failure = thrownType(endpoint) { keys.append(DraftKey("throws", .text(failure))) }
      if let result { keys.append(DraftKey("returns", .text(result))) }
    }
    if isGenerated, let placeholder = placeholder(of: endpoint) {
      keys.append(DraftKey("placeholder", .text(placeholder)))
    }
    return keys.isEmpty ? "" : .keys(keys)
  }

  private func parameters(of function: FunctionDeclaration) -> [DraftKey] {
    var taken: Set<String> = []
    return function.parameters.map { parameter in
      let isUsable =
        isIdentifier(parameter.name) && escapedIdentifier(parameter.name) == parameter.name
      var name = isUsable ? parameter.name : "value"
      if !taken.insert(name).inserted {
        name = "\(name)\(taken.count + 1)"
        taken.insert(name)
      }
      let label = parameter.label == name ? "" : "\(parameter.label ?? "_") "
      return DraftKey(label + name, .text(qualified(parameter.type)))
    }
  }

  private func thrownType(_ endpoint: ReadEndpoint) -> String? {
    guard endpoint.canThrow, let failure = endpoint.function.failure?.text else { return nil }
    guard failure.hasPrefix("throws("), failure.hasSuffix(")") else { return "true" }
    let type = String(failure.dropFirst(7).dropLast())
    return ["any Error", "Error"].contains(type) ? "true" : qualified(type)
  }

  /// Returns the value that an unimplemented endpoint returns, unless it returns nothing: the value in the test
  /// value, or the value that the endpoint's first closure returns if the closure does nothing else.
  func placeholder(of endpoint: ReadEndpoint) -> String? {
    guard !endpoint.canThrow, endpoint.returnsValue, !endpoint.isStream else { return nil }
    let value = testPlaceholder(of: endpoint) ?? firstPlaceholder(of: endpoint)
    guard let value, !(hasKnownPlaceholder(endpoint) && isNothing(value)) else { return nil }
    return value
  }

  private func firstPlaceholder(of endpoint: ReadEndpoint) -> String? {
    guard case .closure(let closure) = endpoint.value?.kind, closure.body.count == 1,
      let value = closure.body[0].value, !value.source.text.hasPrefix("unimplemented(")
    else { return nil }
    return value.source.text
  }

  private func testPlaceholder(of endpoint: ReadEndpoint) -> String? {
    guard let variable = type.variable(named: "testValue")?.variable else { return nil }
    let value = variable.value ?? (variable.getter?.count == 1 ? variable.getter?[0].value : nil)
    guard case .call(_, let arguments) = value?.unmarked.kind,
      let argument = arguments.first(where: { $0.label == endpoint.function.name }),
      case .call(let callee, let values) = argument.value.kind,
      callee.source.text == "unimplemented"
    else { return nil }
    return values.first { $0.label == "placeholder" }?.value.source.text
  }

  /// Whether endpoints return this value when the spec declares none.
  func isNothing(_ value: String) -> Bool {
    ["0", "0.0", "\"\"", "false", "nil", "[]", "[:]", ".zero", "()", ".finished", ".finished()"]
      .contains(value)
  }

  /// Whether a generated client can make up a value for an unimplemented endpoint.
  func hasKnownPlaceholder(_ endpoint: ReadEndpoint) -> Bool {
    guard let type = endpoint.function.result?.text else { return true }
    return endpoint.canThrow || endpoint.isStream || type.hasSuffix("?") || type.hasPrefix("[")
      || ["Bool", "Double", "Float", "Int", "String"].contains(type)
  }
}
