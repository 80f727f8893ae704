import SpecSource

/// Reads a YAML file into nodes with positions.
///
/// The function reports text that YAML cannot read, at its position and in the words of a spec's writer. It also
/// reports text whose meaning in YAML differs from the intended one: tags, anchors, aliases, merge keys, duplicate
/// keys, and comments and commas that split Swift. Several errors are reported in a single run, each once, as by
/// `readYAML`. Errors are also reported for files that exceed `limits`, that have no document or more than one, or
/// that are not UTF-8.
///
/// - Returns: The root; nil after an error. A file is still usable if its only errors are duplicate keys, and tags,
///   anchors or aliases before plain values: the values are read as if they were quoted, and of equal keys the first
///   one counts, with the entries of the others. No file can crash the function or slow it down: time and memory grow
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
    // libyaml would count the byte order mark as a column, and read the first line as indented by it.
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
