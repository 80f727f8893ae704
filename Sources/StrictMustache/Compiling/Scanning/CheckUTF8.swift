import SpecSource

/// Reports the first position at which a file is not valid UTF-8.
func checkUTF8(_ file: SourceFile) -> Diagnostic? {
  var parser = UTF8.ForwardParser()
  var bytes = file.bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &bytes) {
    case .valid(let scalar):
      offset += scalar.count
    case .error(let length):
      return .error(
        .invalidEncoding, "the template is not valid UTF-8",
        at: SourceSpan(file: file, offsets: offset..<offset + length),
        hint: "save the file as UTF-8"
      )
    case .emptyInput:
      return nil
    }
  }
}
