import SpecYAML

/// Whether a text of one line, as a value of a spec, needs quotes of YAML.
package func valueNeedsQuotes(_ text: String, inBrackets: Bool) -> Bool {
  needsQuotes(text, inBrackets: inBrackets)
}
