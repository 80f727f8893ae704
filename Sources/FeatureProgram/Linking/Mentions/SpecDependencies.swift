import FeatureSpec
import Platform
import SpecSource

extension FeatureProject {
  /// Finds the specs from which the files of each spec are generated, by the spec's path: its own path first,
  /// followed by the other paths in order.
  ///
  /// The specs of a feature are the specs of its descendants, the specs in which any of these features is declared,
  /// and the specs that any of them names. The specs of a client or model are the specs that it names. A client or
  /// model that is named adds the specs that it names itself. A superfluous spec is better than a missing spec: a
  /// changed spec is named as a cause only if the output changed, too.
  ///
  /// - Parameter workers: The threads that share the work.
  public func specDependencies(workers: Workers = .perCore) -> [String: [String]] {
    let mentions = SpecMentions(in: self, workers)
    var result: [String: [String]] = [:]
    // Features that live in one another have the same descendants.
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

  /// Finds the specs from which the files of a feature are generated, in the order of their paths.
  private func sources(of feature: Feature, _ mentions: SpecMentions) -> [String] {
    let family = descendants(of: [feature]).flatMap(scopes).map(\.name.path)
    return mentions.reached(from: family).sorted()
  }

  /// Finds some features and all of their descendants, as far as their specs exist.
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
  /// The path of the file that contains the name.
  fileprivate var path: String { span.file.path }
}
