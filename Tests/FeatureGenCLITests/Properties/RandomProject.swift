import TestSupport

@testable import FeatureGenCLI
@testable import FeatureGenerator

/// A project that changes at random, and the text that people have written into it.
struct RandomProject {
  let project: MemoryFileSystem
  var generator: SeededRandom

  /// The text that people have written into generated files or at their paths; no command may change it.
  private(set) var sacred: [String: [UInt8]] = [:]

  init(seed: UInt64) {
    generator = SeededRandom(seed: seed)
    project = MemoryFileSystem(texts: ["Specs/featuregen.yaml": SampleProject.settings])
    for name in ["A", "B"] { write(spec(name), name) }
  }

  /// Changes the project at random.
  mutating func happen() {
    let outputs = project.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let specs = project.files.keys.filter { $0.contains("/Features/") }.sorted()
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      let name = ["A", "B", "C", "D"].randomElement(using: &generator) ?? "A"
      write(spec(name), name)
    case 1: if let path = specs.randomElement(using: &generator) { project.files[path] = nil }
    case 2: if let path = specs.randomElement(using: &generator) { append("# note\n", to: path) }
    case 3:
      guard let path = outputs.randomElement(using: &generator) else { return }
      append("// edited \(generator.next())\n", to: path)
      sacred[path] = project.files[path]
    case 4:
      guard let path = outputs.randomElement(using: &generator) else { return }
      project.files[path] = Array("struct Mine\(generator.next()) {}\n".utf8)
      sacred[path] = project.files[path]
    case 5:
      guard let path = outputs.randomElement(using: &generator) else { return }
      project.files[path] = nil
      sacred[path] = nil
    default:
      let suffix = ["Feature", "Thing"].randomElement(using: &generator) ?? "Feature"
      project.files["Specs/featuregen.yaml"] = Array(
        (SampleProject.settings + "suffix: \(suffix)\n").utf8)
    }
  }

  /// Returns the spec of a feature in one of several versions.
  private mutating func spec(_ name: String) -> String {
    let number = Int.random(in: 1...3, using: &generator)
    return
      "feature: \(name)\nstate: {count: Int = \(number)}\nactions: {go: state.count += \(number)}\n"
  }

  private func write(_ spec: String, _ name: String) {
    project.files["Specs/Features/\(name).yaml"] = Array(spec.utf8)
  }

  private func append(_ text: String, to path: String) {
    guard let contents = project.files[path] else { return }
    project.files[path] = contents + Array(text.utf8)
  }
}
