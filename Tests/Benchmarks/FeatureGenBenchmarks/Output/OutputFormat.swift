import ArgumentParser

/// How results are printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json

  func text(of results: [BenchmarkResult]) throws -> String {
    switch self {
    case .text: return makeTable(of: results)
    case .json: return try makeJSON(of: results)
    }
  }
}
