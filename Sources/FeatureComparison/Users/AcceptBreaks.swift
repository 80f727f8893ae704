import SpecSource

/// A break that a person accepts: `Counter.increment: renamed on purpose`.
public struct AllowedBreak: Sendable {
  /// The name of the changed declaration, a colon and the reason.
  public let text: String

  /// Reads a permission; nil without a name or a reason.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), !isBlank(text[..<colon]),
      !isBlank(text[colon...].dropFirst())
    else { return nil }
    self.text = text
  }

  /// The text before the first colon, which is the name of most declarations.
  public var name: String { oneLine(text.prefix { $0 != ":" }) }

  /// Returns the reason if the permission names the declaration; otherwise nil.
  func reason(for name: String) -> String? {
    guard text.hasPrefix(name + ":") else { return nil }
    let reason = oneLine(text.dropFirst(name.count + 1))
    return reason.isEmpty ? nil : reason
  }
}

private func isBlank(_ text: Substring) -> Bool { text.allSatisfy(\.isWhitespace) }

/// A permission without effect.
public enum IdlePermission: Sendable, Equatable {
  /// A permission for a name that no change has, with the names of the breaks that are not accepted.
  case unknown(String, breaks: [String])
  /// A permission for a change that breaks no users.
  case unneeded(String)
}

extension ProjectComparison {
  /// Accepts the breaks that permissions name.
  ///
  /// - Returns: The permissions without effect.
  public mutating func accept(_ permissions: [AllowedBreak]) -> [IdlePermission] {
    permissions.compactMap { permission in
      // 'Counter.State: Hashable' is the name of a conformance.
      let name = changedNames.filter { permission.reason(for: $0) != nil }
        .max { $0.count < $1.count }
      guard let name, let reason = permission.reason(for: name) else {
        return .unknown(permission.name, breaks: openBreaks)
      }
      return accept(name, for: reason) ? nil : .unneeded(name)
    }
  }

  /// The names of the breaks that are not accepted.
  private var openBreaks: [String] {
    specs.flatMap { spec in
      (spec.isOpenBreak ? [spec.knownName] : [])
        + spec.changes.filter(\.isOpenBreak).map { spec.address(of: $0) }
    }
  }

  /// The names of all changes.
  private var changedNames: [String] {
    specs.flatMap { spec in [spec.knownName] + spec.changes.map { spec.address(of: $0) } }
  }

  /// Accepts the breaks with a name.
  ///
  /// - Returns: Whether a break with this name was not accepted yet.
  private mutating func accept(_ name: String, for reason: String) -> Bool {
    var isNeeded = false
    for index in specs.indices {
      if specs[index].isOpenBreak, specs[index].knownName == name {
        specs[index].reason = reason
        isNeeded = true
      }
      for (number, change) in specs[index].changes.enumerated()
      where change.isOpenBreak && specs[index].address(of: change) == name {
        specs[index].changes[number].reason = reason
        isNeeded = true
      }
    }
    return isNeeded
  }
}

extension ComparedSpec {
  /// The name of the spec in the old project, which permissions use.
  fileprivate var knownName: String { formerName ?? name }

  /// Returns the name of a part in the old project, which permissions use.
  fileprivate func address(of change: ComparedMember) -> String {
    "\(knownName).\(change.formerName ?? change.name)"
  }
}
