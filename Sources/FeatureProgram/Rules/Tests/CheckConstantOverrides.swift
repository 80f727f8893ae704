import FeatureSpec
import SpecSource

/// A place in which no test moves a clock, feeds a stream or reads recorded calls.
enum ConstantPlace: String {
  case exploration = "while states are explored"
  case preview = "in a preview"
}

extension DependencyOverride {
  /// Checks that the dependency returns the same values on every use.
  func checkIsConstant(_ place: ConstantPlace, in project: FeatureProject) -> [Diagnostic] {
    if let delay {
      return .error(
        .inconstantOverride, "'after' cannot be used \(place.rawValue)", at: delay.span,
        hint: "remove 'after'")
    }
    switch behaviour {
    case .fed(let span, _):
      return .error(
        .inconstantOverride, "no test feeds this stream \(place.rawValue)", at: span,
        hint: "write its elements: 'stream: []'")
    case .never(let span):
      return .error(
        .inconstantOverride, "'never' cannot be used \(place.rawValue)", at: span,
        hint: "write the value that it returns, or '{throws: …}'")
    case .records(let name, _):
      return .error(
        .inconstantOverride, "calls cannot be recorded \(place.rawValue)", at: name.span,
        hint: "write the value that it returns, '()' for none, or '{closure: …}'")
    case .value(let value) where isTestQueue(in: project):
      return .error(
        .inconstantOverride, "no step advances '\(key.value)' \(place.rawValue)", at: value.span,
        hint: "write '\(key.value): .immediate'")
    case .value(let value) where place == .preview && isTestClock(in: project):
      return .error(
        .inconstantOverride, "no step advances '\(key.value)' \(place.rawValue)", at: value.span,
        hint: "write '\(key.value): immediate', or remove it")
    case .value(let value) where place == .exploration && value.text == "incrementing":
      guard case .builtIn = project.dependency(of: self) else { return [] }
      return .error(
        .inconstantOverride, "'\(key.value)' must be constant here, or states never repeat",
        at: value.span, hint: "write one value: '\(key.value): UUID(0)'")
    default:
      return []
    }
  }
}

extension Rule {
  /// An override that changes, in a place where each use must return the same value.
  public static let inconstantOverride = Rule(
    "inconstant-override",
    reason: """
      An exploration visits each state once, and a preview runs without a test. Neither moves clocks, feeds streams or reads \
      recorded calls, and an exploration never ends if a dependency always returns new values.

      Write one constant value, a stream of fixed elements, or a closure.
      """,
    wrong: """
      feature: Notes
      dependencies: [uuid]
      state: {last: UUID?}
      actions: {add: state.last = uuid()}
      explore:
        dependencies: {uuid: incrementing}
        actions: [add]
        depth: 2
        invariants: {it has a note or none: state.last == state.last}
      """,
    right: """
      feature: Notes
      dependencies: [uuid]
      state: {last: UUID?}
      actions: {add: state.last = uuid()}
      explore:
        dependencies: {uuid: UUID(0)}
        actions: [add]
        depth: 2
        invariants: {it has a note or none: state.last == state.last}
      """)
}
