import FeatureSpec
import SpecSwift

/// A text of a view: a title, a label, or the name of a choice.
struct ViewLabel {
  var text: String
  var translation = Translation.localized(comment: nil)
  /// The name in `Bundle` of the bundle that it is looked up in; nil for the main bundle.
  var bundle: String?

  /// The text as a title, which views take as a key of the main bundle, or as a string that was looked up.
  var title: CallTree {
    let literal = escapedStringLiteral(text)
    if translation == .verbatim { return .call("String", [.text(literal)]) }
    let arguments = translation.arguments(literal, labeled: "localized", in: bundle)
    return arguments.count == 1 ? .text(literal) : .call("String", arguments.map { .text($0) })
  }

  /// The text as a view: `Text("Name")`.
  var view: String { view(of: escapedStringLiteral(text)) }

  /// A view that shows one of several texts.
  func view(of literals: String) -> String {
    viewCall("Text", translation.arguments(literals, in: bundle))
  }

  /// Another text of the view.
  func other(_ text: String) -> ViewLabel { ViewLabel(text: text, bundle: bundle) }

  /// The label of a part of what it labels.
  func part(_ name: String) -> ViewLabel {
    var label = self
    label.text = "\(text): \(words(of: name))"
    return label
  }
}

extension ViewLowering {
  /// The text that a spec gives, or another.
  func label(_ given: PlainText?, or text: String) -> ViewLabel {
    ViewLabel(
      text: given?.text ?? text, translation: given?.translation ?? .localized(comment: nil),
      bundle: project.module(of: feature.name).bundle)
  }
}

/// A call with a title in front of its other arguments, on lines of their own where they are too long.
func viewCall(
  _ callee: String, _ label: ViewLabel, _ arguments: [String] = [], _ closing: String = ")"
) -> String {
  let call = CallTree.call(callee, [label.title] + arguments.map { .text($0) })
  let end = closing.dropFirst()
  return call.text(columns: columnLimit - rowIndentation, tail: end.count) + end
}

/// A label with an SF Symbol.
func symbolLabel(_ label: ViewLabel, _ symbol: String) -> String {
  viewCall("Label", label, ["systemImage: \(escapedStringLiteral(symbol))"])
}
