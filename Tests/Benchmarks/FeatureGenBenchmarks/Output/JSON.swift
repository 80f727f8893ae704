#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns the results in a form for programs.
func makeJSON(of results: [BenchmarkResult]) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  let report = Report(results: results.map(Report.Entry.init))
  return String(decoding: try encoder.encode(report), as: UTF8.self)
}

private struct Report: Encodable {
  struct Entry: Encodable {
    var name: String
    var median: Double
    var min: Double
    var max: Double
    var unit: BenchmarkResult.Unit
    var baseline: String
    var ratio: Double?

    init(_ result: BenchmarkResult) {
      self.name = result.name
      self.median = result.median
      self.min = result.min
      self.max = result.max
      self.unit = result.unit
      self.baseline = result.baseline
      self.ratio = result.ratio
    }
  }

  var version = 1
  var results: [Entry]
}
