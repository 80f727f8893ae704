import FeatureProgram
import FeatureSpec
import SpecSwift

/// The properties of the state that a block may change, in the order they are first named; `state` stands for all of it.
///
/// Whether a method changes what it is called on, no spec says. One does if its result is thrown away, or if it is one of
/// the standard library's that change collections and values.
func changedProperties(in block: Block) -> [String] {
  var seen: Set<String> = []
  return block.immediateFragments.flatMap { fragment in
    let bytes = Array(fragment.text.utf8)
    return fragment.analysis.references.compactMap { reference -> String? in
      guard reference.base.name == "state", reference.changes(in: bytes, of: fragment.kind)
      else { return nil }
      guard let first = reference.members.first, first.call == nil else { return "state" }
      // '$draft' changes 'draft'.
      return first.name.first == "$" ? String(first.name.dropFirst()) : first.name
    }
  }.filter { seen.insert($0).inserted }
}

extension Reference {
  /// Whether what the reference names is changed by it.
  fileprivate func changes(in text: [UInt8], of kind: FragmentKind) -> Bool {
    switch access {
    case .write, .readWrite: return true
    case .read: break
    }
    let called = members.filter { $0.call != nil }
    guard let last = called.last else { return false }
    if called.contains(where: { allChangingMethods.contains($0.name) }) { return true }
    // A statement that is nothing but the call: only what changes something is worth it.
    return kind == .statements && stands(atStartOf: text) && last == members.last
  }

  /// Whether nothing stands in front of the reference on its line.
  private func stands(atStartOf text: [UInt8]) -> Bool {
    let before = text[..<base.range.lowerBound].last {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    return before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: ";")
  }
}

/// The methods that change what they are called on: those of values that language rules know, further ones, and those of the
/// runtime's collections.
private let allChangingMethods = changingMethods.union([
  "add", "formIntersection", "formSymmetricDifference", "modify", "move", "pop", "popFirst",
  "popLast", "round", "update", "updateOrAppend", "withLock",
])
