import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that no generic parameter grows each time that a feature occurs again inside of itself, as `[Item]` for
/// `Item`. The resulting types would never end, and the compiler would crash on them.
func checkGrowth(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard project.isRecursive(feature) else { return [] }
  let name = feature.name.value
  return feature.handedTypes.filter { handed in
    handed.type.text != handed.parameter.name
      && project.hands(handed.target, on: handed.parameter)
  }.map { handed in
    let own = handed.parameter.name
    return .error(
      .unsupportedGeneric,
      "'\(own)' becomes '\(handed.type.text)' each time that \(name) contains itself",
      at: handed.type.span,
      hint: .write(own, ", or a type without '\(own)': Swift has no infinite types"))
  }
}

/// A generic parameter with its feature.
private struct OwnedParameter: Hashable {
  var feature: String
  var name: String
}

/// A type that a feature constructs from a parameter of its own for a parameter of a child.
private struct HandedType {
  var parameter: OwnedParameter
  var target: OwnedParameter
  var type: SwiftFragment
}

extension Feature {
  /// The types that the feature constructs from its own parameters for the parameters of its children.
  fileprivate var handedTypes: [HandedType] {
    let own = Set(generics.map(\.name.value))
    return children.flatMap(\.features).flatMap { one in
      one.generics.flatMap { given in
        Set(given.value.analysis.typeNames.map(\.base.name)).intersection(own).sorted().map {
          HandedType(
            parameter: OwnedParameter(feature: name.value, name: $0),
            target: OwnedParameter(feature: one.feature.value, name: given.name.value),
            type: given.value)
        }
      }
    }
  }
}

extension FeatureProject {
  /// Whether a type that is constructed from one parameter reaches another parameter.
  fileprivate func hands(_ start: OwnedParameter, on end: OwnedParameter) -> Bool {
    var seen: Set = [start]
    var pending = [start]
    while let next = pending.popLast() {
      if next == end { return true }
      let targets = (feature(named: next.feature)?.handedTypes ?? [])
        .filter { $0.parameter == next }.map(\.target)
      pending += targets.filter { seen.insert($0).inserted }
    }
    return false
  }
}
