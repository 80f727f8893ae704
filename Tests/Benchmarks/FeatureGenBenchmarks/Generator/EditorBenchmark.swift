/// Measures the time that a typing user waits for the language server.
@MainActor
struct EditorBenchmark {
  let project: BenchmarkFolder
  let tool: String
  let specs: Int

  var name: String { "completion after each key, among \(specs) specs" }
  private var slowName: String { "the same with pauses, in which all specs are checked" }
  private var stillName: String { "hover, nothing being typed" }

  func measure(_ plan: MeasuringPlan) async throws -> [BenchmarkResult] {
    guard plan.includes(name) else { return [] }
    let keys = plan.isQuick ? 3 : 21
    let editor = try Editor(project, tool: tool)
    let still = try (0..<keys).map { _ in try editor.ask("hover") }
    let fast = try await completions(editor, keys, pause: .milliseconds(100))
    let slow = try await completions(editor, keys, pause: .milliseconds(500))
    func result(_ name: String, _ values: [Double], target: String? = nil) -> BenchmarkResult {
      BenchmarkResult(
        name, values, .milliseconds, baseline: stillName,
        ratios: zip(values, still).map { $0 / $1 },
        target: target)
    }
    return [
      result(stillName, still), result(name, fast, target: "50 ms"),
      result(slowName, slow, target: "50 ms"),
    ]
  }

  /// Returns the duration of each completion, in milliseconds.
  private func completions(
    _ editor: Editor, _ keys: Int, pause: Duration
  ) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<keys {
      try editor.type()
      times.append(try editor.ask("completion"))
      try await Task.sleep(for: pause)
    }
    return times
  }
}
