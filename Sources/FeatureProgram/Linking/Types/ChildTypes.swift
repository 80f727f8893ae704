import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Finds the type of a feature that lives in a place, with the types that the parent specifies.
  public func typeName(of one: ChildFeature) -> String {
    let given = Dictionary(one.generics.map { ($0.name.value, $0.value.text) }) { first, _ in first
    }
    let ordered = feature(named: one.feature.value)?.generics.map(\.name.value) ?? []
    return typeName(ofFeature: one.feature.value) + angled(ordered.compactMap { given[$0] })
  }

  /// Finds the type of the state of a feature that lives in a place.
  public func stateType(of one: ChildFeature) -> String {
    feature(named: one.feature.value)?.externalState ?? typeName(of: one) + ".State"
  }
}
