/// What has changed since the lock was written, among all that files are made of.
public struct InputChanges: Sendable {
  /// What has happened to specs, by path; a renamed one stands under both of its paths.
  public var specs: [String: SpecChange] = [:]
  /// Whether the settings have changed.
  public var settings = false
  /// The names of the template sets that have changed, came or went.
  public var templates: Set<String> = []
  /// The version of the generator that wrote the lock, if it was another one.
  public var formerGenerator: String?

  /// Compares what files are made of now with what they were made of.
  public init(since lock: LockInputs, now: LockInputs) {
    settings = lock.settings != now.settings
    templates = Set(lock.templates.keys).union(now.templates.keys).filter {
      lock.templates[$0] != now.templates[$0]
    }
    formerGenerator = lock.generator == now.generator ? nil : lock.generator
    let paths = Set(lock.specs.keys).union(now.specs.keys).sorted()
    var removed: [String] = []
    var added: [String] = []
    for path in paths {
      switch (lock.specs[path], now.specs[path]) {
      case (let old?, let new?): if old.hash != new.hash { specs[path] = .edited(path) }
      case (_?, nil): removed.append(path)
      case (nil, _): added.append(path)
      }
    }
    // A spec that moved has the same bytes; one that got another name has the same bytes behind its first key.
    let isSame: [(LockInputs.Spec, LockInputs.Spec) -> Bool] = [
      { $0.hash == $1.hash }, { $0.body == $1.body },
    ]
    for isSame in isSame {
      for from in removed where specs[from] == nil {
        guard let old = lock.specs[from],
          let to = added.first(where: { path in
            specs[path] == nil && now.specs[path].map { isSame(old, $0) } == true
          })
        else { continue }
        specs[from] = .renamed(from: from, to: to)
        specs[to] = .renamed(from: from, to: to)
      }
    }
    for path in removed where specs[path] == nil { specs[path] = .removed(path) }
    for path in added where specs[path] == nil { specs[path] = .added(path) }
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    specs.isEmpty && !settings && templates.isEmpty && formerGenerator == nil
  }

  /// What has happened to some specs, in the order of their paths, each once.
  public func changes(among paths: [String]) -> [SpecChange] {
    var seen: Set<SpecChange> = []
    return paths.compactMap { specs[$0] }.filter { seen.insert($0).inserted }
      .sorted { $0.path < $1.path }
  }

  /// All changes of specs.
  public var allSpecChanges: [SpecChange] {
    changes(among: specs.keys.sorted())
  }

  /// The causes that everything but the specs contributes.
  ///
  /// - Parameter templateSets: The sets of the file that is concerned; nil for all sets.
  public func commonCauses(for templateSets: [String]? = nil) -> [DriftCause] {
    let hasTemplates =
      templateSets.map { $0.contains(where: templates.contains) }
      ?? !templates.isEmpty
    return (settings ? [.settingsChanged] : []) + (hasTemplates ? [.templateChanged] : [])
      + (formerGenerator == nil ? [] : [.generatorChanged])
  }
}
