/// Writes the steps of a program.
struct Emitter {
  /// The program so far.
  private(set) var program: Program

  /// The numbers of the names of blocks.
  private var blockNames: [String: Int32] = [:]

  /// The first step that a literal may still be appended to. Other steps jump over the steps before it.
  private var firstMergeable = 0

  /// Makes an emitter for a program whose templates are known.
  init(_ program: Program) {
    self.program = program
  }

  /// Writes the steps of a template without errors, whose tags are placed.
  mutating func emit(_ template: ScannedTemplate, index: Int) {
    program.templates[index].entry = program.instructions.count
    firstMergeable = program.instructions.count
    var traversal = Traversal(template: template, index: index)
    for index in template.tokens.indices {
      emit(index, &traversal)
    }
    let end = template.file.bytes.count
    append(.endTemplate, at: end..<end, traversal)
  }

  /// Writes the steps of a token.
  private mutating func emit(_ index: Int, _ traversal: inout Traversal) {
    let token = traversal.template.tokens[index]
    if traversal.isInParent, token.kind == .text || token.kind == .silent { return }
    switch token.kind {
    case .text:
      if !token.isDropped { emitText(token, traversal) }
    case .variable:
      emitVariable(token, traversal)
    case .section:
      let step = append(.section(path: addPath(token), end: 0), at: token.range, traversal)
      traversal.open.append(.step(step))
    case .inverted:
      let step = append(.inverted(path: addPath(token), end: 0), at: token.range, traversal)
      traversal.open.append(.step(step))
    case .partial:
      let template = Int32(program.templateIndices[token.name] ?? 0)
      let context = token.path == nil ? -1 : Int32(addPath(token))
      let indent = frame(of: token, traversal).indent
      append(
        .partial(template: template, context: context, indent: indent), at: token.range, traversal)
    case .block:
      emitBlock(token, &traversal)
    case .parent:
      emitParent(token, &traversal)
    case .close:
      emitClose(token, &traversal)
    case .silent:
      break
    }
  }

  /// Writes a text, without the blanks that the surrounding block removes.
  private mutating func emitText(_ token: Token, _ traversal: Traversal) {
    let range =
      token.startsLine
      ? traversal.template.file.bytes.removing(traversal.removedIndent, from: token.range)
      : token.range
    guard !range.isEmpty else { return }
    if program.instructions.count > firstMergeable,
      case .literal(let last)? = program.instructions.last,
      last.range.upperBound == program.literals.count
    {
      let added = addLiteral(range, traversal)
      program.instructions[program.instructions.count - 1] = .literal(
        Slice(start: last.start, count: last.count + added.count))
    } else {
      append(.literal(addLiteral(range, traversal)), at: range, traversal)
    }
  }

  /// Writes a variable.
  private mutating func emitVariable(_ token: Token, _ traversal: Traversal) {
    let path = addPath(token)
    if token.placement == .inline {
      append(.variable(path: path), at: token.range, traversal)
    } else {
      append(.lines(path: path, frame: frame(of: token, traversal)), at: token.range, traversal)
    }
  }

  /// Writes the start of a block, which is either replaceable or an override for a parent.
  private mutating func emitBlock(_ token: Token, _ traversal: inout Traversal) {
    let name = blockName(token.name)
    if token.isOverride, case .parent(let call)? = traversal.open.last {
      program.parentCalls[call].overrides.append((name, program.instructions.count))
      traversal.open.append(.override)
    } else {
      let frame = blockFrame(token, traversal)
      let step = append(.block(name: name, end: 0, frame: frame), at: token.range, traversal)
      traversal.open.append(.step(step))
    }
    traversal.enterBlock(token)
  }

  /// Writes the start of a parent.
  private mutating func emitParent(_ token: Token, _ traversal: inout Traversal) {
    let template = program.templateIndices[token.name] ?? 0
    let call = program.parentCalls.count
    program.parentCalls.append(
      ParentCall(template: template, indent: frame(of: token, traversal).indent))
    append(.parent(call: call), at: token.range, traversal)
    traversal.open.append(.parent(call: call))
  }

  /// Writes the end of the section, block or parent that a close tag closes.
  private mutating func emitClose(_ token: Token, _ traversal: inout Traversal) {
    switch traversal.open.popLast() {
    case .step(let step)?:
      emitEnd(of: step, token, &traversal)
    case .override?:
      append(.endBlock, at: token.range, traversal)
      traversal.leaveBlock()
    case .parent(let call)?:
      program.parentCalls[call].next = program.instructions.count
    case nil:
      break
    }
    firstMergeable = program.instructions.count
  }

  /// Writes the end of a section or block, and stores its index in the step that starts it.
  private mutating func emitEnd(of step: Int, _ token: Token, _ traversal: inout Traversal) {
    switch program.instructions[step] {
    case .section(let path, _):
      append(.endSection(start: step), at: token.range, traversal)
      program.instructions[step] = .section(path: path, end: program.instructions.count)
    case .inverted(let path, _):
      program.instructions[step] = .inverted(path: path, end: program.instructions.count)
    case .block(let name, _, let frame):
      append(.endBlock, at: token.range, traversal)
      traversal.leaveBlock()
      let end = Int32(program.instructions.count)
      program.instructions[step] = .block(name: name, end: end, frame: frame)
    default:
      preconditionFailure("only sections and blocks are opened by a step")
    }
  }

  /// Appends a step and returns its index.
  @discardableResult
  private mutating func append(
    _ instruction: Instruction, at range: Range<Int>, _ traversal: Traversal
  ) -> Int {
    program.instructions.append(instruction)
    program.places.append(
      Program.Place(
        template: Int32(traversal.index), start: Int32(range.lowerBound),
        end: Int32(range.upperBound)))
    return program.instructions.count - 1
  }

  /// Appends bytes of the template to the literals.
  private mutating func addLiteral(_ range: Range<Int>, _ traversal: Traversal) -> Slice {
    let start = program.literals.count
    program.literals += traversal.template.file.bytes[range]
    return Slice(start: Int32(start), count: Int32(range.count))
  }

  /// Appends the path of a token and returns its index.
  private mutating func addPath(_ token: Token) -> Int {
    guard let path = token.path else { preconditionFailure("the scanner gave it a path") }
    var compiled = CompiledPath(
      ups: path.ups, target: .current, start: program.names.count, count: 0)
    switch path.target {
    case .current: break
    case .isFirst: compiled.target = .isFirst
    case .isLast: compiled.target = .isLast
    case .names(let names):
      compiled.target = .names
      compiled.count = names.count
      program.names += names.map(TemplateName.init)
    }
    program.paths.append(compiled)
    return program.paths.count - 1
  }

  /// Returns the number of a block's name.
  private mutating func blockName(_ name: String) -> Int32 {
    if let number = blockNames[name] { return number }
    let number = Int32(blockNames.count)
    blockNames[name] = number
    return number
  }

  /// Returns the surroundings of a tag that is alone on its line; empty for other tags.
  private mutating func frame(of token: Token, _ traversal: Traversal) -> LineFrame {
    guard case .standalone(let indent, let lineEnd) = token.placement else { return LineFrame() }
    let bytes = traversal.template.file.bytes
    return LineFrame(
      indent: addLiteral(bytes.removing(traversal.removedIndent, from: indent), traversal),
      lineEnd: addLiteral(lineEnd, traversal))
  }

  /// Returns the surroundings of a block's content.
  ///
  /// The blanks are those of its default content, which a reader sees; without default content, those of its tag.
  private mutating func blockFrame(_ token: Token, _ traversal: Traversal) -> LineFrame {
    var frame = frame(of: token, traversal)
    guard !token.isOneLine else { return frame }
    if let indent = traversal.contentIndent(of: token) {
      let bytes = traversal.template.file.bytes
      frame.indent = addLiteral(bytes.removing(traversal.removedIndent, from: indent), traversal)
    }
    let close = token.partner.map { traversal.template.tokens[$0].placement }
    if close == .inline { frame.lineEnd = .empty }
    return frame
  }
}
