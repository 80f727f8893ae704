/// A name that specs use and no spec declares.
public struct MissingName: Sendable, Hashable {
  /// The kinds of declarations that are visible in the whole project.
  public enum Kind: Sendable, Hashable {
    case feature
    case dependency
  }

  /// The kind of the missing declaration.
  public var kind: Kind

  /// The missing name.
  public var name: String

  /// Makes a missing name from its kind and its text.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Diagnostic {
  /// Returns the diagnostic as a diagnostic about the use of a missing name.
  public func about(missing kind: MissingName.Kind, _ name: String) -> Diagnostic {
    var result = self
    result.missingName = MissingName(kind, name)
    return result
  }

  /// The diagnostic without locations and without a hint, which is equal for all uses of a missing name.
  fileprivate var withoutPlaces: Diagnostic {
    var result = self
    result.span = nil
    result.wayOut = .known(FoundWay())
    result.related = []
    return result
  }
}

extension Sequence<Diagnostic> {
  /// Returns the diagnostics in the order of path, position and message.
  ///
  /// All uses of a missing name form a single diagnostic, with the other uses as related locations. The language
  /// server does not group diagnostics, because an editor marks each use.
  public func groupedForPrinting() -> [Diagnostic] {
    var grouped: [Diagnostic] = []
    // The diagnostics of a name, one for each hint.
    var firsts: [Diagnostic: [Int]] = [:]
    for diagnostic in sortedForPrinting() {
      guard let missing = diagnostic.missingName, let span = diagnostic.span else {
        grouped.append(diagnostic)
        continue
      }
      let name = diagnostic.withoutPlaces
      if let first = firsts[name]?.first(where: { grouped[$0].hint == diagnostic.hint }) {
        grouped[first].related.append(.init("'\(missing.name)' is used here, too", at: span))
        grouped[first].related += diagnostic.related
      } else {
        firsts[name, default: []].append(grouped.count)
        grouped.append(diagnostic)
      }
    }
    return grouped
  }
}
