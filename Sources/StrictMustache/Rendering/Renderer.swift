import SpecSource

/// Executes the steps of a template.
///
/// All nesting is on the renderer's own stacks and not on the thread's stack. Deep templates therefore cannot
/// overflow the thread's stack.
struct Renderer {
  /// The compiled templates.
  let program: Program

  /// The output so far.
  var output: OutputBuffer

  /// The origins of the output.
  var trace: OutputTrace

  /// The values whose names are reachable, the innermost last.
  var contexts: [Context] = []

  /// The actions at the next ends, the next action last.
  var controls: [Control] = []

  /// The overrides for the surrounding parents, the innermost last.
  var scopes: [OverrideScope] = []

  /// The index of the overrides that apply at the current step; -1 without overrides.
  var scope = -1

  /// The number of surrounding partials and parents.
  var depth = 0

  /// The step to execute next.
  var step: Int

  /// The number of steps that may still be executed.
  private var stepsLeft = TemplateLibrary.stepLimit

  /// Makes a renderer at the start of a template.
  init(
    _ program: Program, template name: String, value: TemplateValue, isTraced: Bool
  ) throws(TemplateError) {
    guard let index = program.templateIndices[name] else {
      throw TemplateError(unknownTemplate(name, in: program))
    }
    self.program = program
    output = OutputBuffer(capacity: 8192)
    trace = OutputTrace(isOn: isTraced)
    step = program.templates[index].entry
    contexts.reserveCapacity(16)
    controls.reserveCapacity(32)
    enter(value)
  }

  /// Renders the whole template.
  mutating func run() throws(TemplateError) {
    while true {
      stepsLeft -= 1
      guard stepsLeft >= 0, output.bytes.count <= TemplateLibrary.sizeLimit else {
        throw tooMuch(at: step)
      }
      trace.note(step, at: output.bytes.count)
      switch program.instructions[step] {
      case .literal(let slice):
        write(slice)
        step += 1
      case .variable(let path):
        try writeVariable(path)
        step += 1
      case .lines(let path, let frame):
        try writeLines(path, frame)
        step += 1
      case .section(let path, let end):
        try startSection(path, end: end)
      case .endSection(let start):
        endSection(start: start)
      case .inverted(let path, let end):
        step = try resolve(path, at: step).isTrue ? end : step + 1
      case .partial(let template, let context, let indent):
        try startPartial(Int(template), context: Int(context), indent)
      case .parent(let call):
        try startParent(call)
      case .block(let name, let end, let frame):
        startBlock(name, next: Int(end), frame)
      case .endBlock:
        endBlock()
      case .endTemplate:
        guard endTemplate() else { return }
      }
    }
  }

  /// Writes bytes of the template.
  private mutating func write(_ slice: Slice) {
    program.literals.withUnsafeBufferPointer {
      output.write(UnsafeBufferPointer(rebasing: $0[slice.range]))
    }
  }

  /// Writes a text.
  private mutating func writeVariable(_ path: Int) throws(TemplateError) {
    switch try resolve(path, at: step) {
    case .text(let text):
      if program.isLenient { output.writeVerbatim(text) } else { output.write(text) }
    case .layout(let text):
      write(text, tail: tail)
    case .bool(let isTrue) where program.isLenient:
      output.writeVerbatim(isTrue ? "true" : "false")
    case .bool, .list, .object: throw unprintable(path, at: step)
    }
  }

  /// Writes a text that is laid out at its position.
  private mutating func write(_ text: any TemplateLayout, tail: Int) {
    guard !text.isEmpty else { return }
    let line = output.line
    let place = TextPlace(column: line.columns, indentation: line.indentation, tail: tail)
    let laidOut = text.laidOut(in: place, isTraced: trace.isOn)
    let shifts = output.write(laidOut.bytes, further: line.indentation, isTraced: trace.isOn)
    if let shifts { trace.add(laidOut.origins, shifts) }
  }

  /// The number of columns that the template writes after a tag on its line.
  private var tail: Int {
    guard case .literal(let slice) = program.instructions[step + 1] else { return 0 }
    return program.literals[slice.range].prefix { !$0.isLineBreak }.count { $0 & 0xC0 != 0x80 }
  }

  /// Writes a text whose tag is alone on its line.
  private mutating func writeLines(_ path: Int, _ frame: LineFrame) throws(TemplateError) {
    if program.isLenient {
      write(frame.indent)
      try writeVariable(path)
      return write(frame.lineEnd)
    }
    let value = try resolve(path, at: step)
    guard value.isTrue || !value.isText else { return }
    let start = output.bytes.count
    let indentation = output.indent(by: program.literals[frame.indent.range])
    switch value {
    case .text(let text): output.write(text)
    case .layout(let text): write(text, tail: 0)
    case .bool, .list, .object: throw unprintable(path, at: step)
    }
    output.unindent(to: indentation)
    output.endLine(with: program.literals[frame.lineEnd.range], startedAt: start)
  }

  /// Enters a value, so that its names become visible.
  mutating func enter(_ value: TemplateValue, index: Int = -1, count: Int = 0) {
    var context = Context(value: value, index: index, count: count)
    if trace.isOn, case .object(let object) = value {
      context.mark = trace.start(object.origin, at: output.bytes.count)
    }
    contexts.append(context)
  }

  /// Leaves the value that was entered last.
  mutating func leave() {
    let context = contexts.removeLast()
    trace.end(context.mark, at: output.bytes.count)
  }
}
