extension Renderer {
  /// Returns the value of a path in the current contexts.
  @inline(__always)
  func resolve(_ index: Int, at step: Int) throws(TemplateError) -> TemplateValue {
    let path = program.paths[index]
    let depth = contexts.count - 1 - path.ups
    if depth >= 0, path.target == .names, path.count == 1,
      case .object(let object) = contexts[depth].value,
      let value = object.field(program.names[path.start])
    {
      return value
    }
    return try resolveSlowly(path, at: step)
  }

  /// Returns the value of a path that is not a single existing name of an object.
  @inline(never)
  private func resolveSlowly(_ path: CompiledPath, at step: Int) throws(TemplateError)
    -> TemplateValue
  {
    if program.isLenient { return resolveLeniently(path) }
    let depth = contexts.count - 1 - path.ups
    guard depth >= 0 else { throw outOfContexts(path, at: step) }
    let context = contexts[depth]
    switch path.target {
    case .current:
      return context.value
    case .isFirst, .isLast:
      guard context.index >= 0 else { throw notAnItem(path, at: step) }
      let last = path.target == .isFirst ? 0 : context.count - 1
      return .bool(context.index == last)
    case .names:
      var value = context.value
      for position in 0..<path.count {
        guard case .object(let object) = value,
          let next = object.field(program.names[path.start + position])
        else { throw undefined(path, at: position, of: value, step: step) }
        value = next
      }
      return value
    }
  }

  /// Returns the value of a path by Mustache's own rules: its first name is looked up in the innermost context that
  /// has it.
  private func resolveLeniently(_ path: CompiledPath) -> TemplateValue {
    let reachable = contexts.dropLast(path.ups)
    guard let innermost = reachable.last else { return "" }
    switch path.target {
    case .current:
      return innermost.value
    case .isFirst, .isLast:
      let last = path.target == .isFirst ? 0 : innermost.count - 1
      return .bool(innermost.index >= 0 && innermost.index == last)
    case .names:
      let names = program.names[path.start..<path.start + path.count]
      guard let first = names.first,
        let found = reachable.reversed().lazy.compactMap({ $0.value.member(first) }).first
      else { return "" }
      return names.dropFirst().reduce(found) { $0.member($1) ?? "" }
    }
  }

  /// Returns the value that is the context of a partial.
  func resolveContext(_ path: Int) throws(TemplateError) -> TemplateValue {
    let value = try resolve(path, at: step)
    switch value {
    case .object, .text, .layout: return value
    case .bool, .list: throw notAContext(path, value, at: step)
    }
  }
}

extension TemplateValue {
  /// Returns the value of a name in an object; nil without such a value.
  fileprivate func member(_ name: TemplateName) -> TemplateValue? {
    guard case .object(let object) = self else { return nil }
    return object.field(name)
  }
}
