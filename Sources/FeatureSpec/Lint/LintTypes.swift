import SpecSource
import SpecSwift

/// Finds types that there are not, where one of ours is called nearly the same.
func lintTypes(of project: FeatureProject) -> [Diagnostic] {
  guard project.isComplete else { return [] }
  let features = project.features.filter { $0.external == nil && !$0.isIncomplete }
  return features.flatMap { feature in
    TypeNames(
      project: project, name: feature.name, imports: feature.imports,
      nested: project.namesOfTypes(in: feature)
        + (feature.generics.map(\.name) + feature.typesInState.map(\.name)).map(\.value),
      isInOther: feature.outer != nil && project.outerFeature(of: feature) == nil
    ).lint(feature.fragments + feature.tests.flatMap(\.fragments))
  }
    + project.models.flatMap { model in
      TypeNames(
        project: project, name: model.name, imports: model.imports,
        nested: model.types.map(\.name.value)
      ).lint(model.fragments)
    }
    + project.clients.filter { !$0.isExternal }.flatMap { client in
      TypeNames(
        project: project, name: client.name, imports: client.imports,
        nested: client.types.map(\.name.value)
      ).lint(client.fragments)
    }
}

/// The types that a spec can name.
private struct TypeNames {
  /// The types that specs declare.
  private let ours: Set<String>
  /// Whether types may come from modules that no spec declares.
  private let isOpen: Bool

  init(
    project: FeatureProject, name: Located<String>, imports: [ImportedModule],
    nested: [String], isInOther: Bool = false
  ) {
    let own = project.module(of: name)
    isOpen = isInOther || (imports + own.imports).contains { $0.name.value != "Foundation" }
    ours = Set(project.declarations.keys).union(nested)
  }

  func lint(_ fragments: [SwiftFragment]) -> [Diagnostic] {
    guard !isOpen else { return [] }
    return fragments.flatMap { fragment in
      fragment.analysis.typeNames.compactMap { check($0.base, in: fragment) }
    }
  }

  private func check(_ name: Name, in fragment: SwiftFragment) -> Diagnostic? {
    guard !ours.contains(name.name), !isKnownType(name.name),
      let closest = closestName(to: name.name, among: ours.sorted())
    else { return nil }
    var finding = Diagnostic.finding(
      .misspeltType, "no spec declares a type '\(name.name)'",
      at: fragment.span(of: name.range))
    finding.suggest(.didYouMean(closest))
    return finding
  }
}

/// Whether a type is one of Swift's, Foundation's or the runtime's, or has the prefix of a system library.
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

/// Types of Swift, and those whose names others are given as well in the first place.
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
