import SpecYAML

/// Whether a text of one line needs quotes of YAML as a value of a spec.
package func valueNeedsQuotes(_ text: String, inBrackets: Bool) -> Bool {
  needsQuotes(text, inBrackets: inBrackets)
}
