import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that the dependencies that a feature lists exist, and that each is listed once.
func checkDependencies(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var listed: [String: Located<String>] = [:]
  return feature.dependencies.flatMap { key -> [Diagnostic] in
    let twice = checkListed(key, in: &listed)
    guard twice.isEmpty else { return twice }
    if let own = feature.ownDependency(named: key.value) { return check(own, in: project) }
    return project.isMissing(key.value) ? [unknownDependency(key, in: project)] : []
  }
}

/// Makes the error for a key that no dependency has.
func unknownDependency(_ key: Located<String>, in project: FeatureProject) -> Diagnostic {
  Diagnostic.error(
    .unknownDependency, "there is no dependency '\(key.value)'", at: key.span,
    hint: .didYouMean(
      project.index.names.dependencies.closest(to: key.value),
      or: """
        use one of the keys \(project.index.names.dependencies.names.joined(separator: ", ")), \
        or add the spec of a client
        """
    )
  )
  .about(missing: .dependency, key.value)
}

/// Makes the error for a name that no endpoint has.
func unknownEndpoint(
  _ name: Located<String>, of client: Client, in project: FeatureProject
) -> Diagnostic {
  .error(
    .unknownEndpoint, "\(client.name.value) has no endpoint '\(name.value)'", at: name.span,
    hint: .oneOf(project.index.names.endpoints(of: client), for: name.value, "its endpoints are"))
}

extension Diagnostic {
  /// Returns the diagnostic as one about a call that the endpoints of a client do not have.
  func about(misused client: Client) -> [Diagnostic] {
    var result = self
    result.misusedClient = client.name.value
    return [result]
  }
}

/// Checks a dependency with a name of the feature's own: that the name is free, and that the dependency exists.
private func check(_ own: OwnDependency, in project: FeatureProject) -> [Diagnostic] {
  let reserved = checkReserved(own.name, namesInReducers, "a dependency")
  if own.name.value != own.source.text, BuiltInDependency.named(own.name.value) != nil {
    return .error(
      .reservedName, "'\(own.name.value)' is the name of a built-in dependency",
      at: own.name.span, hint: "choose another name")
  }
  if own.isWrapped { return reserved }
  let key = Located(own.key, at: own.source.span)
  if own.type != nil {
    let types = project.clients.map(\.name.value)
    guard !types.contains(key.value) else { return reserved }
    return reserved
      + (misspeltName(key.value, among: types).map { closest in
        [
          .error(
            .unknownDependency, "there is no client '\(key.value)'", at: key.span,
            hint: Hint(
              "did you mean '\(closest).self'?", replacement: "\(closest).self"))
        ]
      } ?? [])
  }
  if project.isMissing(key.value) {
    let place = own.source.span(of: 0..<key.value.utf8.count)
    return reserved + [unknownDependency(Located(key.value, at: place), in: project)]
  }
  if let method = own.member, BuiltInDependency.named(key.value)?.methods[method] != nil {
    let entry = "{\(own.name.value): \(key.value)}"
    return reserved + [
      .error(
        .unknownEndpoint, "'\(method)' is a method of '\(key.value)', not a separate value",
        at: key.span, hint: "list '\(entry)', and call '\(own.name.value).\(method)(…)'")
    ]
  }
  guard case .client(let client)? = project.dependency(key.value), client.missing.isEmpty,
    let member = own.member, client.endpoint(named: member) == nil,
    case let endpoints = project.index.names.endpoints(of: client),
    endpoints.misspelt(member) != nil
  else { return reserved }
  let closest = endpoints.closest(to: member) ?? member
  return reserved + [
    .error(
      .unknownEndpoint, "\(client.name.value) has no endpoint '\(member)'", at: key.span,
      hint: Hint(
        "did you mean '\(key.value).\(closest)'?", replacement: "\(key.value).\(closest)"))
  ]
}

/// Checks the labels and the number of a call's arguments.
///
/// - Parameter isAction: Whether the call is an action, which has no parentheses when it takes no values.
func checkArguments(
  _ arguments: [LabelledArgument], of callee: @autoclosure () -> String, _ parameters: [Parameter],
  at span: SourceSpan, isAction: Bool
) -> [Diagnostic] {
  let labels = arguments.map(\.label)
  guard !parameters.take(labels) else { return [] }
  let name = callee()
  let signature = parameters.map {
    "\($0.label.map { "\($0): " } ?? "")\($0.type.text)\($0.defaultClause)"
  }
  let expected = "\(name)(\(signature.joined(separator: ", ")))"
  let message =
    labels.count == parameters.count
    ? "the labels of '\(name)' are different"
    : "'\(name)' takes \(counted(parameters.count, "value")), not \(labels.count)"
  let wrong = zip(arguments, parameters).first { $0.label != $1.label }?.0
  return .error(
    .wrongArguments, message, at: labels.count == parameters.count ? wrong?.span ?? span : span,
    hint: parameters.isEmpty
      ? "write '\(name)\(isAction ? "" : "()")'" : "write it as it is declared: '\(expected)'")
}

/// An argument of a call, as far as the parameters are checked against it.
struct LabelledArgument {
  /// The argument's label, if it has a label.
  let label: String?
  /// The place of the label, or of a value without a label.
  let span: SourceSpan
}

extension ActionCall {
  /// The arguments with their labels.
  var labelledArguments: [LabelledArgument] {
    (arguments ?? []).map { argument in
      LabelledArgument(
        label: argument.label?.name,
        span: argument.label.map { span(of: $0.range) } ?? argument.value.span)
    }
  }
}

extension [Parameter] {
  /// Whether arguments with some labels can be passed for the parameters. Parameters with a default may be omitted.
  func take(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

/// Writes a number with its noun, "no values" for zero.
func counted(_ number: Int, _ noun: String) -> String {
  switch number {
  case 0: "no \(noun)s"
  case 1: "1 \(noun)"
  default: "\(number) \(noun)s"
  }
}

extension Rule {
  /// A key that no dependency has.
  public static let unknownDependency = Rule(
    "unknown-dependency",
    reason: """
      A feature lists dependencies by key: those of clients that specs declare, and those of the runtime, such as 'date' \
      and 'uuid'. No dependency has this key.

      Correct the key, or add a spec of the client that declares it.
      """,
    wrong: """
      feature: Watch
      dependencies: [dat]
      state: {time: Date?}
      actions: {look: state.time = date()}
      """,
    right: """
      feature: Watch
      dependencies: [date]
      state: {time: Date?}
      actions: {look: state.time = date()}
      """)

  /// A name that no endpoint of a client has.
  public static let unknownEndpoint = Rule(
    "unknown-endpoint",
    reason: """
      Blocks and tests call and override the endpoints that the spec of a client declares. The client declares none of this \
      name. A dependency of the runtime has no endpoints, and a test overrides it as a whole.

      Correct the name, or declare the endpoint in the spec of the client.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refrech()}}}
      """,
    right: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh()}}}
      """)
}
