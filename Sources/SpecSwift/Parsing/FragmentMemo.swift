import Platform
import SpecSource

/// Remembers the analysis of fragments, so that a text that stands in many places is parsed once in a run.
///
/// What a fragment reads and writes depends on its text, its kind and its options alone. Much is written again and again:
/// types, `true`, `state.isLoading = false`. Only fragments without problems are kept; those with problems are parsed where
/// they stand. May be used by several threads at a time.
public final class FragmentMemo: Sendable {
  /// The values that were found for texts, by all that they depend on.
  struct Findings<Value: Sendable>: Sendable {
    private struct Key: Hashable {
      var text: String
      var kind: FragmentKind?
      var options: FragmentOptions
    }

    private let values = Locked<[Key: Value]>([:])

    /// The value for a text; nil when the text was not parsed yet, or is not kept.
    subscript(text: String, kind: FragmentKind?, options: FragmentOptions) -> Value? {
      get {
        guard isKept(text) else { return nil }
        return values.withLock { $0[Key(text: text, kind: kind, options: options)] }
      }
      nonmutating set {
        guard isKept(text) else { return }
        values.withLock { $0[Key(text: text, kind: kind, options: options)] = newValue }
      }
    }

    /// Whether equal texts have the same bytes, as an analysis needs it: beyond ASCII, `é` equals `e` with an accent.
    private func isKept(_ text: String) -> Bool {
      text.allBytes { $0 < 0x80 }
    }
  }

  /// The analyses of fragments.
  let analysis = Findings<SharedAnalysis>()
  /// The parts of types with values behind them, which have no kind.
  let parts = Findings<TypedValueParts>()

  /// The names of addresses that are nothing but names and dots, whatever they are addresses of.
  let addresses = Findings<[AddressComponent]>()
  /// Actions with arguments. They stand in no file, so that none is kept here.
  let calls = Findings<ActionCall>()
  /// Fields with values. They stand in no file, either.
  let assignments = Findings<Assignment>()

  /// The texts of the files that the fragments stand in.
  public let texts = SharedTexts()

  /// Makes a memo that knows nothing yet.
  public init() {}
}
