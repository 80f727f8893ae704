import FeatureSpec
import SpecSource
import SpecSwift

extension RunCall {
  /// Checks that the error fits the payload of the action that receives it.
  func checkFailure(
    _ failure: RunEffect.Outcome, of feature: Feature, in project: FeatureProject
  ) -> [Diagnostic] {
    guard case .send(let failure) = failure, failure.arguments == nil,
      let action = failure.path.target,
      !action.parameters.isEmpty
    else { return [] }
    guard let parameter = action.parameters.taking else {
      return .error(
        .mismatchedPayload,
        "'\(action.name)' takes \(counted(action.parameters.count, "value")), "
          + "not just the error", at: failure.span,
        hint: "write all of its values, with 'error' for the error: '\(action.name)(…)'")
    }
    return checkError(fits: parameter.type, of: action, at: failure.span, feature, in: project)
  }

  /// Checks that the error can be converted to an error of a type.
  func checkError(
    fits type: SwiftFragment, of action: ActionPath, at span: SourceSpan, _ feature: Feature,
    in project: FeatureProject
  ) -> [Diagnostic] {
    guard let form = project.typeScope(of: feature).form(of: type) else { return [] }
    let error = form.resultArguments?.failure ?? form
    if ErrorPayload(error).takesAnyError { return [] }
    var wayOut = "an EffectError, which can wrap any error"
    var thrown = "any Error"
    if case .typed(let type) = failure {
      if type.form == error { return [] }
      thrown = type.text
      wayOut = "'\(thrown)', or \(wayOut)"
    }
    let isResult = form.resultArguments != nil
    let taken = isResult ? type.analysis.genericArguments[1] : type.text
    return .error(
      .mismatchedPayload, "\(name) throws '\(thrown)', but '\(action.name)' takes '\(taken)'",
      at: span,
      hint: isResult
        ? "change its parameter to \(wayOut)"
        : "change its parameter to \(wayOut), or write its values: "
          + "'\(action.name)(…)', with 'error'")
  }
}

extension TypeForm {
  /// The types of the value and the error, if the type is a result.
  public var resultArguments: (success: TypeForm, failure: TypeForm)? {
    guard case .generic("Result", let arguments) = self, arguments.count == 2 else { return nil }
    return (arguments[0], arguments[1])
  }
}

/// The form in which an action takes an error.
public enum ErrorPayload: Sendable {
  /// The error is wrapped as an `EffectError`, to which any error can be converted.
  case wrapped
  /// The error has the form in which it is thrown, with any type.
  case untyped
  /// The error has the form in which it is thrown, with one type.
  case typed

  /// Finds the form in which a payload of a type takes an error.
  public init(_ type: TypeForm?) {
    switch type {
    case .named("EffectError"): self = .wrapped
    case .named("Error"): self = .untyped
    default: self = .typed
    }
  }

  /// Whether the payload takes any error.
  var takesAnyError: Bool {
    switch self {
    case .wrapped, .untyped: true
    case .typed: false
    }
  }
}

extension Rule {
  /// An effect that can throw, but that specifies no consequence of an error.
  public static let unhandledFailure = Rule(
    "unhandled-failure",
    reason: """
      An error of an effect ends it, and nobody notices unless the spec specifies a reaction. An effect whose call can throw \
      therefore has the key 'failure', or 'result' for the value and the error at once.

      Add 'failure' with an action that receives the error, or with 'ignore' or 'unhandled'.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, throws: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh()}}}
      """,
    right: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, throws: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh(), failure: unhandled}}}
      """)

  /// A reaction to the error of an effect that never throws.
  public static let impossibleFailure = Rule(
    "impossible-failure",
    reason: """
      No call of the effect can throw, so the action under 'failure' never arrives. Either the key is a remnant, or the \
      declaration of the endpoint lacks 'throws'.

      Remove 'failure', use 'success' in place of 'result', or declare the endpoint with 'throws'. A call that no spec declares \
      needs 'try' before it.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh(), failure: ignore}}}
      """,
    right: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, throws: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh(), failure: ignore}}}
      """)

  /// An action that cannot take the value or the error of an effect.
  public static let mismatchedPayload = Rule(
    "mismatched-payload",
    reason: """
      An action under 'success', 'failure' or 'result' without parentheses takes the value or the error of the call. The \
      payload of the action has another type, or the call returns no value.

      Correct the type under 'with', or write the whole payload with 'value' or 'error'.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {count: {async: true, returns: Int, live: '1'}}
      ---
      feature: News
      dependencies: [feed]
      state: {title: String = ""}
      actions:
        pulled: {run: {call: feed.count(), success: counted}}
        counted: {with: {_ title: String}, do: state.title = title}
      """,
    right: """
      client: FeedClient
      key: feed
      endpoints: {count: {async: true, returns: Int, live: '1'}}
      ---
      feature: News
      dependencies: [feed]
      state: {title: String = ""}
      actions:
        pulled: {run: {call: feed.count(), success: counted(String(value))}}
        counted: {with: {_ title: String}, do: state.title = title}
      """)
}
