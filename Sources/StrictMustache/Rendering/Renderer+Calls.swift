extension Renderer {
  /// Starts a partial.
  mutating func startPartial(
    _ template: Int, context: Int, _ indent: Slice
  ) throws(TemplateError) {
    try checkDepth()
    if context >= 0 { enter(try resolveContext(context)) }
    let indentation = output.indent(by: program.literals[indent.range])
    controls.append(
      .call(
        Call(
          step: step, next: step + 1, indentation: indentation, scope: scope,
          hasContext: context >= 0)))
    // Overrides apply to parents by name, and not to a partial that happens to have the same name.
    scope = -1
    step = program.templates[template].entry
  }

  /// Starts a parent.
  mutating func startParent(_ index: Int) throws(TemplateError) {
    try checkDepth()
    let call = program.parentCalls[index]
    let indentation = output.indent(by: program.literals[call.indent.range])
    controls.append(
      .call(
        Call(
          step: step, next: call.next, indentation: indentation, scope: scope, hasContext: false)))
    scopes.append(OverrideScope(outer: scope, call: index))
    scope = scopes.count - 1
    step = program.templates[call.template].entry
  }

  /// Ends a partial or parent.
  ///
  /// - Returns: Whether rendering returns to another template.
  mutating func endTemplate() -> Bool {
    guard case .call(let call)? = controls.popLast() else {
      leave()
      return false
    }
    if call.hasContext { leave() }
    output.unindent(to: call.indentation)
    scope = call.scope
    // A scope is needed while its parent is rendered, and parents end in the reverse order of their starts.
    if case .parent = program.instructions[call.step] { scopes.removeLast() }
    depth -= 1
    step = call.next
    return true
  }

  /// Starts a block: its outermost override, or otherwise its own content.
  mutating func startBlock(_ name: Int32, next: Int, _ frame: LineFrame) {
    let start = output.bytes.count
    let indentation = output.indent(by: program.literals[frame.indent.range])
    controls.append(
      .block(
        BlockCall(
          next: next, indentation: indentation, scope: scope, start: start,
          lineEnd: frame.lineEnd)))
    step += 1
    var candidate = scope
    while candidate >= 0 {
      let given = scopes[candidate]
      for override in program.parentCalls[given.call].overrides where override.name == name {
        step = override.entry
        // In an override, the overrides around its own tag apply. Otherwise the override would replace itself.
        scope = given.outer
      }
      candidate = given.outer
    }
  }

  /// Ends a block.
  mutating func endBlock() {
    guard case .block(let block)? = controls.popLast() else {
      preconditionFailure("a block that ends was started")
    }
    output.unindent(to: block.indentation)
    output.endLine(with: program.literals[block.lineEnd.range], startedAt: block.start)
    scope = block.scope
    step = block.next
  }

  /// Throws an error if partials are nested too deeply.
  private mutating func checkDepth() throws(TemplateError) {
    guard depth < TemplateLibrary.depthLimit else { throw tooDeep(at: step) }
    depth += 1
  }
}
