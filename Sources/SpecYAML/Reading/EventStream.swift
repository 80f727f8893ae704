import CLibYAML

/// libyaml's parser with its memory under control. All calls of libyaml are in this type.
struct EventStream: ~Copyable {
  /// The parser, on the heap because libyaml keeps pointers into it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  /// Makes a stream of events from UTF-8 text, which must stay in place for the stream's whole life.
  init(reading bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    // The call is also correct after a failed initialization, which leaves only empty buffers.
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Reads the next event. The method must not be called again after it threw an error or returned the stream's end.
  mutating func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: EventStream.kind(of: event),
      place: YAMLEvent.Place(
        start: YAMLMark(event.start_mark),
        end: YAMLMark(event.end_mark),
        hasProperties: EventStream.hasProperties(event)
      )
    )
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: .scalar(scalar(of: event))
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    default: .streamEnd
    }
  }

  private static func scalar(of event: yaml_event_t) -> YAMLScalar {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return YAMLScalar(String(decoding: bytes, as: UTF8.self), style: style(scalar.style))
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func hasProperties(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      // libyaml does not report a lone `!` as a tag. It only reports that the plain text is not what it looks like.
      let isBang = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.plain_implicit == 0
      return scalar.tag != nil || scalar.anchor != nil || isBang
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return start.tag != nil || start.anchor != nil || start.implicit == 0
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return start.tag != nil || start.anchor != nil || start.implicit == 0
    default:
      return false
    }
  }

  private func failure() -> YAMLFailure {
    let state = parser.pointee
    let context = state.context.map { String(cString: $0) }
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "",
      problemMark: YAMLMark(state.problem_mark),
      context: context ?? "",
      contextMark: context == nil ? nil : YAMLMark(state.context_mark),
      isOutOfMemory: !isReady || state.error == YAML_MEMORY_ERROR
    )
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line, column: mark.column, index: mark.index)
  }
}
