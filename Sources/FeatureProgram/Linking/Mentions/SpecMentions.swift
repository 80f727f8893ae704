import FeatureSpec
import Platform
import SpecSource

/// The specs that each spec of a project names.
struct SpecMentions: Sendable {
  /// The paths of the specs that each spec names, by the path of the naming spec.
  private var mentions: [String: Set<String>] = [:]
  /// The paths of the features.
  private let features: Set<String>
  /// The paths of the specs, by the names that other specs use. For types in other types, this is the last part of
  /// the name.
  private let paths: [String: [String]]
  private let words: KnownWords

  /// Reads the names in all specs of a project.
  init(in project: FeatureProject, _ workers: Workers) {
    features = Set(project.features.map(\.name.span.file.path))
    var paths: [String: [String]] = [:]
    for client in project.clients {
      for name in Set([client.key.value, client.name.value]) {
        paths[name, default: []].append(client.name.span.file.path)
      }
    }
    for feature in project.features {
      let name = feature.outer == nil ? project.typeName(of: feature) : feature.ownName
      paths[name, default: []].append(feature.name.span.file.path)
    }
    for model in project.models {
      paths[model.name.value, default: []].append(model.name.span.file.path)
    }
    self.paths = paths
    words = KnownWords(Set(paths.keys))
    read(project.specs.map(\.file), workers)
  }

  /// Reads the names in some specs.
  private mutating func read(_ files: [SourceFile], _ workers: Workers) {
    let found = workers.map(files) { [words, paths] file in
      Set(words.mentioned(in: file.bytes).flatMap { paths[$0] ?? [] })
    }
    for (file, specs) in zip(files, found) { mentions[file.path] = specs }
  }

  /// Returns the mentions after a change of some specs that declare the same names as before.
  func rereading(_ files: [SourceFile], _ workers: Workers) -> SpecMentions {
    var copy = self
    copy.read(files, workers)
    return copy
  }

  /// Finds the given specs, the specs that they name, and the specs that clients and models among these name.
  func reached(from specs: [String]) -> Set<String> {
    spread(from: specs, over: mentions) { features.contains($0) }
  }

  /// Finds the specs from which some of the given specs are reached, with the given specs.
  func leading(to specs: Set<String>) -> Set<String> {
    var users: [String: Set<String>] = [:]
    for (user, used) in mentions {
      for path in used { users[path, default: []].insert(user) }
    }
    return spread(from: Array(specs), over: users) { features.contains($0) }
  }

  /// Finds the given specs and all specs to which they lead. A spec at which the search ends leads no further.
  private func spread(
    from specs: [String], over next: [String: Set<String>], endingAt isEnd: (String) -> Bool
  ) -> Set<String> {
    var found = Set(specs)
    var pending = specs
    while let spec = pending.popLast() {
      for path in next[spec] ?? [] where found.insert(path).inserted && !isEnd(path) {
        pending.append(path)
      }
    }
    return found
  }
}
