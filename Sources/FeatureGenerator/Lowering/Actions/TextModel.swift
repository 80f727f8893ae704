import FeatureSpec
import SpecSource
import SpecSwift

/// A text for people, as the arguments of `TextState`.
struct TextModel: TemplateModel {
  let arguments: [String]
  let isMultiline: Bool

  static let members = Members<Self>("text", "A text that people read.") {
    Member(
      "arguments", \.arguments,
      "the arguments of the `TextState`, all at once or each on a line: `\"Delete it?\"`")
    Member("isMultiline", \.isMultiline, "whether they take several lines")
  }

  /// Makes a model of a text that is looked up in a bundle.
  ///
  /// - Parameter bundle: The bundle's name in `Bundle`; nil for the main bundle.
  init(_ text: InterpolatedText, in bundle: String?) {
    let lines = text.translation.arguments(text.literal, in: bundle)
    let line = lines.joined(separator: ", ")
    isMultiline = line.isMultiline || line.columns > 75
    arguments = isMultiline ? lines.dropLast().map { "\($0)," } + lines.suffix(1) : [line]
  }
}

extension Translation {
  /// The arguments of what shows a text, as `Text` and `TextState` take them.
  ///
  /// - Parameters:
  ///   - label: The label of a literal that is looked up; nil for none.
  ///   - bundle: The bundle's name in `Bundle`; nil for the main bundle.
  func arguments(_ literal: String, labeled label: String? = nil, in bundle: String?) -> [String] {
    guard case .localized(let comment) = self else { return [argument("verbatim", literal)] }
    var arguments = [label.map { argument($0, literal) } ?? literal]
    if let bundle { arguments.append("bundle: .\(escapedMember(bundle))") }
    if let comment {
      let text = InterpolatedText(parts: [.text(comment)], translation: .verbatim)
      arguments.append(argument("comment", text.literal))
    }
    return arguments
  }
}

/// Writes a labelled argument; the formatter indents the further lines of its literal.
private func argument(_ label: String, _ literal: String) -> String {
  let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
  return (["\(label): \(lines[0])"] + lines.dropFirst().map { String($0).indented() })
    .joined(separator: "\n")
}
