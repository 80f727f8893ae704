import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The fields that the computed properties of a feature read, directly or through other computed properties.
struct ReadFields {
  /// The positions of the read fields among the stored properties, by the name of the computed property.
  private var positions: [String: [Int]] = [:]
  /// The computed properties that may read any field.
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
    // Follows the edges from each read property to its readers.
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

  /// Returns the positions of the fields that a computed property reads, in ascending order; nil if it may read any
  /// field.
  func positions(readBy name: String) -> [Int]? {
    unbounded.contains(name) ? nil : positions[name] ?? []
  }
}

extension Reference {
  /// Returns whether the reference may call a method of a hand-written extension, which may read any field.
  fileprivate func callsMethod(of feature: Feature) -> Bool {
    baseCall != nil && base.name.first?.isLowercase == true
      && feature.computedProperty(named: base.name) == nil && !globalFunctions.contains(base.name)
  }
}

/// The functions of the standard library and Foundation that read nothing but their arguments.
private let globalFunctions: Set<String> = [
  "abs", "ceil", "cos", "exp", "floor", "hypot", "log", "max", "min", "pow", "repeatElement",
  "round",
  "sequence", "sin", "sqrt", "stride", "tan", "type", "zip",
]
