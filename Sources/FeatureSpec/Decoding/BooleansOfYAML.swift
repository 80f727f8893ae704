import SpecSource
import SpecSwift
import SpecYAML

/// Finds the Swift word for a word that older YAML reads as a Boolean; nil for other words.
func booleanOfYAML(_ word: String) -> String? {
  switch word.lowercased() {
  case "yes", "on": "true"
  case "no", "off": "false"
  default: nil
  }
}

/// Checks that the value of a Boolean is not `yes`, `no`, `on` or `off`. A value in quotes is meant as Swift and
/// passes.
package func checkBoolean(_ value: SwiftFragment?, of type: SwiftFragment) -> [Diagnostic] {
  guard let value, ["Bool", "Bool?"].contains(type.text), let word = booleanOfYAML(value.text),
    value.span.offsets.count == value.text.utf8.count
  else { return [] }
  let bytes = value.span.file.bytes
  guard value.span.startOffset > 0, !"'\"".utf8.contains(bytes[value.span.startOffset - 1]),
    value.span.endOffset == bytes.count || !"'\"".utf8.contains(bytes[value.span.endOffset])
  else { return [] }
  return .error(
    .wrongValue, "expected true or false, not '\(value.text)'", at: value.span, hint: .write(word))
}
