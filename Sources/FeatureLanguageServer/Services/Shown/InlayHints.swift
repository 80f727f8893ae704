import FeatureProgram
import FeatureSpec
import JSON
import SpecSource
import SpecSwift

/// The parts of generated code that a spec does not write: the keywords of calls, and the types of fields.
struct InlayHints {
  let spec: Spec
  let project: FeatureProject
  let encoding: PositionEncoding

  /// Returns the hints in a range, in the order of the file.
  func json(in range: Range<Int>) -> JSONValue {
    let hints = (keywords + types).filter {
      range.lowerBound <= $0.offset && $0.offset <= range.upperBound
    }
    return .list(hints.sorted { $0.offset < $1.offset }.map(json))
  }

  /// A text that the editor shows before a place in the spec.
  private struct Hint {
    var offset: Int
    var text: String
    var explanation: String
    var isType = false
  }

  private func json(_ hint: Hint) -> JSONValue {
    .object(omittingNil: [
      ("position", encoding.position(of: hint.offset, in: spec.file)),
      ("label", .text(hint.text)), ("kind", hint.isType ? 1 : nil),
      ("tooltip", .text(hint.explanation)), ("paddingRight", .flag(true)),
    ])
  }

  /// The keywords that generated code has before calls.
  private var keywords: [Hint] {
    guard case .feature(let feature) = spec else { return [] }
    let calls = feature.allEffects.flatMap(\.content.calls).map { run in
      (run.call, run.resolvedCall(of: feature, in: project))
    }
    return calls.compactMap { fragment, call in
      guard call.text.hasSuffix(fragment.text) else { return nil }
      let keywords = call.text.dropLast(fragment.text.count).trimmed
      guard !keywords.isEmpty, fragment.span.file === spec.file else { return nil }
      return Hint(
        offset: fragment.span.startOffset, text: keywords,
        explanation: "'\(keywords)' is added before the call, because its declaration requires it.")
    }
  }

  /// The types that fields infer from their defaults.
  private var types: [Hint] {
    guard case .feature(let feature) = spec else { return [] }
    return feature.state.filter(\.isTypeInferred).compactMap { field in
      guard let value = field.defaultValue, value.source.span.file === spec.file,
        !field.type.text.isEmpty
      else { return nil }
      return Hint(
        offset: value.source.span.startOffset, text: field.type.text,
        explanation: "The type is inferred from the default.", isType: true)
    }
  }
}
