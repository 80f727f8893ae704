import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns the alerts and dialogs of a feature into values for templates.
struct QuestionLowering {
  let feature: Feature
  let project: FeatureProject

  /// The extensions that hold the questions, one for alerts and one for dialogs; false when there are none.
  func lower() -> TemplateValue {
    guard !feature.questions.isEmpty else { return false }
    let kinds = Question.Kind.allCases.filter { !feature.questions($0).isEmpty }
    return [
      "kinds": .list(
        kinds.map { kind in
          [
            "state": .text(kind.stateType),
            "action": .text("\(project.typeName(of: feature)).Action.\(kind.actionType)"),
            "questions": .list(feature.questions(kind).map(lower)),
          ]
        })
    ]
  }

  private func lower(_ question: Question) -> TemplateValue {
    let access = project.access(of: feature.name)
    let name = question.name.declared
    let opening =
      question.parameters.isEmpty
      ? "\(access.prefix)static var \(name): Self {"
      : row(
        "\(access.prefix)static func \(name)(", question.parameters.map(\.functionDeclaration),
        ") -> Self {", indentation: 2)
    return [
      "doc": lines(of: question.documentation),
      "opening": .text(opening),
      "state": .text(question.kind.stateType),
      "title": question.title.value,
      "message": question.message?.value ?? false,
      "buttons": .list(question.buttons.map { lower($0, in: question) }),
      "hasButtons": .bool(!question.buttons.isEmpty),
    ]
  }

  private func lower(_ button: Button, in question: Question) -> TemplateValue {
    let payload = button.payload.compactMap { name in
      question.parameters.first { $0.name.value == name.value }
        .map { $0.argument($0.name.declared) }
    }
    let arguments = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    let role = button.role.map { "role: .\($0.rawValue), " } ?? ""
    return [
      "arguments": .text("\(role)action: .\(button.name.member)\(arguments)"),
      "label": button.label.value,
    ]
  }
}

extension InterpolatedText {
  /// The text as a Swift string literal, its values interpolated; several lines stand between triple quotes.
  fileprivate var value: TemplateValue {
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
    return ["literal": .text(literal), "isMultiline": .bool(isMultiline)]
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
