import FeatureSpec
import SpecSource
import SpecSwift

/// Finds types that do not exist but are similar to a type of a spec: by a similar name, or by the last part of the
/// name of a nested type.
func lintTypes(of project: FeatureProject) -> [Diagnostic] {
  guard project.isComplete else { return [] }
  let wholeNames = Dictionary(grouping: project.index.nestedTypes.keys.sorted()) { name in
    name.split(separator: ".").last.map(String.init) ?? name
  }
  return project.lintedFeatures.flatMap { feature in
    let isInOther = feature.outer != nil && project.outerFeature(of: feature) == nil
    var names = TypeNames(
      project: project, name: feature.name, imports: feature.imports,
      nested: project.namesOfTypes(in: feature)
        + (feature.generics.map(\.name) + feature.typesInState.map(\.name)).map(\.value),
      wholeNames: wholeNames, isInOther: isInOther)
    let found = names.lint(feature.fragments)
    // Tests are generated outside of the feature.
    let own = feature.types.map { ($0.name.value, "\(project.typeName(of: feature)).\($0.place)") }
    names.inTests(Dictionary(own) { first, _ in first })
    return found + names.lint(feature.tests.flatMap(\.fragments))
  }
    + project.models.flatMap { model in
      TypeNames(
        project: project, name: model.name, imports: model.imports,
        nested: model.types.map(\.name.value), wholeNames: wholeNames
      ).lint(model.fragments)
    }
    + project.clients.filter { !$0.isExternal }.flatMap { client in
      TypeNames(
        project: project, name: client.name, imports: client.imports,
        nested: client.types.map(\.name.value), wholeNames: wholeNames
      ).lint(client.fragments)
    }
}

/// The types that a spec can name.
private struct TypeNames {
  private let project: FeatureProject
  /// The types that are declared in the spec's type.
  private var nested: NameIndex
  /// The full names of nested types, by their last parts.
  private let wholeNames: [String: [String]]
  /// The full names of the types of the tested feature.
  private var tested: [String: String] = [:]
  /// Whether types may come from modules that no spec declares.
  private let isOpen: Bool

  init(
    project: FeatureProject, name: Located<String>, imports: [ImportedModule],
    nested: [String], wholeNames: [String: [String]], isInOther: Bool = false
  ) {
    let own = project.module(of: name)
    isOpen = isInOther || (imports + own.imports).contains { $0.name.value != "Foundation" }
    self.project = project
    self.nested = NameIndex(Set(nested).sorted())
    self.wholeNames = wholeNames
  }

  /// Continues with the tests of a feature, in which the feature's types have their full names.
  mutating func inTests(_ wholeNames: [String: String]) {
    tested = wholeNames
    nested = NameIndex(nested.names.filter { tested[$0] == nil })
  }

  func lint(_ fragments: [SwiftFragment]) -> [Diagnostic] {
    guard !isOpen else { return [] }
    return fragments.flatMap { fragment in
      let analysis = fragment.analysis
      let called = analysis.references.map(\.base).filter(\.name.isCapitalized)
      return analysis.typeNames.compactMap { check($0.base, in: fragment) }
        + called.compactMap { checkNested($0, in: fragment) }
    }
  }

  /// Whether specs declare a type with the given name.
  private func isOurs(_ name: String) -> Bool {
    nested.contains(name) || tested[name] == nil && project.index.declarations[name] != nil
  }

  private func check(_ name: Name, in fragment: SwiftFragment) -> Diagnostic? {
    if let finding = checkNested(name, in: fragment) { return finding }
    guard !isOurs(name.name), !isKnownType(name.name) else { return nil }
    let close = [nested, project.index.names.types].compactMap { $0.closest(to: name.name) }
    guard let closest = closestName(to: name.name, among: close.sorted()) else { return nil }
    return finding(
      "no spec declares a type '\(name.name)'", name, in: fragment, hint: .didYouMean(closest))
  }

  /// Reports a nested type that is not referred to by its full name outside of the enclosing type.
  private func checkNested(_ name: Name, in fragment: SwiftFragment) -> Diagnostic? {
    guard !isOurs(name.name) else { return nil }
    let others = isKnownType(name.name) ? nil : wholeNames[name.name]
    guard let whole = tested[name.name] ?? others?.first else { return nil }
    let isOnly = tested[name.name] != nil || others?.count == 1
    let all = isOnly ? [whole] : others ?? []
    return finding(
      "'\(name.name)' is declared in another type, so it needs its full name here", name,
      in: fragment,
      hint: Hint(
        "write \(all.map { "'\($0)'" }.joined(separator: " or "))",
        replacement: isOnly ? whole : nil))
  }

  private func finding(
    _ message: String, _ name: Name, in fragment: SwiftFragment, hint: Hint
  ) -> Diagnostic {
    var finding = Diagnostic.finding(
      .misspeltType, message, at: fragment.span(of: name.range))
    finding.suggest(hint)
    return finding
  }
}

/// Whether a type belongs to Swift, Foundation or the runtime, or has the prefix of a system library.
func isKnownType(_ name: String) -> Bool {
  if knownTypes.contains(name) || name.utf8.count == 1 { return true }
  if ["Foundation", "FeatureRuntime"].contains(where: { PublicTypes.of($0)?.lists(name) == true }) {
    return true
  }
  let prefixes = [
    "NS", "CG", "CF", "UI", "CL", "AV", "MK", "SK", "UN", "OS", "URL", "Unsafe", "Any",
  ]
  return prefixes.contains { prefix in
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }
}

/// The types of Swift, and type names that apps commonly use for their own types.
private let knownTypes: Set<String> = Set(
  """
  Any AnyObject Array ArraySlice AsyncSequence AsyncStream AsyncThrowingStream Bool CancellationError \
  Character CheckedContinuation ClosedRange Clock Codable CodingKey Collection Comparable Complex \
  ContiguousArray ContinuousClock CustomStringConvertible Decodable Decoder Dictionary DictionaryLiteral \
  Double Duration EmptyCollection Encodable Encoder Equatable Error Float Float16 Float32 Float64 Hashable \
  Hasher Identifiable Int Int128 Int16 Int32 Int64 Int8 Iterator KeyPath Key KeyValuePairs Never ObjectIdentifier \
  Optional OptionSet Ordered Partial PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range Result Self \
  Sendable Sequence Set SetAlgebra Slice StaticString Strideable String Substring SuspendingClock Task \
  TaskGroup TaskPriority ThrowingTaskGroup Type UInt UInt128 UInt16 UInt32 UInt64 UInt8 Unicode Value Void \
  WritableKeyPath Zip2Sequence \
  DispatchQueue Lock Message ParseError Action Instant State TestStore Binding Bindable Color Font \
  Image Text View Destination Path Row Rows ID
  """.split { $0 == " " || $0 == "\n" }.map(String.init))

extension Rule {
  /// A type that no spec declares, with nearly the name of a type that a spec declares.
  public static let misspeltType = Rule(
    "misspelt-type", .optional(.warning),
    reason: """
      The spec names a type that no spec declares. Its name is nearly that of a type of a spec, or the last part of the name of a \
      nested type. The rule ignores types that the module's Swift declares, those of Foundation and of the runtime, and all types in \
      specs that import other modules. Tests are generated outside of their feature.

      Correct the name, or write the whole name: 'AuthClient.Failure'. If the type comes from another module, list the module under \
      'imports', or silence the rule there.
      """,
    wrong: """
      model: Ingredient
      fields: {name: String}
      ---
      feature: Recipe
      state: {items: '[Ingrediant] = []'}
      actions: {clear: 'state.items = []'}
      """,
    right: """
      model: Ingredient
      fields: {name: String}
      ---
      feature: Recipe
      state: {items: '[Ingredient] = []'}
      actions: {clear: 'state.items = []'}
      """)
}
