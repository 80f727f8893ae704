import SpecSource
import SpecSwift

// The Swift of calls as a spec has it.
extension TaskReader {
  /// Returns a call, without marks if the generator knows them.
  func text(of value: Expression) -> String? {
    let isKnown = drafter.dependencies.calls.include(value)
    let text = written(file.draft((isKnown ? value.unmarked : value).source.range).text)
    // Only code that awaits the result sees that it waits.
    if case .call(let callee, _) = value.kind, callee.source.text == "TaskResult" {
      return text.map { "await \($0)" }
    }
    return text
  }

  /// Returns statements, with captured values written out.
  ///
  /// The generator knows whether a single call of a built-in dependency or a described client waits and which errors
  /// it throws, and it discards the result of a single call.
  func text(_ items: ArraySlice<BlockDrafter.Item>) -> String? {
    guard let first = items.first, let last = items.last else { return nil }
    if items.count == 1, case .expression(let value) = first.statement.kind,
      isBuiltInCall(value) || drafter.dependencies.calls.include(value),
      !file.hasComment(first.range.lowerBound..<last.end)
    {
      return written(file.draft(value.unmarked.source.range).text)
    }
    if items.count == 1, case .expression(let whole) = first.statement.kind,
      case .assignment(let target, by: "=", let value) = whole.kind, target.source.text == "_",
      !file.hasComment(whole.source.range.lowerBound..<value.source.range.lowerBound)
    {
      let isKnown = drafter.dependencies.calls.include(value)
      let parts = [
        first.range.lowerBound..<whole.source.range.lowerBound,
        (isKnown ? value.unmarked : value).source.range,
        whole.source.range.upperBound..<last.end,
      ]
      let texts = parts.map { file.draft($0).text }.filter { !$0.isEmpty }
      return written(texts.joined(separator: "\n"))
    }
    return written(file.draft(first.range.lowerBound..<last.end).text)
  }

  /// Returns statements as they are written.
  func text(around items: ArraySlice<BlockDrafter.Item>) -> String {
    file.file.text((items.first?.range.lowerBound ?? 0)..<(items.last?.end ?? 0))
  }

  /// Whether a value is a call of a dependency that comes with the library.
  private func isBuiltInCall(_ value: Expression) -> Bool {
    guard case .marked = value.kind, value.marks.allSatisfy({ ["await", "try"].contains($0) }),
      case .call(let callee, _) = value.unmarked.kind,
      let key = callee.source.text.split(separator: ".").first
    else { return false }
    return drafter.dependencies.builtIns[String(key)] != nil
  }
}
