import SpecSource

/// Scalars as they appear in a YAML file.
enum Sample {
  /// Makes a plain scalar that is the whole file: text and file are equal byte by byte.
  static func plain(_ text: String) -> SourcedText {
    let file = SourceFile(path: "Spec.yaml", text: text)
    return SourcedText(verbatim: SourceSpan(file: file, offsets: 0..<text.utf8.count))
  }

  /// Makes a block scalar under a key in the first line, with lines indented by four spaces.
  static func block(_ text: String, key: String = "do: |") -> SourcedText {
    var file = key + "\n"
    var offsets: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      file += "    "
      offsets += (0...line.utf8.count).map { file.utf8.count + $0 }
      file += line + "\n"
    }
    return sourced(text, in: file, offsets: offsets)
  }

  /// Makes a scalar in single quotes, in which `''` represents a single quote.
  static func singleQuoted(_ text: String) -> SourcedText {
    quoted(text, by: "'") { $0 == "'" ? "''" : String($0) }
  }

  /// Makes a scalar in double quotes, in which `\"`, `\\` and `\n` each represent one byte.
  static func doubleQuoted(_ text: String) -> SourcedText {
    quoted(text, by: "\"") { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
  }

  private static func quoted(
    _ text: String, by quote: String, escape: (Unicode.Scalar) -> String
  ) -> SourcedText {
    var file = "do: " + quote
    var offsets: [Int] = []
    for scalar in text.unicodeScalars {
      for index in 0..<UTF8.width(scalar) {
        offsets.append(file.utf8.count + index)
      }
      file += escape(scalar)
    }
    offsets.append(file.utf8.count)
    return sourced(text, in: file + quote, offsets: offsets)
  }

  private static func sourced(_ text: String, in file: String, offsets: [Int]) -> SourcedText {
    let source = SourceFile(path: "Spec.yaml", text: file)
    let span = SourceSpan(file: source, offsets: 0..<file.utf8.count)
    return SourcedText(text: text, span: span) { offsets[min($0, offsets.count - 1)] }
  }
}
