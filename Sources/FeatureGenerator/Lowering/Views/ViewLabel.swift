import FeatureSpec
import SpecSwift
import SwiftCode

/// A text of a view: a title, a label, or the name of a choice.
struct ViewLabel {
  var text: String
  var translation = Translation.localized(comment: nil)
  /// The name in `Bundle` of the bundle with the text's translations; nil for the main bundle.
  var bundle: String?

  /// The text as a title: a literal, which views use as a key of the main bundle, or a string that is already looked
  /// up.
  var title: Code {
    let literal = Code(escapedStringLiteral(text))
    if translation == .verbatim { return .call("String", [literal]) }
    let arguments = translation.arguments(literal, labeled: "localized", in: bundle)
    return arguments.count == 1 ? literal : .call("String", arguments)
  }

  /// The text as a view: `Text("Name")`.
  var view: Code { view(of: Code(escapedStringLiteral(text))) }

  /// Returns a view that shows one of several texts.
  func view(of literals: Code) -> Code {
    .row("Text(", translation.arguments(literals, in: bundle), ")")
  }

  /// Returns another text of the view.
  func other(_ text: String) -> ViewLabel { ViewLabel(text: text, bundle: bundle) }

  /// Returns the label for a part of the labeled value.
  func part(_ name: String) -> ViewLabel {
    var label = self
    label.text = "\(text): \(words(of: name))"
    return label
  }
}

extension ViewLowering {
  /// Returns the text that a spec gives, or another text if the spec gives none.
  func label(_ given: PlainText?, or text: String) -> ViewLabel {
    ViewLabel(
      text: given?.text ?? text, translation: given?.translation ?? .localized(comment: nil),
      bundle: project.module(of: feature.name).bundle)
  }
}

/// Returns a call with a title before its other arguments.
func viewCall(_ callee: Code, _ label: ViewLabel, _ arguments: [Code] = []) -> Code {
  .call(callee, [label.title] + arguments)
}

/// Returns a call with a title before its other arguments, up to the brace of a closure after the call.
func viewOpening(_ callee: Code, _ label: ViewLabel, _ arguments: [Code] = []) -> Code {
  viewCall(callee, label, arguments) + " {"
}

/// Returns a label with an SF Symbol.
func symbolLabel(_ label: ViewLabel, _ symbol: String) -> Code {
  viewCall("Label", label, ["systemImage: \(escapedStringLiteral(symbol))"])
}
