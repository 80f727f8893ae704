import SpecSource

/// A place where no test moves a clock, feeds a stream or looks at calls.
enum ConstantPlace: String {
  case exploration = "while states are explored"
  case preview = "in a preview"
}

extension DependencyOverride {
  /// Checks that the dependency gives the same values whenever it is used.
  func checkIsConstant(_ place: ConstantPlace, in project: FeatureProject) -> [Diagnostic] {
    if let delay {
      return .error(
        "nothing answers late \(place.rawValue)", at: delay.span, hint: "take 'after' out")
    }
    switch behaviour {
    case .fed(let span, _):
      return .error(
        "no test feeds this stream \(place.rawValue)", at: span,
        hint: "write its elements: 'stream: []'")
    case .never(let span):
      return .error(
        "everything answers \(place.rawValue)", at: span,
        hint: "write the value that it gives, or '{throws: …}'")
    case .records(let name, _):
      return .error(
        "nothing can be recorded \(place.rawValue)", at: name.span,
        hint: "write the value that it gives, '()' for nothing, or '{closure: …}'")
    case .value(let value) where isTestQueue(in: project):
      return .error(
        "nothing moves '\(key.value)' \(place.rawValue)", at: value.span,
        hint: "write '\(key.value): .immediate'")
    case .value(let value) where place == .preview && isTestClock(in: project):
      return .error(
        "nothing moves '\(key.value)' \(place.rawValue)", at: value.span,
        hint: "write '\(key.value): immediate', or take it out")
    case .value(let value) where place == .exploration && value.text == "incrementing":
      guard case .builtIn = project.dependency(of: self) else { return [] }
      return .error(
        "'\(key.value)' must be constant here, or states never repeat", at: value.span,
        hint: "write one value: '\(key.value): UUID(0)'")
    default:
      return []
    }
  }
}
