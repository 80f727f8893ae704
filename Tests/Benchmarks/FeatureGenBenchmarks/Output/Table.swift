/// Returns the results in a form for human readers.
func makeTable(of results: [BenchmarkResult]) -> String {
  let head = ["benchmark", "median", "min", "max", "", "ratio", "target", "baseline"]
  let rows = [head] + results.map(cells)
  let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  // Numbers are aligned to the right, words to the left.
  let isRight = [false, true, true, true, false, true, false, false]
  return rows.map { row in
    let cells = head.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - row[column].count)
      return isRight[column] ? padding + row[column] : row[column] + padding
    }
    let line = cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
  .joined(separator: "\n")
}

private func cells(of result: BenchmarkResult) -> [String] {
  [
    result.name,
    decimal(result.median, places: 1),
    decimal(result.min, places: 1),
    decimal(result.max, places: 1),
    result.unit.rawValue,
    result.ratio.map { decimal($0, places: 2) } ?? "-",
    result.target ?? "",
    result.baseline == result.name ? "" : result.baseline,
  ]
}

/// Returns a number with some decimal places.
private func decimal(_ value: Double, places: Int) -> String {
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(scaled / scale).\(zeros)\(fraction)"
}
