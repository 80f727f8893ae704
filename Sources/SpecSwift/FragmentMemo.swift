#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is known of fragments that were parsed before, so that the same text is parsed once in a run.
///
/// What a fragment reads and writes depends on its text, its kind and its options alone. Much is written again and again:
/// types, `true`, `state.isLoading = false`. Only fragments without problems are kept; those with problems are parsed where
/// they stand. May be used by several threads at a time.
public final class FragmentMemo: @unchecked Sendable {
  private struct Key: Hashable {
    var text: String
    var kind: FragmentKind
    var options: FragmentOptions
  }

  private struct TypedValueKey: Hashable {
    var text: String
    var options: FragmentOptions
  }

  private var facts: [Key: SharedFacts] = [:]
  private var typedValues: [TypedValueKey: TypedValueParts] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Knows nothing yet.
  public init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What is known of a text; nil when it was not parsed yet.
  func facts(of text: String, as kind: FragmentKind, _ options: FragmentOptions) -> SharedFacts? {
    guard isKept(text) else { return nil }
    let key = Key(text: text, kind: kind, options: options)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return facts[key]
  }

  /// Keeps what was found out of a text.
  func keep(
    _ found: SharedFacts, of text: String, as kind: FragmentKind, _ options: FragmentOptions
  ) {
    guard isKept(text) else { return }
    let key = Key(text: text, kind: kind, options: options)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    facts[key] = found
  }

  /// What is known of a type with a value behind it; nil when it was not parsed yet.
  func parts(of text: String, _ options: FragmentOptions) -> TypedValueParts? {
    guard isKept(text) else { return nil }
    let key = TypedValueKey(text: text, options: options)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return typedValues[key]
  }

  /// Keeps what was found out of a type with a value behind it.
  func keep(_ parts: TypedValueParts, of text: String, _ options: FragmentOptions) {
    guard isKept(text) else { return }
    let key = TypedValueKey(text: text, options: options)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    typedValues[key] = parts
  }

  /// Whether equal texts have the same bytes, as facts need it: beyond ASCII, `é` equals `e` with an accent.
  private func isKept(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }
}
