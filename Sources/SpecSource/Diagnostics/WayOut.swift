import Platform

/// The hint and the fix of a diagnostic.
struct FoundWay: Sendable, Hashable {
  var hint: String?
  var fix: Diagnostic.Fix?
}

/// The hint and the fix of a diagnostic, which are searched for only when somebody wants to see them.
///
/// A file with thousands of misspelled names has as many diagnostics, of which only few are shown.
enum WayOut: Sendable {
  case known(FoundWay)
  case sought(Search)

  /// A search that runs only once.
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

  /// Hashes nothing: the other parts of diagnostics distinguish them without a search for the hint.
  func hash(into hasher: inout Hasher) {}
}
