import BenchmarkProjects
import Foundation

/// A package with generated features and as many plain features of equal size, in a temporary folder.
final class BuildPackage {
  /// The number of generated features, and of plain features.
  let featureCount: Int
  /// The compiler's warnings about slow expressions in generated code.
  private(set) var slowExpressions: Set<String> = []
  private let folder: BenchmarkFolder

  init(specs: Int, runtime: String, tool: String) throws {
    folder = try BenchmarkFolder(specs: specs, tool: tool)
    let features = try Self.lineCounts(ofFeaturesIn: folder)
    featureCount = features.count
    var files = [Self.manifest(runtime: runtime)]
    for (number, lines) in features.enumerated() {
      let name = "Plain\(number)"
      files.append(
        ProjectFile(
          path: "Sources/Plain/\(name).swift", text: plainFeature(name, lines: lines)))
    }
    try write(files, to: folder.url)
    // The common dependencies are built before the measurement.
    try build("Plain")
    try build("App")
  }

  /// Compiles a whole target.
  func build(_ target: String) throws {
    let sources = folder.url.appending(path: "Sources/\(target)").path
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: "\(sources)/\(path)")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder.url.path, "--target", target,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UnexpectedOutcome(output) }
    for line in output.split(separator: "\n")
    where line.hasPrefix("/") && line.contains("took") && line.contains("/Sources/App/") {
      slowExpressions.insert(String(line))
    }
  }

  /// Returns the number of lines of each feature's sources.
  private static func lineCounts(ofFeaturesIn folder: BenchmarkFolder) throws -> [Int] {
    let sources = try folder.outputs.filter { $0.contains("/Sources/App/") }
    let features = Dictionary(grouping: sources) { URL(filePath: $0).deletingLastPathComponent() }
      .filter { folder, files in files.contains { $0.hasSuffix("Reducer.swift") } }
    return try features.sorted { $0.key.path < $1.key.path }.map { _, files in
      try files.map { file in
        try String(contentsOfFile: file, encoding: .utf8).utf8.count { $0 == UInt8(ascii: "\n") }
      }.reduce(0, +)
    }
  }

  private static func manifest(runtime: String) -> ProjectFile {
    var file = packageManifest(runtime: runtime)
    let name = runtime.split(separator: "/").last ?? ""
    let plain = """
      .target(name: "Plain", dependencies: [.product(name: "FeatureRuntime", package: "\(name)")]),
      """
    let slow = """
      for target in package.targets {
        target.swiftSettings = [
          .unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=50"])
        ]
      }

      """
    file.text = file.text.replacing("targets: [\n", with: "targets: [\n    \(plain)\n") + slow
    return file
  }
}

/// Returns a feature as people write it by hand, with about the given number of lines.
private func plainFeature(_ name: String, lines: Int) -> String {
  // Each action takes ten lines, and the remaining code takes twenty lines.
  let actions = (0..<max(1, (lines - 20) / 10)).map { "set\($0)" }
  let fields = actions.indices.map { "    public var field\($0) = 0\n" }.joined()
  let cases = actions.map { "    case \($0)(Int)\n" }.joined()
  let bodies = actions.indices.map { number in
    """
        case .set\(number)(let value):
          guard value >= 0 else { return .none }
          state.field\(number) += value
          if state.field\(number) > 100 {
            state.field\(number) = 0
            return .send(.set\(number)(value / 2))
          }
          return .none


    """
  }
  return """
    \(["FeatureRuntime", "Foundation"].map { "import \($0)" }.joined(separator: "\n"))

    public struct \(name)Feature: Reducer, Sendable {
      public struct State: Equatable, Sendable {
    \(fields)
        public init() {}
      }

      public enum Action: Equatable, Sendable {
    \(cases)  }

      public init() {}

      public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
    \(bodies.joined())    }
      }
    }

    """
}
