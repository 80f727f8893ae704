/// The names that a fragment has declared so far, those of the innermost scope last.
struct ScopeStack {
  private var names: [String] = []
  private var starts: [Int] = []

  /// Whether no scope is open. Names declared now stay in scope after the fragment.
  var isOutermost: Bool { starts.isEmpty }

  mutating func open() {
    starts.append(names.count)
  }

  mutating func close() {
    guard let start = starts.popLast() else { return }
    names.removeSubrange(start...)
  }

  mutating func bind(_ name: String) {
    names.append(name)
  }

  func contains(_ name: String) -> Bool {
    !names.isEmpty && names.contains(name)
  }
}
