import FeatureSpec
import SpecSource

/// A feature that differs from its spec in one part of its behavior.
public struct Mutant: Sendable {
  /// The feature's name.
  public let feature: Located<String>
  /// The place of the change in the spec.
  public let span: SourceSpan
  /// The change and the part of the feature that contains it. The title distinguishes the mutant from all other
  /// mutants of the feature.
  public let title: String
  private let variant: Variant<FeatureParts>

  fileprivate init(_ variant: Variant<FeatureParts>, of feature: Feature, title: String) {
    self.feature = feature.name
    span = variant.span
    self.title = title
    self.variant = variant
  }

  /// Makes the parts of the changed feature.
  public func parts() throws(InvalidMutant) -> FeatureParts { try variant.value() }
}

/// The reason why a change results in no feature: the changed Swift is invalid.
public struct InvalidMutant: Error {
  /// The errors of the changed Swift.
  public let diagnostics: [Diagnostic]
}

/// Returns the mutants of a feature, in the order of their places in the spec.
public func mutants(of feature: Feature) -> [Mutant] {
  let variants = behaviourVariants(of: feature).sorted {
    ($0.span.startOffset, $0.span.endOffset) < ($1.span.startOffset, $1.span.endOffset)
  }
  var counts: [String: Int] = [:]
  var names = feature.names[...]
  var place: String?
  return variants.map { variant in
    while let next = names.first, next.span.startOffset <= variant.span.startOffset {
      place = next.value
      names.removeFirst()
    }
    let title = "\(place.map { "\($0): " } ?? "")\(variant.title)"
    counts[title, default: 0] += 1
    let number = counts[title, default: 1]
    return Mutant(variant, of: feature, title: number == 1 ? title : "\(title) (\(number))")
  }
}

extension Feature {
  /// The names of the parts of the feature, such as actions and properties, in the order of their places.
  fileprivate var names: [Located<String>] {
    let reactions = reactions.map { Located($0.names.joined(separator: "."), at: $0.address.span) }
    let always = always.map { $0.map { _ in "always" } }
    let composed = composition.fragments.map { Located("compose", at: $0.span) }
    let all =
      state.map(\.name) + computed.map(\.name) + types.map(\.name)
      + types.flatMap { $0.computed.map(\.name) } + children.map(\.name) + actions.map(\.name)
      + procedures.map(\.name) + reactions + [always].compactMap(\.self) + composed
    return all.sorted { $0.span.startOffset < $1.span.startOffset }
  }
}
