/// What is written down.
struct Journal: Sendable {
  var name: String

  func note(_ text: String) -> Bool { text != name }
}

private let journal = Journal(name: "writer")
private let limit = 3
private let isStrict = false

/// What writes.
struct Writer {
  func write() {
    if !isStrict, limit > 2, journal.note("written") { return }
  }
}
