import FeatureSpec
import SpecSwift

/// A property of the state that a block may change, with the conditions of the change.
public struct ChangedProperty: Sendable, Equatable {
  /// The name of the property; `state` for the whole state.
  public var name: String
  /// The conditions under which the property changes, from the outside to the inside.
  public var conditions: [BlockCondition]
}

extension Block {
  /// The properties of the state that the block may change, in the order in which they are first named.
  ///
  /// A property with several conditions occurs several times, and a property that changes in any case occurs once. No
  /// spec declares whether a method changes its value. The following methods are assumed to do so: methods of the
  /// standard library that change collections and values, and methods whose result is unused.
  public var changedProperties: [ChangedProperty] {
    var properties: [ChangedProperty] = []
    // An effect has a copy of the state.
    for scoped in BlockScopes(self, locals: []).fragments where !scoped.place.isEffect {
      for name in scoped.fragment.changedProperties {
        let property = ChangedProperty(name: name, conditions: scoped.conditions)
        if !properties.contains(property) { properties.append(property) }
      }
    }
    let unconditional = Set(properties.filter(\.conditions.isEmpty).map(\.name))
    return properties.filter { $0.conditions.isEmpty || !unconditional.contains($0.name) }
  }
}

extension SwiftFragment {
  /// The properties of the state that the fragment may change.
  fileprivate var changedProperties: [String] {
    let bytes = Array(text.utf8)
    return analysis.references.compactMap { reference -> String? in
      guard reference.base.name == "state", reference.changes(in: bytes, of: kind)
      else { return nil }
      guard let first = reference.members.first, first.call == nil else { return "state" }
      // '$draft' changes 'draft'.
      return first.name.first == "$" ? String(first.name.dropFirst()) : first.name
    }
  }
}

extension Reference {
  /// Whether the reference changes the value that it names.
  fileprivate func changes(in text: [UInt8], of kind: FragmentKind) -> Bool {
    switch access {
    case .write, .readWrite: return true
    case .read: break
    }
    let called = members.filter { $0.call != nil }
    guard let last = called.last else { return false }
    if called.contains(where: { allChangingMethods.contains($0.name) }) { return true }
    // A statement that consists only of the call is useful only if the call changes something.
    return kind == .statements && isStart(of: text) && last == members.last
  }

  /// Whether the reference is the first text of its statement or line.
  private func isStart(of text: [UInt8]) -> Bool {
    let before = text[..<base.range.lowerBound].last {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    return before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: ";")
  }
}

/// The methods that change the value on which they are called: the methods of values that the language rules know,
/// further methods, and the methods of the runtime's collections.
private let allChangingMethods = changingMethods.union([
  "add", "formIntersection", "formSymmetricDifference", "modify", "move", "pop", "popFirst",
  "popLast", "round", "update", "updateOrAppend", "withLock",
])
