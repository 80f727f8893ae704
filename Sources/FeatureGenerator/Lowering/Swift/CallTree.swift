import FeatureSpec
import SpecSource
import SpecSwift

/// A call or a list as it is nested, which can be broken into lines from the outside to the inside.
package indirect enum CallTree: Sendable {
  /// Swift as it is.
  case text(String)
  /// What is called, with its arguments.
  case call(String, [CallTree])
  /// An array or a dictionary, with its elements.
  case list([CallTree])
  /// An argument with its label.
  case labeled(String, CallTree)

  /// The call in lines that fit, the first of them behind what stands in front.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are for the first line.
  ///   - tail: How many columns something behind the call takes.
  package func text(columns: Int, tail: Int = 0) -> String {
    let flat = flat
    guard flat.isMultiline || flat.columns + tail > columns else { return flat }
    switch self {
    case .text(let text):
      return text
    case .labeled(let label, let value):
      return "\(label): \(value.text(columns: columns - label.columns - 2, tail: tail))"
    case .call(let callee, let arguments):
      guard !arguments.isEmpty else { return "\(callee)()" }
      let lines = arguments.map { $0.text(columns: columns - 2, tail: 1).indented() }
      return "\(callee)(\n\(lines.joined(separator: ",\n"))\n)"
    case .list(let elements):
      guard !elements.isEmpty else { return flat }
      let lines = elements.map { $0.text(columns: columns - 2, tail: 1).indented() }
      // Swift's formatter ends the last of several elements like the others.
      let end = elements.count > 1 ? "," : ""
      return "[\n\(lines.joined(separator: ",\n"))\(end)\n]"
    }
  }

  /// The call or list on one line.
  package var flat: String {
    var line = ""
    write(to: &line)
    return line
  }

  private func write(to line: inout String) {
    switch self {
    case .text(let text):
      line += text
    case .labeled(let label, let value):
      line += label
      line += ": "
      value.write(to: &line)
    case .call(let callee, let arguments):
      line += callee
      line += "("
      CallTree.write(arguments, to: &line)
      line += ")"
    case .list(let elements):
      line += "["
      CallTree.write(elements, to: &line)
      line += "]"
    }
  }

  private static func write(_ parts: [CallTree], to line: inout String) {
    for (index, part) in parts.enumerated() {
      if index > 0 { line += ", " }
      part.write(to: &line)
    }
  }

  /// An argument with or without a label.
  package static func argument(_ label: String?, _ value: CallTree) -> CallTree {
    label.map { .labeled($0, value) } ?? value
  }
}

extension CallArgument {
  /// The argument as a part of a call.
  var tree: CallTree {
    .argument(label?.name, .text(value.text))
  }
}
