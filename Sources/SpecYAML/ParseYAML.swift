import SpecSource

/// Reads a YAML file into nodes that know where they stand.
///
/// Errors come for what YAML cannot read, told at the place and in the words of a spec's writer, and for what it reads
/// as something else than was meant: tags, anchors, aliases, merge keys, duplicate keys, comments and commas that tear
/// Swift apart. Several of the latter are told in one run, of the former only the first. Files beyond `limits`, with
/// more than one document, with none, or not in UTF-8 are errors too.
///
/// - Returns: The root, or nil after an error, except that a file whose only errors are tags, anchors or aliases before
///   plain values, and duplicate keys, is still usable: the values are taken as if they were quoted, and of equal keys
///   the first counts. Hostile files can neither crash it nor slow it down: time
///   and memory grow with the file's size.
public func parseYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard
) -> Parsed<YAMLNode> {
  if let problem = limits.checkSize(of: file) { return Parsed(nil, diagnostics: [problem]) }
  switch checkText(of: file) {
  case .unusable(let problem):
    return Parsed(nil, diagnostics: [problem])
  case .usable(let shape):
    var builder = NodeBuilder(file: file, shape: shape, limits: limits)
    // libyaml would count the byte order mark as a column, and with it the first line as indented.
    let skipped = shape == .plainASCII ? 0 : lengthOfByteOrderMark(in: file.bytes)
    file.bytes.withUnsafeBufferPointer { bytes in
      var stream = EventStream(reading: UnsafeBufferPointer(rebasing: bytes[skipped...]))
      builder.read(&stream)
    }
    return builder.result
  }
}

extension NodeBuilder {
  /// Reads events until the stream's end, an error of libyaml or a limit.
  fileprivate mutating func read(_ stream: inout EventStream) {
    while !isFinished {
      do throws(YAMLFailure) {
        add(try stream.next())
      } catch {
        fail(error)
      }
    }
  }
}
