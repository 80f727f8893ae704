import FeatureSpec
import SpecSource
import SpecSwift

/// A check of the use of dependencies and parameters in a fragment: that dependencies are listed, that endpoints
/// exist, and that endpoints and functions are called correctly.
struct DependencyUse {
  let feature: Feature
  let project: FeatureProject

  /// The place of the fragment, which decides whether the fragment may suspend and throw.
  let place: ScopedFragment.Place

  /// Checks a single reference of a fragment, whose base is not a local name.
  func check(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base.name
    if feature.parameter(named: name) != nil || project.function(named: name, of: feature) != nil {
      return checkFunction(reference, in: fragment)
    }
    guard let dependency = project.dependency(name, in: feature) else {
      return checkMisspelled(reference, in: fragment)
    }
    guard feature.lists(name) else { return checkUnlisted(reference, dependency, in: fragment) }
    if case .client(let client) = dependency, let member = reference.members.first {
      let errors = check(member, of: client, in: fragment)
      guard errors.isEmpty else { return errors }
    }
    return checkEffects(of: reference, in: fragment)
  }

  /// Checks that a parameter that is a function is called correctly.
  private func checkFunction(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard let call = reference.baseCall,
      let function = project.function(named: reference.base.name, of: feature)
    else { return [] }
    let name = reference.base
    let errors = checkCall(
      call, of: function, named: name.name, at: fragment.span(of: name.range), in: fragment)
    return errors.isEmpty ? checkEffects(of: reference, in: fragment) : errors
  }

  /// Reports a dependency that is used but not listed.
  private func checkUnlisted(
    _ reference: Reference, _ dependency: Dependency, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard !reference.members.isEmpty || reference.baseCall != nil,
      !feature.mayLackInput(reference.base.name)
    else { return [] }
    let name = reference.base.name
    // The list contains a typing error, which was reported there.
    let misspelt = feature.dependencies.filter {
      feature.ownDependency(named: $0.value) == nil && project.isMissing($0.value)
    }
    guard !misspelt.contains(where: { closestName(to: $0.value, among: [name]) != nil }) else {
      return []
    }
    let span = fragment.span(of: reference.base.range)
    if let own = feature.ownDependencies.first(where: { $0.source.text == name }) {
      return [
        .error(
          .unlistedDependency,
          "\(feature.name.value) lists the dependency '\(name)' under the name '\(own.name.value)'",
          at: span, hint: Hint("write '\(own.name.value)'", replacement: own.name.value))
      ]
    }
    let keys = feature.dependencyEntries + [name]
    return .error(
      .unlistedDependency, "'\(name)' is not among the dependencies of \(feature.name.value)",
      at: span,
      hint: listing(name) ?? Hint("add it: 'dependencies: [\(keys.joined(separator: ", "))]'"))
  }

  /// Makes the edit that lists a dependency; nil if the list is not written on a single line.
  private func listing(_ name: String) -> Hint? {
    guard let last = feature.dependencies.last else {
      let file = feature.name.span.file
      let end = feature.name.span.endOffset
      let rest = file.bytes[end...].prefix { !$0.isLineBreak }
      guard rest.allSatisfy(\.isBlank) else { return nil }
      let place = SourceSpan(file: file, offsets: end..<end)
      return Hint(
        showing: .init(replacing: place, by: "\ndependencies: [\(name)]"), after: "add it: ")
    }
    let (file, end) = (last.span.file, last.span.endOffset)
    guard file.bytes[end...].first(where: { !$0.isBlank }) == UInt8(ascii: "]") else { return nil }
    let place = SourceSpan(file: file, offsets: end..<end)
    return Hint(showing: .init(replacing: place, by: ", \(name)"), after: "add it: ")
  }

  /// Reports a call whose base is similar to the key of a listed dependency.
  private func checkMisspelled(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base.name
    guard name.first?.isLowercase == true, reference.baseCall == nil,
      reference.members.first?.call != nil, !feature.lists(name),
      let closest = misspeltName(name, among: feature.dependencies.map(\.value))
    else { return [] }
    return .error(
      .unknownDependency, "there is no dependency '\(name)'",
      at: fragment.span(of: reference.base.range), hint: .didYouMean(closest))
  }

  /// Checks that a member of a client is not a misspelt endpoint, and that an endpoint is called with the correct
  /// arguments.
  ///
  /// Any other member may come from an extension in the app.
  private func check(
    _ member: Member, of client: Client, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard client.missing.isEmpty else { return [] }
    let span = fragment.span(of: member.range)
    guard let endpoint = client.endpoint(named: member.name) else {
      guard project.index.names.endpoints(of: client).misspelt(member.name) != nil else {
        return []
      }
      return unknownEndpoint(Located(member.name, at: span), of: client, in: project)
        .about(misused: client)
    }
    guard let call = member.call else { return [] }
    if client.isExternal, !endpoint.isMisspelt(call.map { $0.label?.name }) { return [] }
    return checkCall(
      call, of: endpoint, named: "\(client.key.value).\(member.name)", at: span, in: fragment
    ).flatMap { $0.about(misused: client) }
  }

  /// Checks that the arguments of a call have the declared labels.
  private func checkCall(
    _ call: [Argument], of endpoint: Endpoint, named name: String, at span: SourceSpan,
    in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard !endpoint.takes(call) else { return [] }
    let arguments = call.map {
      LabelledArgument(
        label: $0.label?.name, span: fragment.span(of: $0.label?.range ?? $0.range))
    }
    return checkArguments(arguments, of: name, endpoint.parameters, at: span, isAction: false)
  }
}

extension Endpoint {
  /// Whether labels are the labels of the endpoint with typing errors, rather than the labels of another method with
  /// its name.
  fileprivate func isMisspelt(_ labels: [String?]) -> Bool {
    let declared = parameters.map(\.label)
    guard labels.count == declared.count else { return false }
    return zip(labels, declared).allSatisfy { label, declared in
      guard label != declared else { return true }
      guard let label, let declared else { return false }
      return misspeltName(label, among: [declared]) != nil
    }
  }
}

extension DependencyUse {
  /// Checks that a call may be asynchronous and throw in its place, and that it has the keywords that it needs there.
  private func checkEffects(of reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard let call = DeclaredCall(reference, of: feature, in: project) else { return [] }
    let surroundings = reference.surroundings
    let called = reference.baseCall == nil ? reference.members.first?.range : nil
    let name = called ?? reference.base.range
    if call.effects.isAsync, surroundings.contains(.deferred) {
      return .error(
        .misplacedCall,
        "'\(call.name)' is async, so it cannot be called on the right side of '&&', '||' and '??'",
        at: fragment.span(of: name), hint: "call it in a separate statement: 'let value = …'")
    }
    let lacksAwait = call.effects.isAsync && !surroundings.contains(.awaited)
    let lacksTry = call.effects.canThrow && !surroundings.contains(.tried)
    guard lacksAwait || lacksTry else { return [] }
    var (deed, hint) = (lacksAwait ? "is async" : "can throw", "")
    switch place {
    case _ where surroundings.contains(.function): hint = keywords(of: call)
    case .call where fragment.analysis.takesKeywords: return []
    case .call: hint = keywords(of: call)
    case .attempt where !lacksAwait: hint = keywords(of: call)
    case .payload where !lacksTry: return []
    case .payload:
      (deed, hint) = ("can throw", "call it in 'call:' and pass on the value that it returns")
    case .block, .attempt, .setting:
      deed += ", so it cannot be called \(place == .setting ? "here" : "in a block")"
      hint =
        lacksAwait
        ? "call it in 'run:', and use its result in the action that 'run:' sends"
        : "write 'try?' before it or catch its error, or call it in 'run:'"
    }
    return [
      .error(.misplacedCall, "'\(call.name)' \(deed)", at: fragment.span(of: name), hint: hint)
    ]
  }

  /// Makes the hint that shows the position of the missing keywords.
  private func keywords(of call: DeclaredCall) -> String {
    let surroundings = call.reference.surroundings
    if surroundings.contains(.awaited) { return "write 'try' before 'await'" }
    if surroundings.contains(.tried) { return "write 'await' after 'try'" }
    let keywords = call.effects.keywords.dropLast()
    return "write '\(keywords)' at the start of the expression that contains it"
  }
}

extension Rule {
  /// A use of a dependency that the feature does not list.
  public static let unlistedDependency = Rule(
    "unlisted-dependency",
    reason: """
      A feature lists the dependencies that its blocks use, so that readers and tests know all of them. The block uses a \
      dependency that the list lacks, or that has another name in the list.

      Add the key under 'dependencies', or use the name that the list declares.
      """,
    wrong: """
      feature: Watch
      state: {time: Date?}
      actions: {look: state.time = date()}
      """,
    right: """
      feature: Watch
      dependencies: [date]
      state: {time: Date?}
      actions: {look: state.time = date()}
      """)

  /// A call that suspends or throws in a place that allows neither.
  public static let misplacedCall = Rule(
    "misplaced-call",
    reason: """
      A block runs at once: it cannot wait for a call, nor throw its error. A call in an effect gets 'try' \
      and 'await' by itself, but not inside of closures and operators.

      Call it under 'run', and react to the result. Elsewhere, write 'try' and 'await' as the hint shows.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: feed.refresh()}
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
