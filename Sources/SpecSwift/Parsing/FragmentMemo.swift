import Platform
import SpecSource

/// Remembers the analyses of fragments, so that a text with many occurrences is parsed once in a run.
///
/// The analysis of a fragment depends only on its text, its kind and its options. Many texts occur again and again:
/// types, `true`, `state.isLoading = false`. Only fragments without problems are kept; fragments with problems are
/// parsed at each occurrence. Several threads may use a memo at the same time.
public final class FragmentMemo: Sendable {
  /// The values found for texts, by everything that they depend on.
  struct Findings<Value: Sendable>: Sendable {
    private struct Key: Hashable {
      var text: String
      var kind: FragmentKind?
      var options: FragmentOptions
    }

    private let values = Locked<[Key: Value]>([:])

    /// The value for a text; nil if the text was not yet parsed or is not kept.
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

    /// Whether a text is kept: all texts equal to it have the same bytes, as an analysis requires. Beyond ASCII, `é`
    /// equals `e` with an accent.
    private func isKept(_ text: String) -> Bool {
      text.allBytes { $0 < 0x80 }
    }
  }

  /// The analyses of fragments.
  let analysis = Findings<SharedAnalysis>()
  /// The parts of types with values, which have no kind.
  let parts = Findings<TypedValueParts>()

  /// The components of addresses that consist only of names and dots, of every kind of address.
  let addresses = Findings<[AddressComponent]>()
  /// Actions with arguments. They are kept outside of any file, so that the memo retains no file.
  let calls = Findings<ActionCall>()
  /// Fields with values, also outside of any file.
  let assignments = Findings<Assignment>()

  /// The texts of the files that contain the fragments.
  public let texts = SharedTexts()

  /// Makes an empty memo.
  public init() {}
}
