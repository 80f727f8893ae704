import FeatureSpec
import SpecSource

/// A feature that differs from what its spec says in one thing it does.
public struct Mutant: Sendable {
  /// The parts of the changed feature; a feature is made of them when it is needed, since there are many mutants of large ones.
  public let parts: FeatureParts
  /// The place of the change in the spec.
  public var span: SourceSpan
  /// The change and the part of the feature it is in, which distinguishes the mutant from all others of the feature.
  public var title: String
}

/// The mutants of a feature, in the order of their places in the spec.
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
    return Mutant(
      parts: variant.value, span: variant.span,
      title: number == 1 ? title : "\(title) (\(number))")
  }
}

extension Feature {
  /// The names of the parts of the feature, such as actions and properties, in the order of their places.
  fileprivate var names: [Located<String>] {
    let reactions = reactions.map { Located($0.names.joined(separator: "."), at: $0.address.span) }
    let before = before.map { $0.map { _ in "before" } }
    let composed = composition.fragments.map { Located("compose", at: $0.span) }
    let all =
      state.map(\.name) + computed.map(\.name) + types.map(\.name)
      + types.flatMap { $0.computed.map(\.name) } + children.map(\.name) + actions.map(\.name)
      + procedures.map(\.name) + reactions + [before].compactMap(\.self) + composed
    return all.sorted { $0.span.startOffset < $1.span.startOffset }
  }
}
