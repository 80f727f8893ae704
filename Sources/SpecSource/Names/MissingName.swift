/// A name that specs use and no spec declares.
public struct MissingName: Sendable, Hashable {
  /// The kinds of declarations that are visible in the whole project.
  public enum Kind: Sendable, Hashable {
    case feature
    case dependency
  }

  /// The kind of declaration that is missing.
  public var kind: Kind

  /// The name.
  public var name: String

  /// Makes a missing name.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Diagnostic {
  /// The diagnostic as one about a use of a missing name.
  public func about(missing kind: MissingName.Kind, _ name: String) -> Diagnostic {
    var result = self
    result.missingName = MissingName(kind, name)
    return result
  }

  /// The diagnostic without places and without the way out: equal for all uses of a missing name.
  fileprivate var withoutPlaces: Diagnostic {
    var result = self
    result.span = nil
    result.wayOut = .known(FoundWay())
    result.related = []
    return result
  }
}

extension Sequence<Diagnostic> {
  /// In the order of path, place and message; the uses of one missing name are one diagnostic, with the other uses as related
  /// places.
  ///
  /// An editor marks each use, so the language server does not group.
  public func groupedForPrinting() -> [Diagnostic] {
    var grouped: [Diagnostic] = []
    // Those of one name, each with another way out.
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
