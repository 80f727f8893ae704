import ArgumentParser

/// The format of printed results.
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
