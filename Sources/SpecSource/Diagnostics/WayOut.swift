import Platform

/// The hint and the fix of a diagnostic.
struct FoundWay: Sendable, Hashable {
  var hint: String?
  var fix: Diagnostic.Fix?
}

/// The hint and the fix of a diagnostic, which are looked for when somebody wants to see them: a file with thousands of
/// misspelt names has as many diagnostics, of which few are shown.
enum WayOut: Sendable {
  case known(FoundWay)
  case sought(Search)

  /// A search that is done once.
  final class Search: Sendable {
    private let find: @Sendable () -> FoundWay
    private let found = Locked<FoundWay?>(nil)

    init(_ find: @escaping @Sendable () -> FoundWay) {
      self.find = find
    }

    var result: FoundWay {
      found.withLock { found in
        let result = found ?? find()
        found = result
        return result
      }
    }
  }

  var found: FoundWay {
    switch self {
    case .known(let way): way
    case .sought(let search): search.result
    }
  }
}

extension WayOut: Hashable {
  static func == (left: WayOut, right: WayOut) -> Bool { left.found == right.found }

  /// Leaves out what is found: the other parts of diagnostics tell them apart without a search.
  func hash(into hasher: inout Hasher) {}
}
