import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A text for people, in the form of the arguments of `TextState`.
struct TextModel: TemplateModel {
  let arguments: Code

  static let members = Members<Self>("text", "A text that people read.") {
    Member(
      "arguments", \.arguments,
      "the arguments of the `TextState`, on one line or each on a line: `\"Delete it?\"`")
  }

  /// Makes a model of a text that is looked up in a bundle.
  ///
  /// - Parameter bundle: The bundle's name in `Bundle`; nil for the main bundle.
  init(_ text: InterpolatedText, in bundle: String?) {
    arguments = .items(text.translation.arguments(text.literal, in: bundle), .byLines)
  }
}

extension Translation {
  /// Returns the arguments of a call that shows a text, such as `Text` or `TextState`.
  ///
  /// - Parameters:
  ///   - label: The label of a literal that is looked up; nil for none.
  ///   - bundle: The bundle's name in `Bundle`; nil for the main bundle.
  func arguments(_ literal: Code, labeled label: String? = nil, in bundle: String?) -> [Code] {
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

/// Returns a labelled argument. The formatter indents the further lines of its literal.
private func argument(_ label: String, _ literal: Code) -> Code {
  "\(label): \(Code.nested(literal))"
}
