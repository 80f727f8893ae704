import FeatureSpec
import SpecSource
import SpecSwift

/// Turns the alerts and dialogs of a feature into what templates see of them.
struct PromptLowering {
  let feature: Feature
  let project: FeatureProject

  /// The prompts of each kind; nil when there are none.
  func lower() -> [PromptsModel]? {
    guard !feature.prompts.isEmpty else { return nil }
    let kinds = Prompt.Kind.allCases.filter { !feature.prompts($0).isEmpty }
    return kinds.map { kind in
      PromptsModel(
        state: kind.stateType,
        action: "\(project.typeName(of: feature)).Action.\(kind.actionType)",
        prompts: feature.prompts(kind).map(lower))
    }
  }

  private func lower(_ prompt: Prompt) -> PromptModel {
    let access = project.access(of: feature.name)
    let name = prompt.name.declared
    let opening =
      prompt.parameters.isEmpty
      ? "\(access.prefix)static var \(name): Self {"
      : row(
        "\(access.prefix)static func \(name)(", prompt.parameters.map(\.functionDeclaration),
        ") -> Self {", indentation: 2)
    return PromptModel(
      doc: prompt.documentation,
      opening: opening,
      state: prompt.kind.stateType,
      title: prompt.title.literal,
      message: prompt.message?.literal,
      buttons: prompt.buttons.map { lower($0, in: prompt) },
      hasButtons: !prompt.buttons.isEmpty)
  }

  private func lower(_ button: Button, in prompt: Prompt) -> ButtonModel {
    let payload = button.payload.compactMap { name in
      prompt.parameters.first { $0.name.value == name.value }
        .map { $0.argument($0.name.declared) }
    }
    let arguments = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    let role = button.role.map { "role: .\($0.rawValue), " } ?? ""
    return ButtonModel(
      arguments: "\(role)action: .\(button.name.member)\(arguments)",
      label: button.label.literal)
  }
}

extension InterpolatedText {
  /// The text as a Swift string literal, its values interpolated; several lines stand between triple quotes.
  fileprivate var literal: LiteralModel {
    let pieces = parts.flatMap { part -> [String] in
      switch part {
      case .text(let text): text.splitBehindBlanks().map { escapedLines(String($0)) }
      case .value(let fragment): ["\\(\(fragment.text))"]
      }
    }
    let contents = pieces.joined()
    let isMultiline = contents.contains("\n") || contents.count > 70
    let literal =
      isMultiline ? "\"\"\"\n\(wrapped(pieces))\n\"\"\"" : "\"\(contents)\""
    return LiteralModel(literal: literal, isMultiline: isMultiline)
  }

  /// The pieces in lines of a literal between triple quotes, where a backslash joins a line with the next.
  private func wrapped(_ pieces: [String]) -> String {
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
