import SpecSource

/// Reads a YAML file into nodes that know where they stand.
///
/// It reports what YAML cannot read, at the place and in the words of a spec's writer, and what YAML reads
/// as something else than was meant: tags, anchors, aliases, merge keys, duplicate keys, comments and commas that tear
/// Swift apart. Several errors are reported in one run, each once, as by `readYAML`. Files beyond `limits`, with more than one
/// document, with none, or not in UTF-8 are errors too.
///
/// - Returns: The root, or nil after an error, except that a file whose only errors are tags, anchors or aliases before
///   plain values, and duplicate keys, is still usable: the values are taken as if they were quoted, and of equal keys
///   the first counts, with the entries of the others. No file can crash it or slow it down: time and memory grow
///   with the file's size.
public func parseYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard
) -> Parsed<YAMLNode> {
  let reading = readYAML(file, limits: limits)
  return Parsed(reading.isWhole ? reading.root : nil, diagnostics: reading.diagnostics)
}

extension NodeBuilder {
  /// Reads events until the stream's end, an error of libyaml or a limit.
  mutating func read() {
    // libyaml would count the byte order mark as a column, and with it the first line as indented.
    let skipped = lengthOfByteOrderMark(in: file.bytes)
    file.bytes.withUnsafeBufferPointer { bytes in
      var stream = EventStream(reading: UnsafeBufferPointer(rebasing: bytes[skipped...]))
      while !isFinished {
        do throws(YAMLFailure) {
          add(try stream.next())
        } catch {
          fail(error)
        }
      }
    }
  }
}
