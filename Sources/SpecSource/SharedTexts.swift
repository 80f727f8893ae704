import Platform

/// Texts that stand in many places, of which each is kept once.
///
/// May be used by several threads at a time.
public final class SharedTexts: Sendable {
  private let texts = Locked<Set<String>>([])

  /// Makes a collection of none.
  public init() {}

  /// The text itself, or an equal one that was asked for before.
  public func shared(_ text: String) -> String {
    // Short texts take no memory of their own. Beyond ASCII, equal texts may have other bytes: `é`, and `e` with an accent.
    guard text.utf8.count > 15, text.allBytes({ $0 < 0x80 }) else { return text }
    return texts.withLock { $0.insert(text).memberAfterInsert }
  }
}
