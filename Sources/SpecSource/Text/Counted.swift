/// Returns a number of things, in words: `1 file`, `2 files`.
public func counted(_ count: Int, _ thing: String) -> String {
  count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
}
