import FeatureAdoption
import FeatureGenerator
import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import SpecYAML

/// The result of generating a project's features for the Composable Architecture, and adopting the generated code.
struct ReadBack {
  /// The outcome for a feature.
  enum Outcome: Equatable {
    /// The code that is generated from the new spec has the same text or does the same in other words, together with
    /// the code that remains Swift. It contains each comment of the project.
    case same
    /// No spec was made of the feature, or a spec that is refused, for a reason.
    case notDrafted(String)
    /// The code that is generated from the new spec does the same, but has fewer comments or keys.
    case otherText(String)
    /// The code that is generated from the new spec does something else.
    case differs(String)
  }

  /// The outcomes of the features, in the order of the features' places.
  private(set) var outcomes: [(name: String, outcome: Outcome)] = []
  /// The specs of the project.
  private let specs: String
  /// The report of the adoption.
  let report: AdoptionReport
  /// The code that is generated from the new specs, by the paths of its files.
  private(set) var again: [String: String] = [:]

  /// Reads back a project whose specs have no errors; nil when they do.
  init?(_ project: TextProject) {
    let generated = project.generate()
    guard generated.errors.isEmpty else { return nil }
    specs = project.files.filter { $0.key.hasSuffix(".yaml") }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined()
    // The code on which the features build is written by hand.
    let others = project.files.filter { $0.key.hasSuffix(".swift") && Self.isReducer($0.key) }
    let sources = generated.swift.filter { Self.isReducer($0.key) }.merging(others) { $1 }
      .sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
    report = adoptionReport(
      of: sources, trying: bundledSets, into: Self.project, takesTests: false, readsGenerated: true,
      workers: .perCore)
    let files = report.files
    again = Self.generated(files)
    for feature in report.features
    where GeneratedHeader.isBorne(by: feature.span.file.bytes) {
      let outcome: Outcome
      switch feature.spec {
      case .none(let reasons): outcome = .notDrafted(reasons.first?.text ?? "")
      case .accepted(_, let roundTrip) where !roundTrip.isEqual:
        // Adoption reports this itself, and leaves the feature unchanged.
        outcome = .notDrafted("differs in \(roundTrip.differences.first?.subject ?? "")")
      case .accepted(_, let roundTrip) where !roundTrip.isFixedPoint:
        outcome = .otherText("reading it again gives another spec")
      case .accepted: outcome = compared(feature, files)
      }
      outcomes.append((feature.name, outcome))
    }
  }

  /// The errors that prevent generation from the new specs; nil if it succeeds.
  var errors: String? { again["errors"] }

  private static func isReducer(_ path: String) -> Bool {
    !path.contains("Tests/") && !path.hasSuffix("View.swift") && !path.hasPrefix("docs/")
  }

  private static let settings = """
    version: 1
    templates: tca
    suffix: ''
    modules:
      - {module: App, specs: Specs/App, sources: App, tests: Tests/App}
      - {module: Inner, specs: Specs/Inner, sources: Inner, tests: Tests/Inner, access: internal}
    """

  /// The project into which files are adopted; files outside of module folders belong to the first module.
  static let project: AdoptingProject? = {
    let file = SourceFile(path: TextProject.settingsPath, text: settings)
    let read = parseYAML(file).value.flatMap { decodeSettings($0).value }
    return read.map { AdoptingProject($0, usual: $0.modules.first) }
  }()

  /// Returns the code that is generated from new specs.
  static func generated(_ files: AdoptionFiles) -> [String: String] {
    var texts = [TextProject.settingsPath: settings + files.styles]
    for spec in files.externals {
      texts["Specs/App/External/\(specPath(of: spec.name)).yaml"] = spec.text
    }
    for (number, spec) in files.specs.enumerated() {
      let module = spec.origins.lazy.compactMap { project?.module(of: $0) }.first
      texts["\(module?.specs ?? "Specs")/\(number)/\(specPath(of: spec.name)).yaml"] = spec.text
    }
    let generated = TextProject(texts: texts).generate()
    guard generated.errors.isEmpty else { return ["errors": generated.errors.described] }
    return generated.swift.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares the code that is generated from a feature's new spec, together with the code that remains Swift, with
  /// the file of the feature.
  private func compared(_ feature: AdoptedFeature, _ files: AdoptionFiles) -> Outcome {
    let name = feature.name.split(separator: ".").last.map(String.init) ?? feature.name
    guard files.specs.contains(where: { $0.name == feature.name }) else {
      return .notDrafted("not cut out")
    }
    let original = feature.span.file.text(0..<feature.span.file.bytes.count)
    let headings = ["struct \(name): ", "struct \(name)<"]
    let new = again.filter { path, text in
      Self.isReducer(path) && headings.contains(where: text.contains)
    }
    .sorted { $0.key < $1.key }.map(\.value)
    guard !new.isEmpty else { return .differs("there is no 'struct \(name)'") }
    let rest = files.edits.first { $0.file.path == feature.span.file.path }?.text ?? ""
    let before = Self.lines(original)
    for text in new {
      if Self.withoutHeader(original).elementsEqual(Self.withoutHeader(text)) { return .same }
    }
    var best: [String] = []
    for text in new {
      let difference = Self.difference(before, Self.lines(text) + Self.lines(rest)).filter(isLoss)
      if difference.isEmpty { return .same }
      if best.isEmpty || difference.count < best.count { best = difference }
    }
    return .otherText(best.joined(separator: "\n"))
  }

  /// Whether a different line shows that a comment of the specs is lost, or that statements stay Swift because keys
  /// would do something else.
  private func isLoss(_ difference: String) -> Bool {
    if difference.hasPrefix("- //") {
      return specs.contains(difference.drop { "- /".contains($0) })
    }
    return difference == "+ let effect: Effect<Action> = {"
  }

  private static func isHeader(_ line: Substring) -> Bool {
    ["// Code generated", "// spec ", "// swift-format-ignore", "// swiftlint:"]
      .contains { line.hasPrefix($0) }
  }

  /// Returns the lines of a file after its header.
  private static func withoutHeader(_ text: String) -> ArraySlice<Substring> {
    text.split(separator: "\n").drop(while: isHeader)
  }

  /// Returns the lines of a file for a comparison. Lines that only order others are left out, and so are lines that
  /// depend on the features around: a presented state has an identity only if a spec presents it. The ids of effects
  /// are sorted, because the order in which a spec names them has no meaning.
  private static func lines(_ text: String) -> [String] {
    text.replacing(/(?m)^  \/\/\/ The identity that distinguishes the state(.|\n)*?^  }$/, with: "")
      .split(
        separator: "\n"
      ).map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
      .filter { line in
        !Self.isHeader(line[...]) && !line.hasPrefix("import ")
          && !line.trimmingPrefix("nonisolated ").hasPrefix("extension ") && line != "}"
          && !line.contains("stateIdentity")
          && !line.hasPrefix(".endingReplaced") && line != "CombineReducers {"
      }
      .map {
        $0.contains("enum CancelID {")
          ? $0.split(separator: " ").map { $0.filter { $0 != "," } }.sorted().joined() : $0
      }
  }

  private static func difference(_ first: [String], _ second: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for line in first { counts[line, default: 0] -= 1 }
    for line in second { counts[line, default: 0] += 1 }
    return counts.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { "\($0.value < 0 ? "-" : "+") \($0.key)" }
  }
}
