import ArgumentParser
import FeatureGenerator
import FeatureLock

/// One part of a project that several machines check: `3/8` is the third of eight.
///
/// Each spec belongs to one shard, and so does each file: to that of its spec. What no spec of the project accounts for
/// belongs to the first.
struct Shard: Sendable, Equatable, ExpressibleByArgument {
  /// Which part it is, counted from 1.
  var number: Int
  /// How many parts there are.
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }
}

/// Those of a project's specs that a shard looks at.
struct ShardedSpecs: Sendable {
  private let shard: Shard?
  private let numbers: [String: Int]

  /// Shares out specs in the order of their paths, so that neighbours lie in different shards.
  ///
  /// - Parameter shard: The shard; nil for all of the project.
  init(_ shard: Shard?, specs: [String]) {
    self.shard = shard
    let sorted = shard == nil ? [] : specs.sorted()
    numbers = Dictionary(
      sorted.enumerated().map { ($1, $0 % (shard?.count ?? 1) + 1) }, uniquingKeysWith: { $1 })
  }

  /// Whether the spec of a path belongs to the shard; what is no spec of the project belongs to the first.
  func contains(_ spec: String) -> Bool {
    shard.map { (numbers[spec] ?? 1) == $0.number } ?? true
  }

  /// Whether it is not all of the project.
  var isPart: Bool { shard != nil }

  /// Whether it is what looks at what belongs to no spec.
  var isFirst: Bool { shard?.number ?? 1 == 1 }
}

extension ProjectPlan {
  /// How the lock stands to the part of the project that was looked at: to its inputs, and to what it says of the files
  /// of this part.
  var lockChangeOfPart: FileChange? {
    guard part.isPart, let lock = lock.lock, let inputs, let bytes = self.lock.bytes else {
      return lockChange
    }
    let expected = planLock(changes, inputs: inputs, former: lock).outputs
    let locked = lock.outputs.filter { path, output in
      output.specs.first.map(part.contains) ?? part.isFirst
    }
    // What nobody else looks at is the order of the lines, and what stands between them.
    let text = Array(Lock(inputs: lock.inputs, outputs: lock.outputs).text.utf8)
    let isWellFormed = !part.isFirst || bytes.filter { $0 != UInt8(ascii: "\r") } == text
    var change = FileChange(path: lockPath, current: bytes, status: .inSync, specs: [])
    guard locked != expected || lock.inputs != inputs || !isWellFormed else { return change }
    change.status = .outOfSync
    change.causes = [.lockOutOfDate]
    change.specChanges = InputChanges(since: lock.inputs, now: inputs).allSpecChanges
    return change
  }
}
