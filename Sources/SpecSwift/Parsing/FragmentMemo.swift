import Platform
import SpecSource

/// What is known of fragments that were parsed before, so that the same text is parsed once in a run.
///
/// What a fragment reads and writes depends on its text, its kind and its options alone. Much is written again and again:
/// types, `true`, `state.isLoading = false`. Only fragments without problems are kept; those with problems are parsed where
/// they stand. May be used by several threads at a time.
public final class FragmentMemo: Sendable {
  private struct AnalysisKey: Hashable {
    var text: String
    var kind: FragmentKind
    var options: FragmentOptions
  }

  private struct PartsKey: Hashable {
    var text: String
    var options: FragmentOptions
  }

  private let analysis = Locked<[AnalysisKey: SharedAnalysis]>([:])
  private let parts = Locked<[PartsKey: TypedValueParts]>([:])

  /// Knows nothing yet.
  public init() {}

  /// What is known of a text; nil when it was not parsed yet.
  func analysis(of text: String, as kind: FragmentKind, _ options: FragmentOptions)
    -> SharedAnalysis?
  {
    guard isKept(text) else { return nil }
    return analysis.withLock { $0[AnalysisKey(text: text, kind: kind, options: options)] }
  }

  /// Keeps what was found out of a text.
  func keep(
    _ found: SharedAnalysis, of text: String, as kind: FragmentKind, _ options: FragmentOptions
  ) {
    guard isKept(text) else { return }
    analysis.withLock { $0[AnalysisKey(text: text, kind: kind, options: options)] = found }
  }

  /// What is known of a type with a value behind it; nil when it was not parsed yet.
  func parts(of text: String, _ options: FragmentOptions) -> TypedValueParts? {
    guard isKept(text) else { return nil }
    return parts.withLock { $0[PartsKey(text: text, options: options)] }
  }

  /// Keeps what was found out of a type with a value behind it.
  func keep(_ found: TypedValueParts, of text: String, _ options: FragmentOptions) {
    guard isKept(text) else { return }
    parts.withLock { $0[PartsKey(text: text, options: options)] = found }
  }

  /// Whether equal texts have the same bytes, as an analysis needs it: beyond ASCII, `é` equals `e` with an accent.
  private func isKept(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }
}
