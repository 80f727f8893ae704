import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension DocumentedFeature {
  /// The stored fields, or the cases with the transitions between them, and the computed properties.
  var stateSection: [PageBlock] {
    let form: [PageBlock] =
      switch feature.stateForm {
      case .fields(let fields): table(["field", "type", "initial value", ""], fields.map(\.row))
      case .cases(let cases): table(["case", ""], cases.map(row))
      case .type(let type): [.paragraph("It is a \(code: type.text).")]
      }
    let diagram = statechartDiagram.flatMap { $0.edges.isEmpty ? nil : PageBlock.diagram($0) }
    let blocks =
      form + [diagram].compactMap(\.self)
      + table(["computed", "type", ""], feature.computed.map(\.row))
    return blocks.isEmpty ? [] : [.heading("State", level: 2)] + blocks
  }

  /// Returns the row of a case of the state, with its payload.
  private func row(of one: EnumCase) -> [Phrase] {
    let child = feature.child(named: one.name.value)
    let holds: Phrase = child.map { "the state of the child \(code: $0.name.value)" } ?? ""
    let notes: [Phrase] = [holds, Phrase(one.documentation)]
    return [one.phrase, notes.filter { !$0.isEmpty }.joined(separator: " — ")]
  }

  /// The parameters of the feature's initialiser.
  var parameterSection: [PageBlock] {
    section("Parameters", ["parameter", "type", "default", ""], feature.parameters.map(\.row))
  }

  /// The types nested in the feature.
  var typeSection: [PageBlock] {
    let rows = feature.types.map {
      [.code($0.name.value), $0.members, Phrase($0.documentation)]
    }
    return section("Types", ["type", "holds", ""], rows)
  }

  /// The alerts and dialogs, with their buttons.
  var promptSection: [PageBlock] {
    let rows = feature.prompts.map { prompt -> [Phrase] in
      let buttons = prompt.buttons.map { button -> Phrase in
        let condition = button.condition.map { ", if \(code: $0.text)" as Phrase } ?? ""
        return button.hasAction
          ? "\(button.label.phrase) (\(code: button.name.value)\(condition))"
          : "\(button.label.phrase) (nothing\(condition))"
      }
      let texts = [prompt.title.phrase, prompt.message?.phrase].compactMap(\.self)
      return [
        "\(prompt.kind.rawValue.phrase) \(code: prompt.name.value)\(phrase(forPlaceOf: prompt))",
        texts.joined(separator: " "),
        buttons.joined(separator: ", "),
      ]
    }
    return section("Alerts and dialogs", ["name", "text", "buttons"], rows)
  }

  /// Returns the place of a prompt, if the place has a name of its own.
  private func phrase(forPlaceOf prompt: Prompt) -> Phrase {
    guard let place = feature.place(of: prompt), place.address != prompt.kind.rawValue else {
      return ""
    }
    return " in \(code: place.address)"
  }
}

extension InterpolatedText {
  /// The text, with the Swift in it as code.
  var phrase: Phrase {
    Phrase(
      parts: parts.flatMap { part -> [Phrase.Part] in
        switch part {
        case .text(let text): [.text(oneLineKeepingEnds(visibleText(text, in: .prose)))]
        case .value(let fragment): Phrase.code(fragment.text).parts
        }
      })
  }
}

/// Returns a text without line breaks that keeps its spaces at both ends, because other text is next to them.
private func oneLineKeepingEnds(_ text: String) -> String {
  (text.first?.isWhitespace == true ? " " : "") + oneLine(text)
    + (text.count > 1 && text.last?.isWhitespace == true ? " " : "")
}

extension Field {
  /// The row of a table of fields.
  var row: [Phrase] {
    let notes: [Phrase] = [
      Phrase(documentation), isConstant ? "never changes" : "", isBinding ? "views write it" : "",
      shared?.phrase ?? "",
    ]
    return [
      .code(name.value), .code(type.text),
      defaultValue.map { .code($0.text) } ?? (isOptional ? .code("nil") : "required"),
      notes.filter { !$0.isEmpty }.joined(separator: " — "),
    ]
  }
}

extension SharedField {
  /// The source of the value.
  fileprivate var phrase: Phrase {
    let access: Phrase = isReader ? "read-only, shared" : "shared"
    return key.map { "\(access) as \(code: $0)" } ?? "\(access) by the parent"
  }
}

extension ComputedProperty {
  /// The row of a table of computed properties.
  var row: [Phrase] {
    let notes: [Phrase] = [Phrase(documentation), setter == nil ? "" : "can be set"]
    return [
      .code(name.value), .code(type.text),
      notes.filter { !$0.isEmpty }.joined(separator: " — "),
    ]
  }
}

extension NestedType {
  /// The cases or fields of the type.
  var members: Phrase {
    switch kind {
    case .enumeration(let cases): cases.map(\.phrase).joined(separator: ", ")
    case .structure(let fields):
      fields.map { .code("\($0.name.value): \($0.type.text)") }.joined(separator: ", ")
    }
  }
}

extension EnumCase {
  /// The case with its payload.
  var phrase: Phrase {
    let values = parameters.map(\.caseDeclaration).joined(separator: ", ")
    return .code(values.isEmpty ? name.value : "\(name.value)(\(values))")
  }
}
