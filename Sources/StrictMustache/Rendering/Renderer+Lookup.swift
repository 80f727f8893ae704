extension Renderer {
  /// The value a path leads to from here.
  @inline(__always)
  func resolve(_ index: Int, at step: Int) throws(TemplateError) -> TemplateValue {
    let path = program.paths[index]
    let depth = contexts.count - 1 - path.ups
    if depth >= 0, path.target == .names, path.count == 1,
      case .object(let object) = contexts[depth].value,
      let value = object.value(of: program.names[path.start])
    {
      return value
    }
    return try resolveSlowly(path, at: step)
  }

  /// The value a path leads to, when it is not one name of an object or not there.
  @inline(never)
  private func resolveSlowly(_ path: CompiledPath, at step: Int) throws(TemplateError)
    -> TemplateValue
  {
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
          let next = object.value(of: program.names[path.start + position])
        else { throw undefined(path, at: position, of: value, step: step) }
        value = next
      }
      return value
    }
  }

  /// The value that a partial gets as its context.
  func resolveContext(_ path: Int) throws(TemplateError) -> TemplateValue {
    let value = try resolve(path, at: step)
    switch value {
    case .object, .text: return value
    case .bool, .list: throw notAContext(path, value, at: step)
    }
  }
}
