import CLibYAML
import Foundation

/// The unavoidable work: libyaml's pass over the specs, and the reading of the outputs.
struct LimitOfReading {
  private let specs: [[UInt8]]
  private let outputs: [String]

  init(_ project: BenchmarkFolder) throws {
    specs = try project.specs.map { path in Array(try Data(contentsOf: URL(filePath: path))) }
    outputs = try project.outputs
  }

  /// Does the work once. The compiler cannot remove it, because the number of bytes is used.
  func run() throws {
    var count = 0
    for spec in specs { count += try events(in: spec) }
    for output in outputs { count += try bytes(of: output) }
    guard count > 0 else { throw UnexpectedOutcome("there was nothing to read") }
  }

  /// Returns the number of libyaml's events for a text.
  private func events(in text: [UInt8]) throws -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw UnexpectedOutcome("libyaml does not start")
    }
    defer { yaml_parser_delete(&parser) }
    return try text.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var count = 0
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
          throw UnexpectedOutcome("libyaml finds an error in a spec")
        }
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        count += 1
        if isLast { return count }
      }
    }
  }

  /// Reads a file, and returns the number of its bytes.
  private func bytes(of path: String) throws -> Int {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw UnexpectedOutcome("cannot read '\(path)'") }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    let size = Int(status.st_size)
    return withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 1) { buffer in
      read(descriptor, buffer.baseAddress, size)
    }
  }
}
