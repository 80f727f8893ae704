import ComposableArchitecture

extension Reader {
  /// What is written down while somebody reads.
  private static let journal = Journal(name: "reader")

  var journal: Journal { Self.journal }
}

extension Reader {
  private static let limit: Int = 20

  var limit: Int { Self.limit }
}

extension Reader {
  var isStrict: Bool { limit > 10 }
}
