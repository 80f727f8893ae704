extension Renderer {
  /// Starts a section, or skips it.
  mutating func startSection(_ path: Int, end: Int) throws(TemplateError) {
    switch try resolve(path, at: step) {
    case .bool(true):
      controls.append(.condition)
    case .text(let text) where !text.isEmpty:
      enter(.text(text))
      controls.append(.context)
    case .layout(let text) where !text.isEmpty:
      enter(.layout(text))
      controls.append(.context)
    case .object(let object):
      enter(.object(object))
      controls.append(.context)
    case .list(let items) where !items.isEmpty:
      enter(items[0], index: 0, count: items.count)
      controls.append(.list(items, next: 1))
    case .bool, .text, .layout, .list:
      step = end
      return
    }
    step += 1
  }

  /// Ends a section, or returns to the step after its start for the next item.
  mutating func endSection(start: Int) {
    switch controls.last {
    case .context?:
      leave()
    case .list(let items, let next)?:
      leave()
      if next < items.count {
        enter(items[next], index: next, count: items.count)
        controls[controls.count - 1] = .list(items, next: next + 1)
        step = start + 1
        return
      }
    case .condition?, .call?, .block?, nil:
      break
    }
    controls.removeLast()
    step += 1
  }
}
