import FeatureSpec
import SpecSource
import SpecSwift

/// A check of the override of a dependency in a test.
struct OverrideCheck {
  let override: DependencyOverride
  let project: FeatureProject

  /// Makes the error for a key that no dependency has, and that may be the name of an endpoint.
  private func checkEndpoint(_ key: Located<String>) -> Diagnostic {
    var error = unknownDependency(key, in: project)
    let owners = project.clients.filter { $0.endpoint(named: key.value) != nil }
    if owners.count == 1, override.endpoint == nil {
      error.suggest(.didYouMean("\(owners[0].key.value).\(key.value)"))
    }
    return error
  }

  /// Checks the override.
  func check() -> [Diagnostic] {
    let key = override.key
    if let own = override.own, own.isWrapped {
      return .error(
        .wrongOverride,
        "'\(own.name.value)' is the value of '\(own.text)', which a test cannot override",
        at: override.key.span, hint: "remove it, or declare the dependency in the spec of a client")
    }
    switch project.dependency(of: override) {
    // Errors in the sources of the feature's own names are reported at the list of dependencies.
    case nil where override.own != nil || project.asks(forType: key.value):
      return checkUndeclared(override.key.value)
    case nil: return project.isMissing(key.value) ? [checkEndpoint(key)] : []
    case .builtIn(let builtIn): return check(builtIn)
    case .client(let client): return !client.missing.isEmpty ? [] : check(client)
    }
  }

  /// Checks the override of a built-in dependency.
  private func check(_ builtIn: BuiltInDependency) -> [Diagnostic] {
    if let endpoint = override.endpoint {
      if override.own?.member != nil { return checkUndeclared("\(builtIn.key).\(endpoint.value)") }
      return .error(
        .unknownEndpoint, "'\(builtIn.key)' has no endpoint '\(endpoint.value)'", at: endpoint.span,
        hint: "override the whole dependency: '\(builtIn.key): …'")
    }
    if let delay = override.delay {
      return .error(
        .wrongOverride, "'\(builtIn.key)' cannot be delayed", at: delay.span,
        hint: "remove 'after'")
    }
    if case .records(_, let returns) = override.behaviour, builtIn.recordedType != nil {
      guard let returns, builtIn.recordedType == "Void" else { return [] }
      return .error(
        .wrongOverride, "'\(builtIn.key)' returns nothing", at: returns.span,
        hint: "remove 'returns'")
    }
    guard case .value(let value) = override.behaviour else {
      return .error(
        .wrongOverride,
        "'\(builtIn.key)' can only be \(builtIn.recordedType == nil ? "" : "recorded, or ")"
          + "overridden by a value", at: override.key.span,
        hint: builtIn.overrideExample)
    }
    return checkWord(value, of: builtIn)
  }

  /// Checks that a single word is not a misspelling of a known word.
  private func checkWord(_ value: SwiftFragment, of builtIn: BuiltInDependency) -> [Diagnostic] {
    guard let reference = value.analysis.references.first, reference.members.isEmpty,
      reference.base.name == value.text, !builtIn.words.contains(value.text),
      let closest = closestName(to: value.text, among: builtIn.words)
    else { return [] }
    return .error(
      .wrongOverride, "'\(value.text)' is not a value of '\(builtIn.key)'", at: value.span,
      hint: .didYouMean(closest))
  }

  /// Checks the override of a client, or of one of its endpoints.
  private func check(_ client: Client) -> [Diagnostic] {
    guard let name = override.endpoint else {
      if case .value = override.behaviour { return [] }
      return .error(
        .wrongOverride,
        "'\(client.key.value)' is a whole client, which can neither throw nor be recorded",
        at: override.key.span,
        hint:
          "name the endpoint: '\(client.key.value).\(client.endpoints.first?.name.value ?? "")'")
    }
    guard let endpoint = project.endpoint(named: name.value, of: client) else {
      return client.takesAnyMember || override.own?.member != nil
        ? checkUndeclared("\(client.key.value).\(name.value)")
        : [unknownEndpoint(name, of: client, in: project)]
    }
    return check(endpoint, of: client)
  }

  /// Checks that an undeclared member is overridden by a value or a closure, because its arguments are unknown.
  private func checkUndeclared(_ name: String) -> [Diagnostic] {
    switch override.behaviour {
    case .value, .closure: return []
    case .throwing, .records, .stream, .fed, .never:
      return .error(
        .wrongOverride, "no spec declares the arguments of '\(name)'", at: override.key.span,
        hint: "write a closure: {closure: '{ … }'}")
    }
  }

  /// Checks that an override fits its endpoint.
  private func check(_ endpoint: Endpoint, of client: Client) -> [Diagnostic] {
    let name = "\(client.key.value).\(endpoint.name.value)"
    let waits = checkWaits(endpoint, name, of: client)
    guard waits.isEmpty else { return waits }
    switch override.behaviour {
    case .throwing(let error) where endpoint.isThrowingStream:
      return .error(
        .wrongOverride, "'\(name)' does not throw; only its stream can", at: error.span,
        hint: "write '{stream: [], throws: \(error.text)}'")
    case .throwing(let error) where !endpoint.canThrow:
      return .error(
        .wrongOverride, "'\(name)' does not throw", at: error.span,
        hint: "give it a value, or declare it with 'throws' in \(client.name.value)")
    case .records(let record, returns: nil) where endpoint.returnType != nil:
      return .error(
        .wrongOverride, "'\(name)' returns '\(endpoint.returnType ?? "")'", at: record.span,
        hint: "add its return value: '{records: \(record.value), returns: …}'")
    case .records(_, returns: let value?) where endpoint.returnType == nil:
      return .error(
        .wrongOverride, "'\(name)' returns nothing", at: value.span, hint: "remove 'returns'")
    case .records(let record, _) where endpoint.recordedTypes.contains(recordType(record.value)):
      return .error(
        .reservedName,
        "'\(record.value)' needs a type '\(recordType(record.value))', and another type has this "
          + "name",
        at: record.span, hint: "choose another name")
    case .value(let value) where endpoint.returnType == nil && value.text != "()":
      return .error(
        .wrongOverride, "'\(name)' returns nothing", at: value.span,
        hint: "write '()', or record its calls: '\(name): {records: calls}'")
    case .value(let value)
    where override.delay != nil && value.text == "()" && endpoint.returnType != nil:
      return .error(
        .wrongOverride, "'\(name)' returns '\(endpoint.returnType ?? "")'", at: override.key.span,
        hint: "add its return value: '{returns: …, after: 1s}'")
    case .stream(let elements, let error):
      return checkStream(endpoint, name, at: elements.span, error)
    case .fed(let span, let error): return checkStream(endpoint, name, at: span, error)
    default:
      return []
    }
  }

  /// Checks that an endpoint can return late, or never.
  private func checkWaits(
    _ endpoint: Endpoint, _ name: String, of client: Client
  ) -> [Diagnostic] {
    var span = override.delay?.span
    if case .never(let place) = override.behaviour { span = place }
    guard let span else { return [] }
    guard endpoint.isAsync else {
      return .error(
        .wrongOverride, "'\(name)' is not async, so it returns at once", at: span,
        hint: endpoint.streamElement == nil
          ? "declare it with 'async' in \(client.name.value)"
          : "write '{stream: fed}' to send each element when the test feeds it")
    }
    guard override.delay == nil, endpoint.returnType != nil, endpoint.testValue == nil else {
      return []
    }
    return .error(
      .wrongOverride,
      "'\(name)' has no '\(endpoint.returnType ?? "")' to return when its effect is canceled",
      at: span, hint: "declare it with a 'placeholder' in \(client.name.value)")
  }

  /// Checks that an endpoint returns a sequence. If the override ends the sequence with an error, the sequence must
  /// allow errors.
  private func checkStream(
    _ endpoint: Endpoint, _ name: String, at span: SourceSpan, _ error: SwiftFragment?
  ) -> [Diagnostic] {
    guard let stream = endpoint.streamElement else {
      return .error(
        .wrongOverride, "'\(name)' does not return a stream", at: span,
        hint: "write the value that it returns, or declare it with 'stream'")
    }
    guard let error, !stream.isThrowing else { return [] }
    return .error(
      .wrongOverride, "the stream of '\(name)' does not throw", at: error.span,
      hint: "remove 'throws', or declare the endpoint with 'throws: true'")
  }
}

/// Makes the name of the type that holds several arguments of a recorded call.
public func recordType(_ record: String) -> String {
  record.capitalizedFirst
}

extension Endpoint {
  /// The names that the type of several recorded arguments cannot have.
  fileprivate var recordedTypes: Set<String> {
    guard parameters.count > 1 else { return [] }
    return parameters.map(\.type).mentionedNames.union(["Equatable", "Recorder"])
  }
}

extension BuiltInDependency {
  /// The words by which a test overrides the dependency.
  fileprivate var words: [String] {
    switch override {
    case .value, .constant: []
    case .incrementing: ["incrementing"]
    case .clock: ["test", "immediate"]
    }
  }

  /// An example of an override, for hints.
  var overrideExample: String {
    switch override {
    case .value where recordedType != nil: "write '\(key): {records: calls}'"
    case .value: "write '\(key): …' with a Swift value"
    case .constant: "write '\(key): Date.distantPast', or another constant value"
    case .incrementing: "write '\(key): incrementing', or a constant value"
    case .clock: "write '\(key): test' or '\(key): immediate'"
    }
  }
}

extension DependencyOverride {
  /// Whether the override is a clock that the test moves.
  public func isTestClock(in project: FeatureProject) -> Bool {
    guard case .builtIn(let builtIn) = project.dependency(of: self), endpoint == nil,
      case .clock = builtIn.override, case .value(let value) = behaviour
    else { return false }
    return value.text == "test"
  }

  /// Whether the override is a queue that the test moves. This is the main queue of the Composable Architecture,
  /// which no spec declares.
  public func isTestQueue(in project: FeatureProject) -> Bool {
    guard case .client(let client) = project.dependency(of: self), endpoint == nil,
      client.isExternal, client.takesAnyMember, client.key.value == "mainQueue",
      case .value(let value) = behaviour
    else { return false }
    return value.text == "test"
  }

  /// Whether `advance` moves the override's clock or queue.
  func isMoved(in project: FeatureProject) -> Bool {
    isTestClock(in: project) || isTestQueue(in: project)
  }
}
