import FeatureSpec
import SpecSwift
import SwiftCode

/// A text of a view: a title, a label, or the name of a choice.
struct ViewLabel {
  var text: String
  var translation = Translation.localized(comment: nil)
  /// The name in `Bundle` of the bundle that it is looked up in; nil for the main bundle.
  var bundle: String?

  /// The text as a title, which views take as a key of the main bundle, or as a string that was looked up.
  var title: Code {
    let literal = Code(escapedStringLiteral(text))
    if translation == .verbatim { return .call("String", [literal]) }
    let arguments = translation.arguments(literal, labeled: "localized", in: bundle)
    return arguments.count == 1 ? literal : .call("String", arguments)
  }

  /// The text as a view: `Text("Name")`.
  var view: Code { view(of: Code(escapedStringLiteral(text))) }

  /// A view that shows one of several texts.
  func view(of literals: Code) -> Code {
    .row("Text(", translation.arguments(literals, in: bundle), ")")
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

/// A call with a title in front of its other arguments.
func viewCall(_ callee: Code, _ label: ViewLabel, _ arguments: [Code] = []) -> Code {
  .call(callee, [label.title] + arguments)
}

/// A call with a title before its other arguments, up to the brace of a closure after it.
func viewOpening(_ callee: Code, _ label: ViewLabel, _ arguments: [Code] = []) -> Code {
  viewCall(callee, label, arguments) + " {"
}

/// A label with an SF Symbol.
func symbolLabel(_ label: ViewLabel, _ symbol: String) -> Code {
  viewCall("Label", label, ["systemImage: \(escapedStringLiteral(symbol))"])
}
