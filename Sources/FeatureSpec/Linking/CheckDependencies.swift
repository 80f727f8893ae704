import SpecSource
import SpecSwift

/// Checks that the dependencies a feature lists exist, each once.
func checkDependencies(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var listed: [String: Located<String>] = [:]
  for key in feature.dependencies {
    if let first = listed.updateValue(key, forKey: key.value) {
      diagnostics.append(
        .error(
          "'\(key.value)' is listed twice", at: key.span, hint: "take one of them out",
          related: [.init("the other is here", at: first.span)]))
    } else if project.isMissing(key.value) {
      diagnostics.append(unknownDependency(key, in: project))
    }
  }
  return diagnostics
}

/// The error for a key that is none.
func unknownDependency(_ key: Located<String>, in project: FeatureProject) -> Diagnostic {
  .error(
    "there is no dependency '\(key.value)'", at: key.span,
    hint: .didYouMean(
      closestName(to: key.value, among: project.dependencyKeys),
      or: "the keys are \(project.dependencyKeys.joined(separator: ", ")); a client's spec adds one"
    ))
}

/// Checks the use of dependencies in a fragment: that they are listed, that their endpoints exist and are called rightly.
struct DependencyUse {
  let feature: Feature
  let project: FeatureProject

  /// Whether the fragment is the body of an effect, which may suspend and throw.
  var isEffect = false

  /// Checks one reference of a fragment, whose base is no local name.
  func check(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base.name
    guard let dependency = project.dependency(name) else {
      return checkMisspelled(reference, in: fragment)
    }
    guard feature.dependencies.contains(where: { $0.value == name }) else {
      return checkUnlisted(reference, dependency, in: fragment)
    }
    guard case .client(let client) = dependency, let member = reference.members.first else {
      return []
    }
    return check(member, of: client, in: fragment)
  }

  /// Reports a dependency that is used without being listed.
  private func checkUnlisted(
    _ reference: Reference, _ dependency: Dependency, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard !reference.members.isEmpty || reference.baseCall != nil else { return [] }
    let name = reference.base.name
    // The list has a typing error, which was reported there.
    let misspelt = feature.dependencies.filter { project.isMissing($0.value) }
    guard !misspelt.contains(where: { closestName(to: $0.value, among: [name]) != nil }) else {
      return []
    }
    let keys = feature.dependencies.map(\.value) + [name]
    return [
      .error(
        "'\(name)' is not among the dependencies of \(feature.name.value)",
        at: fragment.span(of: reference.base.range),
        hint: "add it: 'dependencies: [\(keys.joined(separator: ", "))]'")
    ]
  }

  /// Reports what looks like a call of a listed dependency with a typing error in its key.
  private func checkMisspelled(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base.name
    guard name.first?.isLowercase == true, reference.members.first?.call != nil,
      !feature.dependencies.contains(where: { $0.value == name }),
      let closest = closestName(to: name, among: feature.dependencies.map(\.value))
    else { return [] }
    return [
      .error(
        "there is no dependency '\(name)'", at: fragment.span(of: reference.base.range),
        hint: .didYouMean(closest))
    ]
  }

  /// Checks that a client has an endpoint, and that it is called with the right arguments.
  private func check(
    _ member: Member, of client: Client, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    let name = member.name
    guard !client.isIncomplete else { return [] }
    guard let endpoint = client.endpoint(named: name) else {
      return [
        .error(
          "\(client.name.value) has no endpoint '\(name)'",
          at: fragment.span(of: member.range),
          hint: .didYouMean(
            closestName(to: name, among: client.endpoints.map(\.name.value)),
            or: "its endpoints are \(client.endpoints.map(\.name.value).joined(separator: ", "))"))
      ]
    }
    let effects = checkEffects(
      of: endpoint, called: "\(client.key.value).\(name)", member, in: fragment)
    guard effects.isEmpty else { return effects }
    // A trailing closure has no label, whatever its parameter's is.
    guard let call = member.call, !call.contains(where: \.isTrailingClosure) else { return [] }
    return checkArguments(
      call.map { $0.label?.name }, of: "\(client.key.value).\(name)", endpoint.parameters,
      at: fragment.span(of: member.range), isAction: false)
  }
}

extension DependencyUse {
  /// Checks that an endpoint is called where it can be, and with the keywords it needs there.
  private func checkEffects(
    of endpoint: Endpoint, called name: String, _ member: Member, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    let span = fragment.span(of: member.range)
    let effects = endpoint.effects
    guard member.call != nil, fragment.facts.singleCall == nil || !isEffect else { return [] }
    guard isEffect else {
      // A keyword that does not belong here was reported where it stands.
      let isMarked = !fragment.facts.awaits.isEmpty || fragment.facts.throwsErrors
      guard effects.isAsync || effects.canThrow, !isMarked else { return [] }
      return [
        .error(
          "'\(name)' \(effects.isAsync ? "suspends" : "can throw"), which a block cannot", at: span,
          hint: "call it in 'run:' and react to its result")
      ]
    }
    // A keyword anywhere in the text may be the one that this call needs; the compiler knows.
    let missing =
      effects.canThrow && !fragment.text.contains("try")
      ? "try" : effects.isAsync && !fragment.text.contains("await") ? "await" : nil
    guard let missing else { return [] }
    return [
      .error(
        "'\(name)' \(missing == "try" ? "can throw" : "suspends")", at: span,
        hint: "write '\(missing)' in front of it; only a call that stands alone gets it by itself")
    ]
  }
}

/// Checks the labels and the number of a call's arguments.
///
/// - Parameter isAction: Whether an action is named, which stands without parentheses when it takes nothing.
func checkArguments(
  _ labels: [String?], of name: String, _ parameters: [Parameter], at span: SourceSpan,
  isAction: Bool
) -> [Diagnostic] {
  guard labels != parameters.map(\.label) else { return [] }
  let signature = parameters.map { "\($0.label.map { "\($0): " } ?? "")\($0.type.text)" }
  let expected = "\(name)(\(signature.joined(separator: ", ")))"
  let message =
    labels.count == parameters.count
    ? "the labels of '\(name)' are others"
    : "'\(name)' takes \(counted(parameters.count, "value")), not \(labels.count)"
  return [
    .error(
      message, at: span,
      hint: parameters.isEmpty
        ? "write '\(name)\(isAction ? "" : "()")'" : "it is declared as '\(expected)'")
  ]
}

/// A number with its noun, "no values" for none.
func counted(_ number: Int, _ noun: String) -> String {
  switch number {
  case 0: "no \(noun)s"
  case 1: "1 \(noun)"
  default: "\(number) \(noun)s"
  }
}
