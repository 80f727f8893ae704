import SpecSource

extension FeatureProject {
  /// The specs that the files of each spec are made of, by the spec's path: its own first, then others in the order of
  /// their paths.
  ///
  /// Those of a feature are its children's and their children's, and those of the clients and models that any of them
  /// names. It is better to list one too many than to miss one: a spec that changed is named as a cause only where the
  /// output changed too.
  public func specDependencies() -> [String: [String]] {
    let names = SpecNames(of: self)
    var result: [String: [String]] = [:]
    for feature in features {
      result[feature.name.path] = ordered(specs(of: feature, names), own: feature.name.path)
    }
    for client in clients {
      result[client.name.path] = ordered(names.mentioned(in: client.name), own: client.name.path)
    }
    for model in models {
      result[model.name.path] = ordered(names.mentioned(in: model.name), own: model.name.path)
    }
    return result
  }

  /// The specs of a feature, of all that lives in it, and of what these name.
  private func specs(of feature: Feature, _ names: SpecNames) -> Set<String> {
    var found: Set<String> = []
    var pending = [feature]
    while let next = pending.popLast() {
      guard found.insert(next.name.path).inserted else { continue }
      found.formUnion(names.mentioned(in: next.name))
      pending += next.children.flatMap(\.features).compactMap {
        self.feature(named: $0.feature.value)
      }
    }
    return found
  }

  private func ordered(_ specs: Set<String>, own: String) -> [String] {
    [own] + specs.filter { $0 != own }.sorted()
  }
}

/// The names by which specs refer to others.
private struct SpecNames {
  /// The paths of specs by what others call them.
  private var paths: [String: String] = [:]
  /// The names that are mentioned in each spec, by its path.
  private var mentions: [String: Set<String>] = [:]

  init(of project: FeatureProject) {
    for client in project.clients {
      paths[client.key.value] = client.name.path
      paths[client.name.value] = client.name.path
    }
    for feature in project.features { paths[project.typeName(of: feature)] = feature.name.path }
    for model in project.models { paths[model.name.value] = model.name.path }
    let all =
      project.features.map(\.name) + project.clients.map(\.name) + project.models.map(\.name)
    for name in all {
      let identifiers = identifiers(in: name.span.file.bytes)
      mentions[name.path] = Set(identifiers.compactMap { paths[$0] })
    }
  }

  /// The specs that one names.
  func mentioned(in name: Located<String>) -> Set<String> {
    mentions[name.path] ?? []
  }
}

/// The words of a text that could be names.
private func identifiers(in bytes: [UInt8]) -> Set<String> {
  let words = bytes.split { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      false
    default: true
    }
  }
  return Set(words.map { String(decoding: $0, as: UTF8.self) })
}

extension Located<String> {
  /// The path of the file it stands in.
  fileprivate var path: String { span.file.path }
}
