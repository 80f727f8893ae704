import Platform

/// Texts with many occurrences, each of which is kept once.
///
/// Several threads may use the texts at the same time.
public final class SharedTexts: Sendable {
  private let texts = Locked<Set<String>>([])

  /// Makes an empty collection.
  public init() {}

  /// Returns the text itself, or an equal text that was requested before.
  public func shared(_ text: String) -> String {
    // Short texts take no memory of their own. Beyond ASCII, equal texts may have different bytes: `é`, and `e` with
    // an accent.
    guard text.utf8.count > 15, text.allBytes({ $0 < 0x80 }) else { return text }
    return texts.withLock { $0.insert(text).memberAfterInsert }
  }
}
