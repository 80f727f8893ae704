import ComposableArchitecture

extension Numbers {
  /// Another file has one of its own.
  func isPaired(_ number: Int) -> Bool { number.isMultiple(of: 2) }
}

extension Numbers {
  /// What is counted: another file has this name, too.
  enum Unit: Int { case ones = 1, tens = 10 }
}
