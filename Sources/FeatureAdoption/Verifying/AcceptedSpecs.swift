import FeatureGenerator
import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// The specs of features that were drafted, of which none that the generator refuses is left.
struct AcceptedSpecs {
  /// The specs, by the names of their features' types.
  private(set) var specs: [String: String] = [:]
  /// Why specs were refused, by the names of their features' types.
  private(set) var refusals: [String: [AdoptionReason]] = [:]
  /// The specs of what is not drafted, by their names.
  private(set) var externals: [String: String] = [:]
  /// The files that are generated.
  private(set) var files: [GeneratedFile] = []

  private let drafts: [String: (draft: FeatureDraft, drafter: FeatureDrafter)]
  private let types: LinkedTypes
  private let sets: TemplateSets

  /// Takes what was drafted, and takes out what is refused until the rest is accepted.
  init(
    _ drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)], in types: LinkedTypes,
    sets: TemplateSets, workers: Workers
  ) {
    self.types = types
    self.sets = sets
    self.drafts = Dictionary(drafts.map { ($0.draft.feature.name, $0) }) { first, _ in first }
    for (draft, _) in self.drafts.values { specs[draft.feature.name] = writtenSpec(draft.keys) }
    while !specs.isEmpty {
      let problems = generate(workers)
      if problems.isEmpty { return }
      takeOut(problems)
    }
  }

  /// The path of a feature's spec.
  static func path(of draft: FeatureDraft) -> String {
    "Specs/\(draft.isPublic ? "App" : "Internals")/\(draft.name).yaml"
  }

  private static let settings = """
    version: 1
    templates: tca
    suffix: ''
    modules:
      - {module: App, specs: Specs/App, sources: Sources/App, tests: Tests/App}
      - {module: Internals, specs: Specs/Internals, sources: Sources/Internals, tests: Tests/Internals, access: internal}
    """

  /// Generates what is left; gives the errors.
  private mutating func generate(_ workers: Workers) -> [Diagnostic] {
    externals = externalSpecs(besides: Set(specs.keys)).mapValues(\.text)
    var files = externals.map {
      SourceFile(path: "Specs/App/External/\($0.key).yaml", text: $0.value)
    }
    for (name, text) in specs {
      guard let draft = drafts[name]?.draft else { continue }
      files.append(SourceFile(path: Self.path(of: draft), text: text))
    }
    let read = readProject(
      settings: SourceFile(path: "Specs/featuregen.yaml", text: Self.settings),
      specs: files.sorted { $0.path < $1.path }, workers: workers)
    guard let project = read.value, !read.diagnostics.containsErrors else {
      return read.diagnostics.filter { $0.severity == .error }
    }
    let generated = FeatureGenerator.generate(project, with: sets, workers: workers)
    self.files = generated.value ?? []
    return generated.diagnostics.filter { $0.severity == .error }
  }

  /// Takes out the specs that errors are about; all of them, if the errors are about none.
  private mutating func takeOut(_ problems: [Diagnostic]) {
    var found = false
    for (name, text) in specs.sorted(by: { $0.key < $1.key }) {
      guard let draft = drafts[name]?.draft else { continue }
      let own = problems.filter { problem in
        guard let path = problem.span?.file.path else { return false }
        if path == Self.path(of: draft) { return true }
        let external = path.split(separator: "/").last.map { String($0.dropLast(5)) } ?? ""
        return path.contains("/External/")
          && (draft.children.contains(external) || draft.dependencies.contains(external))
      }
      guard !own.isEmpty else { continue }
      found = true
      refuse(name, text, own, draft)
    }
    guard !found else { return }
    for (name, text) in specs {
      if let draft = drafts[name]?.draft { refuse(name, text, problems, draft) }
    }
  }

  private mutating func refuse(
    _ name: String, _ text: String, _ problems: [Diagnostic], _ draft: FeatureDraft
  ) {
    specs[name] = nil
    refusals[name] = problems.map { problem in
      AdoptionReason(
        text: "its spec is refused: \(problem.message)", span: draft.feature.origin.span)
    }
  }

  /// The specs of the children and clients that some features mention and that are none of them.
  func externalSpecs(besides names: Set<String>) -> [String: AdoptionFiles.NamedSpec] {
    var specs: [String: AdoptionFiles.NamedSpec] = [:]
    for name in names {
      guard let draft = drafts[name]?.draft else { continue }
      for child in draft.children where !names.contains(child) {
        guard let type = types[child, from: draft.feature.origin.file] else { continue }
        specs[child] = .init(
          name: child, text: externalSpec(of: type), isPublic: type.origin.declaration.isPublic)
      }
      for key in draft.dependencies where BuiltInDependency.named(key) == nil {
        let keys = [DraftKey("external", .text(key)), DraftKey("endpoints", "any")]
        specs[key] = .init(name: key, text: writtenSpec(keys))
      }
    }
    return specs
  }
}

/// The spec of a feature that stays as it is.
func externalSpec(of feature: LinkedType) -> String {
  var keys = [DraftKey("external", .text(feature.type.name, at: feature.origin.span))]
  if let dot = feature.name.lastIndex(of: ".") {
    keys.append(DraftKey("in", .text(String(feature.name[..<dot]))))
  }
  guard let table = ActionTable(of: feature) else { return writtenSpec(keys) }
  func declared(_ entries: [ActionTable.Entry], without prefix: String = "") -> SpecDraft? {
    entries.isEmpty
      ? nil
      : .keys(
        entries.map { entry in
          let parameters = entry.payload.map { payload in
            let name = payload.name ?? "value"
            return DraftKey(
              payload.label == name ? name : "\(payload.label ?? "_") \(name)",
              .text(payload.type.onOneLine))
          }
          return DraftKey(
            String(entry.name.dropFirst(prefix.count)),
            parameters.isEmpty ? "" : .keys(("with", .keys(parameters))))
        })
  }
  if let actions = declared(table.own) { keys.append(DraftKey("actions", actions)) }
  if let delegate = declared(table.delegate, without: "delegate.") {
    keys.append(DraftKey("delegate", delegate))
  }
  return writtenSpec(keys)
}
