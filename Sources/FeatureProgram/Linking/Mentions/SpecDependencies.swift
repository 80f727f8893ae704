import FeatureSpec
import Platform
import SpecSource

extension FeatureProject {
  /// The specs that the files of each spec are made of, by the spec's path: its own first, then others in the order of
  /// their paths.
  ///
  /// Those of a feature are its children's and their children's, those that any of them is declared in, and those that any
  /// of them names; those of a client or model are the ones that it names. A client or model that is named brings those that it names itself. It is better to
  /// list one too many than to miss one: a spec that changed is named as a cause only where the output changed too.
  ///
  /// - Parameter workers: What shares the work.
  public func specDependencies(workers: Workers = .perCore) -> [String: [String]] {
    let mentions = SpecMentions(in: self, workers)
    var result: [String: [String]] = [:]
    // Features that live in each other have the same descendants.
    var ofRings: [Int: [String]] = [:]
    for feature in features {
      let ring = facts.recursiveFeatures.ring(of: feature.name.value)
      let specs = ring.flatMap { ofRings[$0] } ?? sources(of: feature, mentions)
      if let ring { ofRings[ring] = specs }
      result[feature.name.path] = ordered(specs, own: feature.name.path)
    }
    for name in clients.map(\.name) + models.map(\.name) {
      result[name.path] = ordered(mentions.reached(from: [name.path]).sorted(), own: name.path)
    }
    return result
  }

  /// The specs that the files of a feature are made of, in the order of their paths.
  private func sources(of feature: Feature, _ mentions: SpecMentions) -> [String] {
    let family = descendants(of: [feature]).flatMap(scopes).map(\.name.path)
    return mentions.reached(from: family).sorted()
  }

  /// Some features and all of their descendants, as far as their specs are there.
  public func descendants(of features: [Feature]) -> [Feature] {
    var seen: Set<String> = []
    var found: [Feature] = []
    var pending = features
    while let next = pending.popLast() {
      guard seen.insert(next.name.value).inserted else { continue }
      found.append(next)
      pending += next.children.flatMap(\.features).compactMap { feature(named: $0.feature.value) }
    }
    return found
  }

  private func ordered(_ specs: [String], own: String) -> [String] {
    [own] + specs.filter { $0 != own }
  }
}

extension Located<String> {
  /// The path of the file that the name is written in.
  fileprivate var path: String { span.file.path }
}
