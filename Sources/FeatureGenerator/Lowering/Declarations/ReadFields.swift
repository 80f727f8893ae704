import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The fields that the computed properties of a feature read, themselves or through others.
struct ReadFields {
  /// The positions of the fields among the stored ones, by computed property.
  private var positions: [String: [Int]] = [:]
  /// The computed properties that may read anything.
  private let unbounded: Set<String>

  /// Finds the fields.
  ///
  /// - Parameter fields: The names of the stored properties.
  init(of feature: Feature, among fields: [String]) {
    let stored = Set(fields)
    var readers: [String: [String]] = [:]
    var unbounded: Set<String> = []
    for property in feature.computed {
      let (name, analysis) = (property.name.value, property.getter.analysis)
      if analysis.usesSelf
        || analysis.references.contains(where: { reference in
          !stored.contains(reference.base.name) && reference.callsMethod(of: feature)
        })
      {
        unbounded.insert(name)
      }
      for base in Set(analysis.references.map(\.base.name)) {
        readers[base, default: []].append(name)
      }
    }
    // From what is read to those who read it: each step adds to what is found.
    func allReaders(of names: some Sequence<String>) -> Set<String> {
      var found: Set<String> = []
      var pending = Array(names)
      while let next = pending.popLast() {
        for reader in readers[next] ?? [] where !stored.contains(reader) {
          if found.insert(reader).inserted { pending.append(reader) }
        }
      }
      return found
    }
    for (position, field) in fields.enumerated() {
      for reader in allReaders(of: [field]) { positions[reader, default: []].append(position) }
    }
    self.unbounded = unbounded.union(allReaders(of: unbounded))
  }

  /// The positions of the fields that a computed property reads, in ascending order; nil when it may read anything.
  func positions(readBy name: String) -> [Int]? {
    unbounded.contains(name) ? nil : positions[name] ?? []
  }
}

extension Reference {
  /// Whether it may call a method of a hand-written extension, which may read anything.
  fileprivate func callsMethod(of feature: Feature) -> Bool {
    baseCall != nil && base.name.first?.isLowercase == true
      && feature.computedProperty(named: base.name) == nil && !globalFunctions.contains(base.name)
  }
}

/// Functions of the standard library and Foundation that read nothing but their arguments.
private let globalFunctions: Set<String> = [
  "abs", "ceil", "cos", "exp", "floor", "hypot", "log", "max", "min", "pow", "repeatElement",
  "round",
  "sequence", "sin", "sqrt", "stride", "tan", "type", "zip",
]
