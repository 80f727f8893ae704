import FeatureSpec
import SpecSource
import SpecSwift

/// Turns the alerts and dialogs of a feature into template models.
struct PromptLowering {
  let feature: Feature
  let project: FeatureProject

  /// The prompts of each place; nil when there are none.
  func lower() -> [PromptsModel]? {
    guard !feature.prompts.isEmpty else { return nil }
    return (feature.promptPlaces + feature.casePlaces).map { place in
      PromptsModel(
        state: place.kind.stateType,
        action: "\(project.typeName(of: feature)).\(answersType(of: place))",
        prompts: place.prompts.map {
          PromptModel(prompt: $0, feature: feature, project: project)
        })
    }
  }
}

extension PromptLowering {
  /// The type of the answers, inside of the feature.
  private func answersType(of place: PromptPlace) -> String {
    let child = place.child.flatMap { feature.child(named: $0.value) }
    return child.map { "\($0.enumName).\(place.typeName)" }
      ?? project.answersType(of: place, in: feature)
  }
}

extension LiteralModel {
  /// A text as a Swift string literal, its values interpolated; several lines stand between triple quotes.
  init(_ text: InterpolatedText) {
    let pieces = text.parts.flatMap { part -> [String] in
      switch part {
      case .text(let text): text.splitBehindBlanks().map { escapedLines(String($0)) }
      case .value(let fragment): ["\\(\(fragment.text))"]
      }
    }
    let contents = pieces.joined()
    isMultiline = contents.isMultiline || contents.count > 70
    literal = isMultiline ? "\"\"\"\n\(Self.wrapped(pieces))\n\"\"\"" : "\"\(contents)\""
  }

  /// The pieces in lines of a literal between triple quotes, where a backslash joins a line with the next.
  private static func wrapped(_ pieces: [String]) -> String {
    var lines = [""]
    for piece in pieces {
      if lines[lines.count - 1].count + piece.count > 80, lines[lines.count - 1].hasSuffix(" ") {
        lines[lines.count - 1] += "\\"
        lines.append("")
      }
      let parts = piece.split(separator: "\n", omittingEmptySubsequences: false)
      lines[lines.count - 1] += parts[0]
      lines += parts.dropFirst().map { String($0) }
    }
    return lines.joined(separator: "\n")
  }
}

/// A text as it stands between triple quotes.
private func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { escapedStringContents(String($0)) }.joined(separator: "\n")
}

extension String {
  /// The words, each with the blank behind it.
  fileprivate func splitBehindBlanks() -> [Substring] {
    var words: [Substring] = []
    var start = startIndex
    while let blank = self[start...].firstIndex(of: " ") {
      words.append(self[start...blank])
      start = index(after: blank)
    }
    return words + [self[start...]].filter { !$0.isEmpty }
  }
}
