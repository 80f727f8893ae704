import FeatureSpec
import SpecSource
import SpecSwift

extension Feature {
  /// Finds the prompts that a property of the state can show, if the property shows alerts or dialogs.
  public func prompts(at name: String) -> [Prompt] {
    promptPlace(named: name)?.prompts ?? []
  }
}

extension SwiftFragment {
  /// Finds the text around a value in the property of a prompt: `boom`, the name for `present`, becomes `.boom`.
  ///
  /// - Returns: The text; nil if the value names none of the prompts.
  public func signs(ofPromptAmong prompts: [Prompt]) -> (front: String, end: String)? {
    guard let name = namedPrompt,
      let prompt = prompts.first(where: { $0.name.value == name.name })
    else { return nil }
    // A prompt with parameters is a function even if all its parameters have defaults.
    return (".", text == name.name && !prompt.parameters.isEmpty ? "()" : "")
  }

  /// Checks that a name is not a misspelt prompt.
  func checkAsked(among prompts: [Prompt]) -> [Diagnostic] {
    let names = prompts.map(\.name.value)
    guard let name = namedPrompt, !names.contains(name.name), name.name != "nil",
      let closest = closestName(to: name.name, among: names)
    else { return [] }
    return .error(
      .unknownPresentation, "there is no \(prompts[0].kind.rawValue) '\(name.name)'",
      at: span(of: name.range), hint: .didYouMean(closest))
  }

  /// The name at the beginning of the fragment, if the fragment consists only of a name or a call.
  private var namedPrompt: Name? {
    guard let reference = analysis.references.first(where: { $0.base.range.lowerBound == 0 }),
      reference.members.isEmpty, !reference.baseHasSubscript,
      analysis.singleCall == reference || reference.range == 0..<text.utf8.count
    else { return nil }
    return reference.base
  }
}
