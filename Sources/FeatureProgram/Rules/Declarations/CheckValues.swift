import FeatureSpec
import SpecSource
import SpecSwift

// The values in a state, a model or an action. They are compared with other values, and sent to effects.

/// Checks the fields of a feature's state.
func checkValuesOfState(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let conformances = project.stateConformances(of: feature)
  let isSent = conformances.contains("Sendable")
  let isCompared = conformances.imply("Equatable")
  let said = project.said(of: feature, \.state)?.names.map(\.value).comparison
  return feature.state.flatMap { field in
    (isSent ? checkSendable(field.type) : [])
      + (isCompared && field.isEquatable
        ? checkComparable(field.type, wayOut: field.wayOut(said)) : [])
  }
}

/// Checks the payloads of actions.
func checkPayloads(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let conformances = project.actionConformances(of: feature)
  let types = (feature.actions + feature.delegate).flatMap(\.parameters).map(\.type)
  let wayOut = "remove '\(conformances.comparison ?? "")' from the protocols of the action"
  return types.flatMap { type in
    (conformances.contains("Sendable") ? checkSendable(type) : [])
      + (conformances.imply("Equatable") ? checkComparable(type, wayOut: wayOut) : [])
  }
}

/// Checks the values in cases of places, and the payloads of the buttons of alerts and dialogs. The payloads are
/// always compared, and sent to effects.
func checkValuesOfPlaces(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  func check(_ type: SwiftFragment, isSent: Bool, isCompared: Bool) -> [Diagnostic] {
    let wayOut =
      type.text.contains("Error")
      ? "use an 'EffectError', which can wrap any error"
      : "use a type of the app that is Equatable"
    let incomparable = isCompared ? checkComparable(type, wayOut: wayOut) : []
    // A type that cannot be compared must be replaced anyway.
    return incomparable.isEmpty && isSent ? checkSendable(type) : incomparable
  }
  let held = feature.children.flatMap { child -> [Diagnostic] in
    let conformances = project.stateConformances(of: child, in: feature)
    return child.plainCases.compactMap(\.type).flatMap { type in
      check(
        type, isSent: conformances.contains("Sendable"),
        isCompared: conformances.imply("Equatable"))
    }
  }
  let taken = feature.prompts.flatMap { prompt -> [Diagnostic] in
    let names = Set(prompt.buttons.filter(\.hasAction).flatMap(\.payload).map(\.value))
    return prompt.parameters.filter { names.contains($0.name.value) }.map(\.type).flatMap {
      check($0, isSent: true, isCompared: true)
    }
  }
  let answers = feature.children.flatMap(\.plainCases).flatMap(\.answers)
  return held + taken
    + answers.flatMap(\.parameters).flatMap { check($0.type, isSent: true, isCompared: true) }
}

/// Checks the fields of a model or a nested struct, which is Equatable if all of its fields are.
func checkValues(of fields: [Field], conformances: [Located<String>]) -> [Diagnostic] {
  let said = conformances.map(\.value).comparison
  let isCompared = said != nil || fields.allSatisfy(\.isEquatable)
  return fields.flatMap { field in
    checkSendable(field.type)
      + (isCompared && field.isEquatable
        ? checkComparable(field.type, wayOut: field.wayOut(said)) : [])
  }
}

/// Checks the payload of an enum's case. The enum is always Equatable.
func checkValues(of enumCase: EnumCase) -> [Diagnostic] {
  enumCase.parameters.map(\.type).flatMap {
    checkSendable($0)
      + checkComparable($0, wayOut: "write the enum by hand, with its own '=='")
  }
}

/// Checks that a type contains no function that only one task may call.
func checkSendable(_ type: SwiftFragment) -> [Diagnostic] {
  type.analysis.unsendableFunctions.map { range in
    let size = type.text.utf8.count
    let corrected =
      type.text(in: 0..<range.lowerBound) + "@Sendable " + type.text(in: range.lowerBound..<size)
    return .error(
      .unsendableValue, "'\(type.text(in: range))' is not Sendable, so effects cannot use it",
      at: type.span(of: range),
      hint: Hint(
        "write '\(corrected)'",
        // A text that begins with '@' needs quotes in YAML.
        replacement: type.isQuoted || range.lowerBound > 0
          ? "@Sendable " + type.text(in: range)
          : range.upperBound == size && type.isWhole ? "'\(corrected)'" : nil))
  }
}

/// Checks that a type contains no part that cannot be compared.
private func checkComparable(_ type: SwiftFragment, wayOut: String) -> [Diagnostic] {
  type.analysis.incomparableParts.map { range in
    .error(
      .incomparableValue, "'\(type.text(in: range))' is not Equatable", at: type.span(of: range),
      hint: wayOut)
  }
}

extension Field {
  /// Makes the hint for a field whose type cannot be compared.
  ///
  /// - Parameter said: The protocol that a spec names and that makes the field's owner Equatable, if such a protocol
  ///   exists.
  fileprivate func wayOut(_ said: String?) -> String {
    let key = "give '\(name.value)' the key 'equatable: false', next to 'type' and 'default'"
    return said.map { "remove '\($0)' from 'conforms', and \(key)" } ?? key
  }
}

extension [String] {
  /// The protocol in the list that makes a type Equatable.
  fileprivate var comparison: String? { first { [$0].imply("Equatable") } }
}

extension SwiftFragment {
  /// Whether a quote of YAML precedes the fragment.
  fileprivate var isQuoted: Bool {
    let before = span.file.bytes[..<span.startOffset].last
    return before == UInt8(ascii: "'") || before == UInt8(ascii: "\"")
  }

  /// Whether no further part of the same text follows the fragment on its line.
  fileprivate var isWhole: Bool {
    let rest = span.file.bytes[span.endOffset...].prefix { !$0.isLineBreak }
    return rest.first { !$0.isBlank }.map { Array(",}]#".utf8).contains($0) } ?? true
  }
}

extension Rule {
  /// A value that cannot be compared, in a type that is compared.
  public static let incomparableValue = Rule(
    "incomparable-value",
    reason: """
      States, actions and models are Equatable or Hashable: tests compare them, and views update when they change. Errors, \
      functions and tuples have no '=='.

      Use another type, such as 'EffectError' for errors, or give the field 'equatable: false'.
      """,
    wrong: """
      feature: Loader
      state: {error: (any Error)?}
      actions: {reset: state.error = nil}
      """,
    right: """
      feature: Loader
      state: {error: EffectError?}
      actions: {reset: state.error = nil}
      """)

  /// A value that effects cannot receive.
  public static let unsendableValue = Rule(
    "unsendable-value",
    reason: """
      Effects run in separate tasks and receive states, actions and models. A function without '@Sendable', or a type \
      of unknown protocols, must not leave its task.

      Write '@Sendable' before the function's type, or add 'Sendable' to the protocols of the type.
      """,
    wrong: """
      feature: Counter
      state: {format: {type: (Int) -> String, equatable: false}}
      """,
    right: """
      feature: Counter
      state: {format: {type: '@Sendable (Int) -> String', equatable: false}}
      """)
}
